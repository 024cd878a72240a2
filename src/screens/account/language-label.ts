import { useLingui } from '@lingui/react'
import { LOCALES } from '#contract/locales.ts'

export function useLanguageLabel(): string {
  const { i18n } = useLingui()
  return LOCALES.find((locale) => locale.tag === i18n.locale)?.label ?? i18n.locale
}
