import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** What a message is made of, apart from its words. */
export interface Shape {
  /** `name:kind` of every argument. */
  readonly arguments: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  readonly choices: readonly Choice[]
  /** Every stretch of words, of every case of a plural. */
  readonly pieces: readonly string[]
  /** The sentence a person reads, with its plurals at `other` and a mark where an argument or an element stands. */
  readonly sentence: string
}

export interface Choice {
  readonly name: string
  readonly kind: string
  readonly cases: readonly string[]
}

/** Stands where an argument or an element stands. */
export const MARK = '\uFFFC'

type Token = string | readonly [name: string, kind?: string, rest?: unknown]

const TAG = /<\/?\w+\/?>/g
const ALONE = /<\w+\/>/g
const CHOICES: ReadonlySet<string> = new Set(['plural', 'selectordinal', 'select'])

/** Throws where the syntax is wrong. */
export function shapeOf(text: string): Shape {
  const shape = {
    arguments: new Set<string>(),
    tags: new Set(text.match(TAG) ?? []),
    choices: [] as Choice[],
    pieces: [] as string[],
  }
  const tokens = tokensOf(compileMessageOrThrow(text))
  const sentence = read(tokens, shape).replace(ALONE, MARK).replace(TAG, '')
  return { ...shape, sentence }
}

type Growing = { arguments: Set<string>; choices: Choice[]; pieces: string[] }

function read(tokens: readonly Token[], shape: Growing): string {
  return tokens
    .map((token) => (typeof token === 'string' ? readWords(token, shape) : readArgument(token, shape)))
    .join('')
}

function readWords(words: string, shape: Growing): string {
  shape.pieces.push(words.replace(TAG, ''))
  return words
}

function readArgument([name, kind = 'value', rest]: Exclude<Token, string>, shape: Growing): string {
  shape.arguments.add(`${name}:${kind}`)
  if (!CHOICES.has(kind)) return MARK
  const { offset: _, ...cases } = rest as Record<string, unknown>
  shape.choices.push({ name, kind, cases: Object.keys(cases) })
  const read = Object.entries(cases).map(([key, value]) => [key, readCase(value, shape)] as const)
  return read.find(([key]) => key === 'other')?.[1] ?? MARK
}

const readCase = (value: unknown, shape: Growing): string => read(tokensOf(value), shape)
const tokensOf = (compiled: unknown): readonly Token[] =>
  Array.isArray(compiled) ? (compiled as Token[]) : [String(compiled)]

/** Every way in which a message can be read, by the cases of its plurals; a mark where a value or an element stands. */
export const readingsOf = (text: string): string[] =>
  /[{}<>']/.test(text)
    ? combined(tokensOf(compileMessageOrThrow(text))).map((read) => read.replace(ALONE, MARK).replace(TAG, ''))
    : [text]

const combined = (tokens: readonly Token[]): string[] =>
  tokens.reduce<string[]>((reads, token) => reads.flatMap((read) => waysOf(token).map((way) => read + way)), [''])

function waysOf(token: Token): string[] {
  if (typeof token === 'string') return [token]
  const [, kind = '', rest] = token
  if (!CHOICES.has(kind)) return [MARK]
  const { offset: _, ...cases } = rest as Record<string, unknown>
  // The count of a plural is a token of its own.
  return Object.values(cases).flatMap((value) =>
    combined(tokensOf(value).map((within) => (within === '#' ? ([''] as const) : within))),
  )
}

/** Tags that do not close in the order in which they open. */
export function unclosed(text: string): string | undefined {
  const open: string[] = []
  for (const [whole, closing, name, alone] of text.matchAll(/<(\/?)(\w+)(\/?)>/g)) {
    if (alone) continue
    if (!closing) open.push(name ?? '')
    else if (open.pop() !== name) return whole
  }
  return open.at(-1)
}

const WIDE = /\p{Script=Han}|[\u3000-\u303F\uFF00-\uFF60]/u

/** How much room a sentence takes: a Chinese sign takes that of two letters. */
export const roomOf = (sentence: string): number =>
  [...sentence].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0)
