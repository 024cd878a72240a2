import { i18n } from '@lingui/core'
import { localeOf, type LocaleCode } from '#contract/locales.ts'
import type { LaterArea } from '#src/areas.ts'
import { bring } from '#src/lib/bring.ts'
import { store } from '#src/lib/storage.ts'
import { endOffer } from './offer.ts'

type Catalogue = { messages: Record<string, string> }
type FirstWords = Catalogue & { others: Record<LaterArea, () => Promise<Catalogue>> }
type Load = (tag: string) => Promise<void>

const files = import.meta.glob<FirstWords>('../locales/app/*.po')

async function firstWords(tag: string): Promise<FirstWords> {
  const file = files[`../locales/app/${tag}.po`]
  if (!file) throw new Error(`no words in ${tag}`)
  return bring(file)
}

export const wordsIn = async (tag: string) => (await firstWords(tag)).messages

export async function learnWords(tag: string, area: LaterArea): Promise<void> {
  const { others } = await firstWords(tag)
  i18n.load(tag, (await bring(others[area])).messages)
}

const needed: Load[] = [async (tag) => i18n.load(tag, await wordsIn(tag))]

export const alsoNeeds = (load: Load): void => void needed.push(load)

/** Fails whole, so that the old one stays. */
export async function speak(code: LocaleCode): Promise<void> {
  const locale = localeOf(code)
  if (!locale) throw new Error(`no language ${code}`)
  await Promise.all(needed.map((load) => load(locale.tag)))
  i18n.activate(locale.tag)
  document.documentElement.lang = locale.tag
  document.documentElement.dir = locale.rtl ? 'rtl' : 'ltr'
}

export async function chooseLanguage(code: LocaleCode): Promise<void> {
  await speak(code)
  store('language', code)
  endOffer()
}

export { i18n }
