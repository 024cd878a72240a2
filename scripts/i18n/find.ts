import { MARK, readingsOf } from './message.ts'

/** One message, in every language that has it. */
export interface Sentence {
  readonly area: string
  /** Its id in a catalogue, or its name in a book of the server. */
  readonly name: string
  readonly texts: Readonly<Record<string, string>>
  readonly comments: readonly string[]
  /** The sources that say it, where its catalogue names them. */
  readonly files: readonly string[]
}

export interface Hit {
  readonly sentence: Sentence
  /** The languages in which it is what was asked for. */
  readonly locales: readonly string[]
}

export interface Found {
  /** Where the words stand; where they stand nowhere, what is nearest. */
  readonly hits: readonly Hit[]
  readonly isNear: boolean
}

interface Reading {
  readonly sentence: Sentence
  readonly locale: string
  readonly text: string
}

const NEAREST = 5
/** Less than this in common is chance. */
const LEAST = 0.25

/** Without what differs between a catalogue and what one copies from a page: case, spaces, kinds of quotes, hidden signs. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‘’‚“”„«»״"]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Whether the words are the reading, with any value where it has a mark. */
export function fits(reading: string, words: string): boolean {
  const [first = '', ...rest] = reading.split(MARK)
  const last = rest.pop()
  if (last === undefined) return reading === words
  const end = words.length - last.length
  if (!words.startsWith(first) || !words.endsWith(last) || end < first.length) return false
  let at = first.length
  for (const piece of rest) {
    const found = words.indexOf(piece, at)
    if (found < 0 || found + piece.length > end) return false
    at = found + piece.length
  }
  return true
}

/** Where some words stand, in whatever language they are: whole, with values filled in, or within a sentence. */
export function find(words: string, sentences: readonly Sentence[]): Found {
  const asked = plain(asRead(words))
  const readings = sentences.flatMap(readingsIn)
  const same = readings.filter((reading) => reading.text === asked || ownShare(reading, asked) === 1)
  if (same.length > 0) return { hits: hitsOf(same), isNear: false }
  const filled = mostOf(readings, (reading) => ownShare(reading, asked))
  const valued = asked.replaceAll(/[€$]?\d([\d.,]*\d)?/g, MARK)
  const within = readings.filter(({ text }) => text.includes(asked) || text.includes(valued))
  const hits = hitsOf([...filled, ...within.toSorted(byLength)])
  return hits.length > 0 ? { hits, isNear: false } : { hits: nearest(readings, asked), isNear: true }
}

/** Whoever pastes a message of a catalogue gives its syntax, which may be broken. */
function asRead(words: string): string {
  try {
    return readingsOf(words)[0] ?? words
  } catch {
    return words
  }
}

const readingsIn = (sentence: Sentence): Reading[] =>
  Object.entries(sentence.texts).flatMap(([locale, text]) =>
    readingsOf(text).map((read) => ({ sentence, locale, text: plain(read) })),
  )

const byLength = (one: Reading, other: Reading): number => one.text.length - other.text.length
const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** How much of the words the sentence says itself; what says less than half fits too much to be meant. */
function ownShare({ text }: Reading, asked: string): number {
  if (!fits(text, asked)) return 0
  const share = letters(text) / Math.max(1, letters(asked))
  return share < 0.5 ? 0 : share
}

function mostOf(readings: readonly Reading[], measure: (reading: Reading) => number): Reading[] {
  const measured = readings.map((reading) => ({ reading, much: measure(reading) }))
  const most = measured.reduce((so, { much }) => Math.max(so, much), 0)
  return most === 0 ? [] : measured.filter(({ much }) => much === most).map(({ reading }) => reading)
}

function hitsOf(readings: readonly Reading[]): Hit[] {
  const locales = new Map<Sentence, Set<string>>()
  for (const { sentence, locale } of readings) locales.set(sentence, (locales.get(sentence) ?? new Set()).add(locale))
  return [...locales].map(([sentence, tags]) => ({ sentence, locales: [...tags] }))
}

function nearest(readings: readonly Reading[], asked: string): Hit[] {
  const wanted = trigrams(asked)
  const near = readings
    .map((reading) => ({ reading, much: inCommon(wanted, trigrams(reading.text)) }))
    .filter(({ much }) => much >= LEAST)
    .toSorted((one, other) => other.much - one.much)
  return hitsOf(near.map(({ reading }) => reading)).slice(0, NEAREST)
}

const trigrams = (text: string): Set<string> => {
  const padded = ` ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** Of two sets, how much both have: from 0 to 1. */
function inCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0
  for (const part of one) if (other.has(part)) both += 1
  return (2 * both) / (one.size + other.size)
}
