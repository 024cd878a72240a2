import { i18n } from '@lingui/core'
import { DEFAULT_LOCALE, localeOf, type LocaleCode } from '#contract/locales.ts'
import { keep, kept } from '#src/lib/storage.ts'
import type { Area } from '#src/areas.ts'

type Catalogue = { messages: Record<string, string> }

const files = import.meta.glob<Catalogue>(['../locales/*/*.po', '!../locales/*/pseudo*.po'])
const wanted = new Set<Area>(['app'])

async function load(tag: string, area: Area): Promise<void> {
  const file = files[`../locales/${area}/${tag}.po`]
  if (!file) throw new Error(`no words for ${area} in ${tag}`)
  i18n.load(tag, (await file()).messages)
}

async function learn(area: Area): Promise<void> {
  if (wanted.has(area)) return
  await load(i18n.locale, area)
  wanted.add(area)
}

/** A route's loader: the words of its area, and of what it shows besides, in the language of now. */
export const words =
  (...areas: Area[]) =>
  async (): Promise<void> => {
    await Promise.all(areas.map(learn))
  }

export const currentLocale = (): LocaleCode => kept('language') ?? DEFAULT_LOCALE
export const acceptLanguage = (): string => localeOf(currentLocale())?.accept ?? 'en-us'

/** Speaks a language from now on; fails whole, so that the old one stays. */
export async function speak(code: LocaleCode): Promise<void> {
  const locale = localeOf(code)
  if (!locale) throw new Error(`no language ${code}`)
  await Promise.all([...wanted].map((area) => load(locale.tag, area)))
  i18n.activate(locale.tag)
  document.documentElement.lang = locale.tag
  document.documentElement.dir = locale.rtl ? 'rtl' : 'ltr'
}

export async function chooseLanguage(code: LocaleCode): Promise<void> {
  await speak(code)
  keep('language', code)
}

export { i18n }
