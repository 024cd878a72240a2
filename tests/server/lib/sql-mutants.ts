export interface Mutant {
  readonly says: string
  readonly text: string
}

interface Span {
  readonly from: number
  readonly to: number
}

/** The same text with everything in strings and inner brackets blanked, so that words are found at one depth only. */
function outline(text: string, { from, to }: Span): string {
  let depth = 0
  let quoted = ''
  return Array.from(text.slice(from, to), (sign) => {
    if (quoted) {
      if (sign === quoted) quoted = ''
      return '_'
    }
    if (sign === "'" || sign === '"') {
      quoted = sign
      return '_'
    }
    if (sign === ')' || sign === ']') depth -= 1
    const seen = depth > 0 ? '_' : sign
    if (sign === '(' || sign === '[') depth += 1
    return seen
  }).join('')
}

function groupsOf(text: string): Span[] {
  const open: number[] = []
  const groups: Span[] = [{ from: 0, to: text.length }]
  for (const [at, sign] of [...text].entries()) {
    if (sign === '(') open.push(at + 1)
    if (sign === ')') groups.push({ from: open.pop() ?? 0, to: at })
  }
  return groups
}

function partsBy(shape: string, word: RegExp, { from, to }: Span): Span[] {
  const parts: Span[] = []
  let begin = from
  for (const found of shape.slice(from, to).matchAll(word)) {
    parts.push({ from: begin, to: from + found.index })
    begin = from + found.index + found[0].length
  }
  return [...parts, { from: begin, to }]
}

const CLAUSE = /\b(?:where|having)\b/g
const CLAUSE_ENDS = /\b(?:group by|having|order by|limit|union all|where)\b|$/

const brief = (text: string) => text.replace(/\s+/g, ' ').trim()

function conditionsOf(shape: string): Span[] {
  const clauses = [...shape.matchAll(CLAUSE)].map(({ index, 0: word }) => {
    const from = index + word.length
    return { from, to: from + (CLAUSE_ENDS.exec(shape.slice(from))?.index ?? 0) }
  })
  return /^\s*(?:select|with)\b/.test(shape) || clauses.length > 0 ? clauses : [{ from: 0, to: shape.length }]
}

export function mutantsOf(text: string): Mutant[] {
  const mutants = new Map<string, string>()
  const put = ({ from, to }: Span, instead: string, says: string) =>
    mutants.set(text.slice(0, from) + instead + text.slice(to), says)

  for (const group of groupsOf(text)) {
    const shape = outline(text, group)
    const here = ({ from, to }: Span): Span => ({ from: group.from + from, to: group.from + to })
    const said = (part: Span) => brief(text.slice(here(part).from, here(part).to))
    const branches = partsBy(shape, /\bunion all\b/g, { from: 0, to: shape.length })
    if (branches.length > 1)
      for (const branch of branches)
        put(here(branch), ` (select * from (${said(branch)}) as gone where false) `, `without ${said(branch)}`)
    for (const clause of conditionsOf(shape)) {
      const reasons = partsBy(shape, /\bor\b/g, clause)
      if (reasons.length > 1)
        for (const part of reasons.filter((one) => !isReach(said(one))))
          put(here(part), ' false ', `without or ${said(part)}`)
      const needs = reasons.length > 1 ? [] : partsBy(shape, /\band\b/g, clause)
      if (needs.length > 1)
        for (const part of needs.filter((one) => !isReach(said(one))))
          put(here(part), ' true ', `without and ${said(part)}`)
    }
  }
  const swaps: readonly (readonly [RegExp, readonly string[]])[] = [
    [/ <> /g, [' < ', ' > ']],
    [/ is distinct from /g, [' < ', ' > ', ' <> ']],
    [/ < (?!count)/g, [' <= ']],
    [/ <= /g, [' < ']],
    [/ >= /g, [' > ']],
    [/\bfull join\b/g, ['left join', 'right join']],
    [/\bleft join\b/g, ['join']],
  ]
  for (const [pattern, instead] of swaps)
    for (const found of text.matchAll(pattern))
      for (const other of instead) {
        const span = { from: found.index, to: found.index + found[0].length }
        put(
          span,
          other,
          `${other.trim()} for ${brief(found[0])} in ${brief(text.slice(Math.max(0, span.from - 40), span.to + 40))}`,
        )
      }
  for (const found of text.matchAll(/\(([\w.]+(?:, [\w.]+)+)\) (=|is distinct from) \(([\w.]+(?:, [\w.]+)+)\)/g)) {
    const [whole, left = '', how = '', right = ''] = found
    const [one, other] = [left.split(', '), right.split(', ')]
    for (const at of one.keys()) {
      const kept = (names: string[]) => names.filter((_, place) => place !== at).join(', ')
      put(
        { from: found.index, to: found.index + whole.length },
        `(${kept(one)}) ${how} (${kept(other)})`,
        `without ${one[at]} of ${whole}`,
      )
    }
  }
  return [...mutants].map(([changed, says]) => ({ text: changed, says }))
}

/** How far back a question looks is no part of its law. */
const isReach = (condition: string) => /::bigint [=>]|> \d+$|from moved\)$|version is not null$/.test(condition)
