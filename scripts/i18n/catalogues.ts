import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { LOCALES } from '#contract/locales.ts'
import { BOOKS, phrasesOf } from '#server/lib/words.ts'
import { TEXTS } from '#server/seeds/content.ts'
import { VENTURE_TEXTS } from '#server/seeds/invest.ts'
import { SHARE_TEXTS } from '#server/seeds/shares.ts'
import type { Finding, Pair } from './rules.ts'

export type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number]
type Messages = NonNullable<Awaited<ReturnType<Catalogue['read']>>>
type Collected = NonNullable<Awaited<ReturnType<Catalogue['collect']>>>

/** All sentences of one part of the app, in one language. */
export interface Part {
  readonly area: string
  readonly locale: string
  readonly pairs: readonly Pair[]
}

export const SOURCE = 'en'
export const SPOKEN = LOCALES.map(({ tag }) => tag)
const collator = new Intl.Collator('en-US')

export async function open(root: string): Promise<{ catalogues: Catalogue[] }> {
  const config = getConfig({ cwd: root, configPath: join(root, 'lingui.config.ts') })
  return { catalogues: await getCatalogs(config) }
}

export const areaOf = ({ path }: Catalogue): string => /locales\/([^/]+)\//.exec(path)?.[1] ?? path

/**
 * Where a message stands, by the areas that say it: once, so that it is translated once. What the first screen says is
 * there for all; what else two areas say is common.
 */
export function homeOf(areas: readonly string[]): string {
  if (areas.includes('app')) return 'app'
  return areas.length === 1 ? (areas[0] ?? '') : 'common'
}

/** What the catalogues are to hold: what the sources say, each message in its home, with the words it has anywhere. */
async function due(catalogues: readonly Catalogue[]) {
  const said: Collected = {}
  const areas = new Map<string, string[]>()
  for (const catalogue of catalogues) {
    const found = await catalogue.collect()
    if (!found) throw new Error(`could not read the sources of ${catalogue.path}`)
    for (const [id, message] of Object.entries(found)) {
      const known = said[id]
      said[id] = known ? alsoSaid(known, message) : message
      areas.set(id, [...(areas.get(id) ?? []), areaOf(catalogue)])
    }
  }
  const locales = SPOKEN.map(async (locale) => {
    const read = await Promise.all(catalogues.map((catalogue) => catalogue.read(locale)))
    const known: Messages = Object.assign({}, ...read)
    const next = Object.entries(catalogues[0]?.merge({ [locale]: known }, said, {})[locale] ?? {})
    return catalogues.map((catalogue) => {
      const own = next.filter(([id]) => homeOf(areas.get(id) ?? []) === areaOf(catalogue))
      return { catalogue, locale, messages: ordered(Object.fromEntries(own)) }
    })
  })
  return (await Promise.all(locales)).flat()
}

const alsoSaid = (one: Collected[string], other: Collected[string]): Collected[string] => ({
  ...one,
  comments: [...new Set([...(one.comments ?? []), ...(other.comments ?? [])])],
  origin: [...(one.origin ?? []), ...(other.origin ?? [])],
})

/** Writes what the sources say into the catalogues; words nobody says any more go. */
export async function extract(catalogues: readonly Catalogue[]): Promise<void> {
  for (const { catalogue, locale, messages } of await due(catalogues)) await catalogue.write(locale, messages)
}

/** Catalogues that extracting again would change. */
export async function stale(root: string, catalogues: readonly Catalogue[]): Promise<Finding[]> {
  const found = (await due(catalogues)).map(async ({ catalogue, locale, messages }) => {
    const file = catalogue.getFilename(locale)
    const text = await catalogue.format.serialize(file, messages, locale)
    const where = relative(root, file)
    const finding = { rule: 'stale', locale, where, text: '', why: 'extracting again changes it' }
    return text === contentOf(file) ? [] : [finding]
  })
  return (await Promise.all(found)).flat()
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** As the extractor writes: living messages, by text, then by context. */
function ordered(messages: Messages): Messages {
  const living = Object.entries(messages).filter(([, { obsolete }]) => !obsolete)
  const by = (one: (typeof living)[number], other: (typeof living)[number]) =>
    collator.compare(one[1].message ?? '', other[1].message ?? '') ||
    collator.compare(one[1].context ?? '', other[1].context ?? '')
  return Object.fromEntries(living.sort(by))
}

/** What the phone says. */
export async function phoneParts(root: string, catalogues: readonly Catalogue[]): Promise<Part[]> {
  const parts: Part[] = []
  for (const catalogue of catalogues) {
    const area = areaOf(catalogue)
    for (const locale of SPOKEN) {
      const file = relative(root, catalogue.getFilename(locale))
      const messages = Object.values((await catalogue.read(locale)) ?? {})
      parts.push({ area, locale, pairs: messages.map((message) => pairOf(message, file)) })
    }
  }
  return parts
}

const pairOf = ({ message = '', context, translation, comments = [] }: Messages[string], file: string): Pair => ({
  where: context ? `${file} (${context})` : file,
  context,
  source: message,
  target: translation,
  hints: comments,
})

/** What the server says, and what the demo world tells: books of typed sentences, one a language. */
export const FAR_BOOKS = { server: BOOKS, content: TEXTS, shares: SHARE_TEXTS, ventures: VENTURE_TEXTS }

export const farParts = (): Part[] =>
  Object.entries(FAR_BOOKS).flatMap(([area, books]) => {
    const parts = partsOfBooks(area, books)
    return area === 'ventures' ? parts.map(withoutNames) : parts
  })

/** What is called the same in every language is a name, which the English one answers for. */
const withoutNames = (part: Part): Part => ({
  ...part,
  pairs: part.pairs.filter(
    ({ where, source, target }) => !(where.endsWith('.title') && target === source && part.locale !== SOURCE),
  ),
})

/** The sentences of typed books; a key that one language lacks has no translation. */
export function partsOfBooks(area: string, books: Readonly<Record<string, object>>): Part[] {
  const english = new Map(phrasesOf(books.en ?? {}))
  return SPOKEN.map((locale) => {
    const own = new Map(phrasesOf(books[locale] ?? {}))
    const surplus = [...own].filter(([phrase]) => !english.has(phrase))
    return {
      area,
      locale,
      pairs: [
        ...[...english].map(([phrase, source]) => ({ where: `${area} ${phrase}`, source, target: own.get(phrase) })),
        ...surplus.map(([phrase, target]) => ({ where: `${area} ${phrase}, which English lacks`, source: '', target })),
      ],
    }
  })
}
