import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from '../scripts/lib/imports.mjs'

const FOLDERS = ['contract', 'machines', 'server', 'src', 'stories', 'tests', 'scripts', '.storybook']

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs|js)$/.test(name))
    .map((name) => join(folder, name)),
)

/** What each file imports of ours, by `import()` and for its types, too. The generated tree of routes names no endings, so nothing here. */
const imports = new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]))
const importedBy = (file: string) => imports.get(file) ?? []

const reported = (from: string, to: string) => `${from} imports ${to}`

describe('the rooms of the screens', () => {
  /** One address, `?part=`, shows pages of several rooms; each is brought when it is asked for. */
  const BRINGS: Readonly<Record<string, readonly string[]>> = {
    'src/screens/account/profile.route.tsx': ['device', 'export', 'factor', 'security', 'service'],
  }
  const roomOf = (file: string) => /^src\/screens\/([^/]+)\//.exec(file)?.[1]

  it('import nothing of each other: what several show stands in src/parts', () => {
    const foreign = files.flatMap((file) =>
      importedBy(file)
        .filter((other) => roomOf(file) && roomOf(other) && roomOf(other) !== roomOf(file))
        .map((other) => ({ file, other })),
    )
    const allowed = (file: string, other: string) => BRINGS[file]?.includes(roomOf(other) ?? '')
    expect(
      foreign.filter(({ file, other }) => !allowed(file, other)).map(({ file, other }) => reported(file, other)),
    ).toEqual([])
    const used = new Set(foreign.map(({ file, other }) => `${file} ${roomOf(other)}`))
    expect([...used].toSorted()).toEqual(
      Object.entries(BRINGS).flatMap(([file, rooms]) => rooms.map((room) => `${file} ${room}`)),
    )
  })

  it('are not known to what they share', () => {
    const shared = files.filter((file) => /^src\/(parts|ui|lib|theme)\//.test(file))
    const up = shared.flatMap((file) =>
      importedBy(file)
        .filter(roomOf)
        .map((other) => reported(file, other)),
    )
    expect(up).toEqual([])
  })
})

/** The files that are left when those that lead nowhere, or are led to by nobody, are taken away again and again. */
function entangled(): Set<string> {
  const left = new Set(files)
  const leads = (file: string) => importedBy(file).some((other) => left.has(other))
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const file of left) if (!leads(file)) left.delete(file)
    const ledTo = new Set([...left].flatMap(importedBy))
    for (const file of left) if (!ledTo.has(file)) left.delete(file)
  }
  return left
}

function reaches(from: string, to: string, through: ReadonlySet<string>): boolean {
  const seen = new Set([from])
  for (const file of seen) for (const other of importedBy(file)) if (through.has(other)) seen.add(other)
  return seen.has(to)
}

it('no files import each other in a circle, not even by import() or for their types', () => {
  const left = entangled()
  const circles = [...left].flatMap((file) =>
    importedBy(file)
      .filter((other) => left.has(other) && reaches(other, file, left))
      .map((other) => reported(file, other)),
  )
  expect(circles).toEqual([])
})
