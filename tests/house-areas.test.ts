import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { BUILT } from '#src/sitemap.ts'

const IMPORT = /^(?!import type).*?(?:\bfrom|\bimport\()\s*'([#.][^']+\.tsx?)'/gm
/** A part that is brought ahead of time learns its words itself, before it is shown. */
const SPEAKS_ITSELF = /^export (?:async function|const) spoken\b/m
/** Said in a file of which this address shows only what says nothing. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  'screens/robot/tasks.route.tsx': ['src/screens/invest/names.ts'],
  'screens/account/edit-profile.route.tsx': ['src/ui/attachment/choose.tsx'],
}

const text = (file: string): string => readFileSync(file, 'utf8')

const importsOf = (file: string): string[] =>
  [...text(file).matchAll(IMPORT)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)))
    .filter((name) => existsSync(name) && !name.startsWith('src/app/'))

const catalogues = new Map<string, Set<string>>()
for (const area of readdirSync('src/locales'))
  for (const [, files = ''] of text(join('src/locales', area, 'en.po')).matchAll(/^#: (.+)$/gm))
    for (const file of files.split(' ')) catalogues.set(file, (catalogues.get(file) ?? new Set()).add(area))

function shown(route: string): Set<string> {
  const seen = new Set([route])
  for (const file of seen)
    importsOf(file)
      .filter((next) => !next.endsWith('.route.tsx') && !SPEAKS_ITSELF.test(text(next)))
      .forEach((next) => seen.add(next))
  return seen
}

const brought = (route: string): string[] =>
  [...text(route).matchAll(/\bwords(?:\(|: \[)([^)\]]*)/g)].flatMap(
    ([, names = '']) => names.match(/[\w-]+(?=')/g) ?? [],
  )

it.each([...new Set(Object.values(BUILT))])('%s brings the words of everything it can show', (file) => {
  const route = posix.join('src', file)
  const has = new Set(['app', 'common', ...brought(route)])
  const unsaid = UNSAID[file] ?? []
  const missing = [...shown(route)]
    .filter((one) => !unsaid.includes(one))
    .flatMap((one) =>
      [...(catalogues.get(one) ?? [])].filter((area) => !has.has(area)).map((area) => `${area}: ${one}`),
    )
  expect(missing).toEqual([])
})
