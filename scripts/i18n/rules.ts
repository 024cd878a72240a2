import { againstGlossary, promiseIn, unwantedIn, type Glossary, type Source } from './glossary.ts'
import { roomOf, shapeOf, unclosed, type Choice, type Shape } from './message.ts'
import { asciiMarkIn, endOf, foreignLetter, hiddenIn, mixesQuotes, quotesAgainst, spacesAgainst } from './typography.ts'

export interface Pair {
  readonly where: string
  readonly context?: string | undefined
  readonly source: string
  readonly target: string | undefined
  readonly hints?: readonly string[]
}

export interface Tongue {
  readonly locale: string
  readonly glossary: Glossary
  readonly source: Source
}

export interface Finding {
  readonly rule: string
  readonly locale: string
  readonly where: string
  readonly text: string
  readonly why: string
}

interface Read extends Tongue {
  readonly pair: Pair & { readonly target: string }
  readonly from: Shape
  readonly to: Shape
}

type Rule = (read: Read) => readonly (string | undefined)[]

const SHORT = 30
const STRETCH = 2.2
const ALWAYS_FITS = 16

const missingFrom = (all: ReadonlySet<string>, some: ReadonlySet<string>): string[] =>
  [...all].filter((one) => !some.has(one))

const differing = (what: string, from: ReadonlySet<string>, to: ReadonlySet<string>): string[] => [
  ...missingFrom(from, to).map((one) => `${what} ${one} is missing`),
  ...missingFrom(to, from).map((one) => `${what} ${one} is not in the source`),
]

function casesAgainst(choice: Choice, locale: string, original?: Choice): string[] {
  const named = new Set(choice.cases.filter((name) => !/^\d+$/.test(name)))
  if (choice.kind === 'select')
    return named.has('other')
      ? differing(`choice ${choice.name}:`, new Set(original?.cases ?? choice.cases), new Set(choice.cases))
      : ['the choice has no other']
  const type = choice.kind === 'plural' ? 'cardinal' : 'ordinal'
  const wanted = new Set<string>(new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories)
  return differing(`plural ${choice.name}:`, wanted, named)
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

function unchanged({ pair, from, glossary, source }: Read): boolean {
  if (!/\p{L}/u.test(from.pieces.join(''))) return false
  return plain(pair.target) === plain(pair.source) && ![...glossary.same, ...source.same].includes(pair.source)
}

function tooLong({ pair, from, to }: Read): string | undefined {
  const declared = pair.hints?.map((hint) => /\bmax=(\d+)/.exec(hint)?.[1]).find(Boolean)
  const [was, is] = [roomOf(from.sentence), roomOf(to.sentence)]
  const limit = declared ? Number(declared) : was < SHORT ? Math.max(ALWAYS_FITS, Math.floor(was * STRETCH)) : Infinity
  return is > limit ? `takes ${is} letters, there is room for ${limit}` : undefined
}

const RULES: Readonly<Record<string, Rule>> = {
  argument: ({ from, to }) => differing('argument', from.arguments, to.arguments),
  tag: ({ pair, from, to }) => {
    const open = unclosed(pair.target)
    return [
      ...differing('tag', from.tags, to.tags),
      open === undefined ? undefined : `tag ${open} is not closed in order`,
    ]
  },
  plural: ({ from, to, locale }) =>
    to.choices.flatMap((choice) =>
      casesAgainst(
        choice,
        locale,
        from.choices.find(({ name }) => name === choice.name),
      ),
    ),
  unchanged: (read) => [unchanged(read) ? 'is the English text' : undefined],
  term: ({ from, to, source, glossary }) => againstGlossary(from.sentence, to.pieces.join(' '), source, glossary),
  promise: ({ to, glossary }) =>
    [promiseIn(to.pieces.join(' '), glossary)].map((hit) => hit && `“${hit}” promises too much`),
  end: ({ from, to }) => {
    const [was, is] = [endOf(from.sentence), endOf(to.sentence)]
    return [was === is ? undefined : `ends with ${is}, the source with ${was}`]
  },
  quote: ({ pair, glossary }) => quotesAgainst(pair.target, glossary.quotes),
  hidden: ({ pair }) => [hiddenIn(pair.target)],
  space: ({ to }) => [spacesAgainst(to)],
  script: ({ to, locale }) =>
    [foreignLetter(to.pieces.join(''), locale)].map((letter) => letter && `${letter} is no letter of this language`),
  mark: ({ to, locale }) =>
    [locale === 'zh-Hans' ? asciiMarkIn(to) : undefined].map((mark) => mark && `${mark} has a full-width form`),
  length: (read) => [tooLong(read)],
}

export const RULE_NAMES = ['missing', 'syntax', ...Object.keys(RULES)]

function shaped(text: string): Shape | string {
  try {
    return shapeOf(text)
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

export function findingsOf(pair: Pair, tongue: Tongue): Finding[] {
  const found = (rule: string, why: string, text = pair.target ?? pair.source): Finding => ({
    rule,
    locale: tongue.locale,
    where: pair.where,
    text,
    why,
  })
  const { target } = pair
  if (!target?.trim()) return [found('missing', 'has no translation', pair.source)]
  if (!pair.source) return [found('missing', 'has no English text')]
  const [from, to] = [shaped(pair.source), shaped(target)]
  if (typeof from === 'string') return [found('syntax', `the source: ${from}`)]
  if (typeof to === 'string') return [found('syntax', to)]
  const read: Read = { ...tongue, pair: { ...pair, target }, from, to }
  return Object.entries(RULES).flatMap(([rule, check]) =>
    check(read).flatMap((why) => (why === undefined ? [] : [found(rule, why)])),
  )
}

export function findingsOfSource({ where, source: text }: Pair, glossary: Glossary): Finding[] {
  const found = (rule: string, why: string): Finding => ({ rule, locale: 'en', where, text, why })
  const shape = shaped(text)
  if (typeof shape === 'string') return [found('syntax', shape)]
  const promise = promiseIn(shape.sentence, glossary)
  const hidden = hiddenIn(text)
  return [
    ...shape.choices.flatMap((choice) => casesAgainst(choice, 'en')).map((why) => found('plural', why)),
    ...unwantedIn(shape.sentence, glossary).map((why) => found('term', why)),
    ...(promise ? [found('promise', `“${promise}” promises too much`)] : []),
    ...(hidden ? [found('hidden', hidden)] : []),
    ...(mixesQuotes(text) ? [found('quote', 'mixes straight and curly quotes')] : []),
  ]
}
