import { i18n } from '@lingui/core'
import { LOCALES } from '#contract/locales.ts'

type Catalogue = { messages: Record<string, string> }

const files = import.meta.glob<Catalogue>('../../src/locales/*/*.po')
const pseudo = import.meta.glob<Catalogue>('../../src/locales/*/en.po', { query: '?pseudo' })

/** The pseudo languages, made of English, under tags that number and plural rules can read. */
const PSEUDO = { pseudo: 'en-XA', 'pseudo-rtl': 'he-XB' } as const

export const TONGUES = [...LOCALES.map(({ tag }) => tag), 'pseudo', 'pseudo-rtl'] as const
export type Tongue = (typeof TONGUES)[number]

export const tagOf = (tongue: string): string => PSEUDO[tongue as keyof typeof PSEUDO] ?? tongue
export const isRightToLeft = (tongue: string): boolean => tongue === 'he' || tongue === 'pseudo-rtl'

const learned = new Map<string, Promise<Record<string, string>>>()

async function learn(tongue: string): Promise<Record<string, string>> {
  const own = tongue in PSEUDO ? pseudo : files
  const spoken = tongue in PSEUDO ? 'en' : tongue
  const loads = Object.entries(own).flatMap(([path, load]) => (path.endsWith(`/${spoken}.po`) ? [load] : []))
  const catalogues = await Promise.all(loads.map((load) => load()))
  const messages = Object.assign({}, ...catalogues.map((catalogue) => catalogue.messages)) as Record<string, string>
  i18n.load(tagOf(tongue), messages)
  return messages
}

export function wordsOf(tongue: string): Promise<Record<string, string>> {
  const known = learned.get(tongue) ?? learn(tongue)
  learned.set(tongue, known)
  return known
}

export function speakNow(tongue: string): void {
  if (i18n.locale !== tagOf(tongue)) i18n.activate(tagOf(tongue))
}
