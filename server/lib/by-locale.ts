import type { LocaleTag } from '#contract/locales.ts'

export type ByLocale<Said> = Readonly<Partial<Record<LocaleTag, Said>>>

export const saidIn = <Said>(said: ByLocale<Said>, locale: LocaleTag, none: Said): Said =>
  said[locale] ?? said.en ?? none
