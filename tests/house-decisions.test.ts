import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cellsIn } from '../scripts/lib/tables.mjs'

const FOLDER = 'docs/decisions'
const index = readFileSync(`${FOLDER}/README.md`, 'utf8')
const files = readdirSync(FOLDER).filter((name) => name !== 'README.md')
const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8')

const rows = cellsIn(index).map(([number = '', decision = '', state = '']) => ({ number, decision, state }))
const neverGiven = numbersIn(/^Never given.*$/m.exec(index)?.[0])

function numbersIn(text = ''): string[] {
  return text.match(/\b\d{4}\b/g) ?? []
}

const titleOf = (file: string) => /^# (?:\d+\.? )?(.*)$/m.exec(textOf(file))?.[1]

describe('the index of decisions', () => {
  it('has every decision by its number and its title, in their order', () => {
    const listed = rows.filter(({ state }) => !state.startsWith('replaced')).map(({ decision }) => decision)
    expect(listed).toEqual(files.toSorted().map((file) => `[${titleOf(file)}](${file})`))
    expect(rows.map(({ number }) => number)).toEqual(rows.map(({ number }) => number).toSorted())
    expect(
      rows.filter(({ number, decision }) => decision.includes('](') && !decision.includes(`](${number}-`)),
    ).toEqual([])
  })

  it('leaves out no number: what has no row was never given', () => {
    const last = Number(rows.at(-1)?.number)
    const all = Array.from({ length: last }, (_, nth) => String(nth + 1).padStart(4, '0'))
    expect([...rows.map(({ number }) => number), ...neverGiven].toSorted()).toEqual(all)
  })

  it('says what replaced a decision, as the newer one says it', () => {
    const replaced = files.flatMap((file) =>
      numbersIn(/^Replaces (.*)\.$/m.exec(textOf(file))?.[1]).map(
        (number) => `${number} replaced by ${file.slice(0, 4)}`,
      ),
    )
    const said = rows
      .filter(({ state }) => state.startsWith('replaced'))
      .map(({ number, state }) => `${number} ${state}`)
    expect(said).toEqual(replaced)
  })

  it('amends only what stands, and what was there before', () => {
    const standing = new Set(files.map((file) => file.slice(0, 4)))
    const amended = rows.flatMap(({ number, state }) =>
      numbersIn(/amends (.*)$/.exec(state)?.[1]).map((other) => ({ number, other })),
    )
    expect(amended.length).toBeGreaterThan(0)
    expect(amended.filter(({ number, other }) => other >= number || !standing.has(other))).toEqual([])
    expect(
      rows.filter(({ state }) => !/^(stands(; (amends|replaces) [\d, ]+)?|replaced by \d{4})$/.test(state)),
    ).toEqual([])
  })
})
