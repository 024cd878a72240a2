const LIKENESSES = ['match', 'close', 'none'] as const
export type Likeness = (typeof LIKENESSES)[number]

const TYPOS = 2
const SHORTEST = 6
const FOLDED: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Without what banks write differently: marks, capitals, order, and two letters for an umlaut. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßøłđðþı]/g, (letter) => FOLDED[letter] ?? letter)
    .replaceAll(/[æœ]/g, (letter) => (letter === 'æ' ? 'a' : 'o'))
    .replaceAll(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()

export function likenessOf(said: string, known: string): Likeness {
  const [one, other] = [wordsOf(said), wordsOf(known)]
  if (one.length === 0 || other.length === 0) return 'none'
  if (one.join(' ') === other.join(' ')) return 'match'
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  if (isWithin(few, many) || typosIn(one.join(''), other.join('')) <= TYPOS) return 'close'
  return 'none'
}

export const closestOf = (said: string, known: readonly string[]): Likeness =>
  LIKENESSES.find((likeness) => known.some((name) => likenessOf(said, name) === likeness)) ?? 'none'

/** Initials count, but one word at least must be whole. */
function isWithin(few: readonly string[], many: readonly string[]): boolean {
  const left = [...many]
  const others = few.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (!few.some((word) => word.length > 1 && !others.includes(word))) return false
  return others.every((word) => {
    const at = left.findIndex((one) => isInitial(word, one) || isInitial(one, word))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const isInitial = (letter: string, word: string) => letter.length === 1 && word.startsWith(letter)

function typosIn(one: string, other: string): number {
  if (Math.min(one.length, other.length) < SHORTEST) return TYPOS + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to += 1)
      next.push(Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (letter === other[to] ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}
