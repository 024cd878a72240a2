import { open, SOURCE } from './catalogues.ts'
import { find, type Found, type Hit } from './find.ts'
import { allSentences, fileOf, placesOf } from './sentences.ts'

const MOST = 10

/** Says where some words stand; 1 where nobody says them. */
export async function where(root: string, words: string): Promise<number> {
  if (!words.trim()) {
    console.error('Say which words: npm run i18n -- where "There is nothing here"')
    return 1
  }
  const { catalogues } = await open(root)
  const found = find(words, await allSentences(catalogues))
  const shown = found.hits.slice(0, MOST)
  const told = shown.map(async (hit) =>
    linesOf(hit, await placesOf(root, catalogues, hit.sentence, localeOf(hit))).join('\n'),
  )
  const more = found.hits.length - shown.length
  const rest = more > 0 ? [`and ${more} more; more of the words say which`] : []
  console.log([headOf(found, words), ...(await Promise.all(told)), ...rest].join('\n\n'))
  return found.isNear ? 1 : 0
}

function headOf({ isNear, hits }: Found, words: string): string {
  if (isNear) return `“${words}” stands nowhere${hits.length > 0 ? '; the nearest:' : ''}`
  return `“${words}” stands in ${hits.length === 1 ? 'one sentence' : `${hits.length} sentences`}`
}

/** The language to show: English where it is among those that say it. */
const localeOf = ({ locales }: Hit): string => (locales.includes(SOURCE) ? SOURCE : (locales[0] ?? SOURCE))

/** What there is to know of one sentence, for people. */
export function linesOf(hit: Hit, places: readonly string[]): string[] {
  const { area, name, texts, comments } = hit.sentence
  const locale = localeOf(hit)
  const rows: [string, string | undefined][] = [
    [locale, locale === SOURCE ? undefined : texts[locale]],
    ['catalogue', `${area}, ${fileOf(hit.sentence, locale)}`],
    ['id', name],
    ...comments.map((comment): [string, string] => ['comment', comment]),
    ...places.map((place): [string, string] => ['written in', place]),
  ]
  return [
    `“${texts[SOURCE]}”`,
    ...rows.flatMap(([label, value]) => (value === undefined ? [] : [`  ${label.padEnd(12)}${value}`])),
  ]
}
