import { LocaleProvider } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Chakra's moving parts (sheets, toasts) learn here which way one reads; they come late, and so does this. */
export function Reading({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  return <LocaleProvider locale={i18n.locale}>{children}</LocaleProvider>
}
