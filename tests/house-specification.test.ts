import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUILT } from '#src/sitemap.ts'
import { PENDING } from './spec/pending.ts'
import { sentences } from './spec/sentences.ts'
import { GATE } from './walk/mode.ts'

interface Row {
  readonly no: string
  readonly words: string
  readonly by: string
  readonly proofs: readonly string[]
}

const cells = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
const rows: Row[] = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+ /.test(line))
  .map((line) => {
    const [, no = '', words = '', by = '', proof = ''] = cells(line)
    return { no, words, by, proofs: proof.split('<br>') }
  })

const PROOF = /^`(tests\/[^`]+)` “(.+)”$/
const TO_COME = /^to come: ((?:`[^`]+`(?:, )?)+)$/
const TO_PROVE = 'to prove'
/** Sentences whose tests are still to be written. */
const UNPROVEN: string[] = []
const SETTLES_NOTHING = 'settles nothing'

const testIn = (proof: string) => {
  const [, file = '', title = ''] = PROOF.exec(proof) ?? []
  return file ? { file, title } : undefined
}
const pathsIn = (proof: string): string[] =>
  [...(TO_COME.exec(proof)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)

describe('every sentence of the specification', () => {
  it('stands in docs/specification.md, word for word and in its order', () => {
    expect(rows.map(({ no, words }) => ({ no, words }))).toEqual(sentences())
  })

  it('names who answers it, and its proof', () => {
    const isProof = (proof: string) =>
      [TO_PROVE, SETTLES_NOTHING].includes(proof) || PROOF.test(proof) || TO_COME.test(proof)
    expect(rows.filter(({ by, proofs }) => !by || !proofs.every(isProof)).map(({ no }) => no)).toEqual([])
  })

  it('is proven by tests that are there, under their titles, and wait for no gate', () => {
    const isThere = ({ file, title }: { file: string; title: string }) => {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      return text.includes(title) && !text.includes(`${title} ${GATE}`)
    }
    const gone = rows.flatMap(({ no, proofs }) =>
      proofs.flatMap((proof) => {
        const test = testIn(proof)
        return test && !isThere(test) ? [`${no}: ${proof}`] : []
      }),
    )
    expect(gone).toEqual([])
  })

  it('waits for a screen only while that is to come, and every screen to come is waited for', () => {
    const awaited = new Set(rows.flatMap(({ proofs }) => proofs.flatMap(pathsIn)))
    expect([...awaited].filter((path) => path in BUILT)).toEqual([])
    expect([...awaited].toSorted()).toEqual([...PENDING].toSorted())
  })

  it('is proven, but for these', () => {
    expect(rows.filter(({ proofs }) => proofs.includes(TO_PROVE)).map(({ no }) => no)).toEqual(UNPROVEN)
  })
})
