import { i18n } from '@lingui/core'
import { localeOf, type LocaleCode } from '#contract/locales.ts'
import { bring } from '#src/lib/bring.ts'
import { keep } from '#src/lib/storage.ts'
import { endOffer } from './offer.ts'

export type Catalogue = { messages: Record<string, string> }
type Load = (tag: string) => Promise<void>

const files = import.meta.glob<Catalogue>('../locales/app/*.po')

export async function learnWords(tag: string, file: (() => Promise<Catalogue>) | undefined): Promise<void> {
  if (!file) throw new Error(`no words in ${tag}`)
  i18n.load(tag, (await bring(file)).messages)
}

const needed: Load[] = [(tag) => learnWords(tag, files[`../locales/app/${tag}.po`])]

export const wordsIn = async (tag: string) => {
  const file = files[`../locales/app/${tag}.po`]
  if (!file) throw new Error(`no words in ${tag}`)
  return (await bring(file)).messages
}

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
  keep('language', code)
  endOffer()
}

export { i18n }
