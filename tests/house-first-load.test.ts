import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AREAS } from '#src/areas.ts'
import { BUILT } from '#src/sitemap.ts'

const IMPORT = /^(?!import type).*?(?:\bfrom|\bimport\()\s*'([#.][^']+\.tsx?)'/gm
const IMPORTED = /^import \{([^}]*)\} from '#contract\/(?!shapes|limits)[\w-]+\.ts'/gm
const WORDS = /from '@lingui\/(?:react|core)\/macro'/
const SAID = /\/\/.*|'[^'\n]*'|`[^`]*`/g
const ROUTE = /= createFileRoute[^]*?\n\}\)/

const text = (file: string): string => readFileSync(file, 'utf8')

const importsOf = (file: string): string[] =>
  [...text(file).matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name),
  )

function reached(through: (file: string) => boolean): Set<string> {
  const seen = new Set(['src/main.tsx'])
  for (const file of seen)
    if (through(file))
      importsOf(file)
        .filter(existsSync)
        .forEach((next) => seen.add(next))
  return seen
}

const isTree = (file: string) => file === 'src/app/routeTree.gen.ts'
const isElsewhere = (file: string) => /^src\/screens\/(?!home\/)/.test(file)

const said = (places: readonly string[]): string[] =>
  places
    .map((place) => join('src', place))
    .flatMap((place) =>
      statSync(place).isFile()
        ? [place]
        : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
    )
    .filter((file) => /\.tsx?$/.test(file) && WORDS.test(text(file)))

const common = said([...AREAS.common, ...AREAS.form])

describe('the first load', () => {
  it('brings no words of what only other screens show', () => {
    const first = reached((file) => !isTree(file))
    const late = new Set(Object.entries(AREAS).flatMap(([area, places]) => (area === 'app' ? [] : said(places))))
    expect(said(AREAS.app).filter((file) => !late.has(file) && !first.has(file))).toEqual([])
  })

  it('says nothing in words that are not there yet', () => {
    const first = reached((file) => !isTree(file) && !isElsewhere(file))
    expect(common.filter((file) => first.has(file))).toEqual([])
  })
})

describe('the addresses', () => {
  it.each(Object.values(BUILT))('%s leaves the rooms of the contract to its screen', (file) => {
    const source = text(join('src', file))
    const names = [...source.matchAll(IMPORTED)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    )
    const [route = ''] = (ROUTE.exec(source)?.[0] ?? '').replace(SAID, '').split('component:')
    expect(route).toContain('staticData')
    expect(names.filter((name) => !name.startsWith('type ') && new RegExp(`\\b${name}\\b`).test(route))).toEqual([])
  })
})
