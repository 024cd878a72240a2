import type { Shape } from './message.ts'

const ENDS: readonly (readonly [name: string, end: RegExp])[] = [
  ['two dots', /(?<!\.)\.\.$/],
  ['three dots', /\.\.\.$/],
  ['an ellipsis', /…$/],
  ['a full stop', /[.。]$/],
  ['a question mark', /[?？]$/],
  ['an opening', /[:：,，!！]$/],
]
const CLOSING = /[\s”“»』」"')）]+$/u

export const endOf = (sentence: string): string =>
  ENDS.find(([, end]) => end.test(sentence.replace(CLOSING, '')))?.[0] ?? 'no mark'

const CONTROLS = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u061C\u00AD\uFEFF]/u
const QUOTES = /[«»„“”‚‘「」『』״]/gu

export function hiddenIn(text: string): string | undefined {
  const sign = CONTROLS.exec(text)?.[0]
  return sign && `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

export function quotesAgainst(text: string, allowed: string): string[] {
  const straight = /['"]/.test(text) ? ['a straight quote or apostrophe'] : []
  const foreign = [...text.matchAll(QUOTES)].map(([sign]) => sign).filter((sign) => !allowed.includes(sign))
  return [...straight, ...foreign.map((sign) => `${sign} is no mark of this language`)]
}

/** In English both kinds may stand, but not in one sentence. */
export const mixesQuotes = (text: string): boolean => /['"]/.test(text) && /[‘’“”]/.test(text)

export function spacesAgainst({ sentence }: Shape): string | undefined {
  if (sentence !== sentence.trim()) return 'a space at an end'
  if (/[^\S\n]{2}/u.test(sentence)) return 'two spaces'
  if (/\s[,.;!?。，；！？](?!\d)/u.test(sentence)) return 'a space before a mark'
  return undefined
}

const OWN: Readonly<Record<string, RegExp>> = {
  'zh-Hans': /[^\p{Script=Han}A-Za-z]/u,
  he: /[^\p{Script=Hebrew}A-Za-z]/u,
}
const LATIN = /[^\p{Script=Latin}]/u

export function foreignLetter(text: string, locale: string): string | undefined {
  const foreign = OWN[locale] ?? LATIN
  return text.match(/\p{L}/gu)?.find((letter) => foreign.test(letter))
}

const ASCII_MARK = /[;!?()]|(?<![\dA-Za-z])[,:]|[,:](?![\dA-Za-z])|(?<![\dA-Za-z])\.|\.(?![\dA-Za-z])/

/** Chinese has marks of its own; the dots of a code's sentence stay. */
export function asciiMarkIn({ sentence }: Shape): string | undefined {
  return ASCII_MARK.exec(sentence.replace(/\.{2,3}$/, ''))?.[0]
}
