import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { LOCALES } from '#contract/locales.ts'
import { BOOKS, phrasesOf } from '#server/lib/words.ts'
import { TEXTS } from '#server/seeds/content.ts'
import type { Finding, Pair } from './rules.ts'

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number]
type Messages = NonNullable<Awaited<ReturnType<Catalogue['read']>>>

/** All sentences of one part of the app, in one language. */
export interface Part {
  readonly area: string
  readonly locale: string
  readonly pairs: readonly Pair[]
}

export const SPOKEN = LOCALES.map(({ tag }) => tag)
const collator = new Intl.Collator('en-US')

export async function open(root: string): Promise<{ catalogues: Catalogue[] }> {
  const config = getConfig({ cwd: root, configPath: join(root, 'lingui.config.ts') })
  return { catalogues: await getCatalogs(config) }
}

/** Writes what the sources say into the catalogues; words nobody says any more go. */
export async function extract(catalogues: readonly Catalogue[]): Promise<void> {
  for (const catalogue of catalogues) {
    const made = await catalogue.make({ clean: true, overwrite: false, orderBy: 'message' })
    if (!made) throw new Error(`could not read the sources of ${catalogue.path}`)
  }
}

/** Catalogues that extracting again would change. */
export async function stale(root: string, catalogues: readonly Catalogue[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const catalogue of catalogues) {
    const now = await catalogue.collect()
    if (!now) throw new Error(`could not read the sources of ${catalogue.path}`)
    const next = catalogue.merge(await catalogue.readAll(), now, {})
    for (const locale of catalogue.locales) {
      const file = catalogue.getFilename(locale)
      const text = await catalogue.format.serialize(file, ordered(next[locale] ?? {}), locale)
      if (text !== contentOf(file))
        findings.push({
          rule: 'stale',
          locale,
          where: relative(root, file),
          text: '',
          why: 'extracting again changes it',
        })
    }
  }
  return findings
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
    const area = /locales\/([^/]+)\//.exec(catalogue.path)?.[1] ?? catalogue.path
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

/** What the server says, and what the demo world tells. */
export const farParts = (): Part[] => [...partsOfBooks('server', BOOKS), ...partsOfBooks('content', TEXTS)]

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
