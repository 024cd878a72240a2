import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The forms are patterns: a sentence has to hold one of them. */
export interface Term {
  readonly use: string
  readonly forms: readonly string[]
  readonly never?: readonly string[]
}

export interface Glossary {
  readonly language: string
  readonly address: string
  readonly quotes: string
  /** Texts that are the same in English, and meant so. */
  readonly same: readonly string[]
  /** Patterns of promises that nobody here may make. */
  readonly promises: readonly string[]
  /**
   * Wordings, whole and to the letter, that hold such a pattern and promise no gain: they deny one, or speak of a time or
   * of points. Only they are passed over; what stands beside them in a sentence is not.
   */
  readonly allows: readonly string[]
  /** Patterns of wordings that were said once and are not said again. */
  readonly retired: readonly string[]
  readonly terms: Readonly<Record<string, Term>>
}

/** Longer terms stand before those they contain. */
export interface Source extends Omit<Glossary, 'terms'> {
  readonly terms: Readonly<Record<string, Term & { readonly means: string }>>
}

const open = (root: string, tag: string): unknown =>
  JSON.parse(readFileSync(join(root, 'docs/glossary', `${tag}.json`), 'utf8'))

export const glossaryOf = (root: string, tag: string): Glossary => open(root, tag) as Glossary
export const sourceGlossary = (root: string): Source => open(root, 'en') as Source

const patterns = new Map<string, RegExp>()
/** The edge of a word in any script; JavaScript's own knows English letters only. */
const EDGE = String.raw`(?:(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]))`

function pattern(form: string): RegExp {
  const known = patterns.get(form) ?? new RegExp(form.replaceAll(String.raw`\b`, EDGE), 'giu')
  patterns.set(form, known)
  return known
}

export const firstIn = (sentence: string, forms: readonly string[]): string | undefined =>
  forms.map((form) => sentence.match(pattern(form))?.[0]).find((found) => found !== undefined)

function termsIn(sentence: string, source: Source): string[] {
  let rest = sentence
  const found: string[] = []
  for (const [name, { forms }] of Object.entries(source.terms)) {
    const hit = firstIn(rest, forms)
    if (hit === undefined) continue
    found.push(name)
    for (const form of forms) rest = rest.replaceAll(pattern(form), ' ')
  }
  return found
}

export function againstGlossary(source: string, target: string, from: Source, to: Glossary): string[] {
  const unsaid = termsIn(source, from).flatMap((name) => {
    const term = to.terms[name]
    if (!term) return [`the glossary has no word for “${name}”`]
    return firstIn(target, term.forms) === undefined ? [`“${name}” is “${term.use}”`] : []
  })
  return [...unsaid, ...unwantedIn(target, to)]
}

export function unwantedIn(sentence: string, { terms, retired }: Pick<Glossary, 'terms' | 'retired'>): string[] {
  const words = Object.values(terms).flatMap(({ use, never = [] }) => {
    const hit = firstIn(sentence, never)
    return hit === undefined ? [] : [`“${hit}” is not our word, “${use}” is`]
  })
  const wording = firstIn(sentence, retired)
  return wording === undefined ? words : [...words, `“${wording}” is not said any more`]
}

export function promiseIn(sentence: string, { promises, allows }: Pick<Glossary, 'promises' | 'allows'>) {
  const rest = allows.reduce((left, allowed) => left.replaceAll(wording(allowed), ' … '), sentence)
  return firstIn(rest, promises)
}

function wording(text: string): RegExp {
  const whole = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return pattern(/\p{Script=Han}/u.test(text) ? whole : String.raw`\b${whole}\b`)
}
