/** `code` is stored, `accept` is what the request says, `label` is in the language itself. */
export const LOCALES = [
  { code: 'en', tag: 'en', accept: 'en-us', label: 'English', rtl: 0 },
  { code: 'zh', tag: 'zh-Hans', accept: 'zh-cn', label: '简体中文', rtl: 0 },
  { code: 'it', tag: 'it', accept: 'it', label: 'Italiano', rtl: 0 },
  { code: 'pt', tag: 'pt', accept: 'pt', label: 'Português', rtl: 0 },
  { code: 'pl', tag: 'pl', accept: 'pl', label: 'Polski', rtl: 0 },
  { code: 'nl', tag: 'nl', accept: 'nl', label: 'Nederlands', rtl: 0 },
  { code: 'sv', tag: 'sv', accept: 'sv', label: 'Svenska', rtl: 0 },
  { code: 'af', tag: 'af', accept: 'af', label: 'Afrikaans', rtl: 0 },
  { code: 'hebrew', tag: 'he', accept: 'hebrew', label: 'עברית', rtl: 1 },
  { code: 'de', tag: 'de', accept: 'de', label: 'Deutsch', rtl: 0 },
] as const

export type LocaleCode = (typeof LOCALES)[number]['code']
export type LocaleTag = (typeof LOCALES)[number]['tag']

export const DEFAULT_LOCALE: LocaleCode = 'en'

export const localeOf = (code: string) => LOCALES.find((locale) => locale.code === code)

export function tagOfHeader(header: string | undefined): LocaleTag {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const asked = part.split(';')[0]?.trim() ?? ''
    const base = asked.split('-')[0]
    const found = LOCALES.find(
      (l) =>
        l.accept === asked || l.code === asked || l.tag.toLowerCase() === asked || l.code === base || l.tag === base,
    )
    if (found) return found.tag
  }
  return localeOf(DEFAULT_LOCALE)?.tag ?? 'en'
}
