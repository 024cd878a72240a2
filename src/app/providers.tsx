import { ChakraProvider } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { system } from '#src/theme/system.ts'

/** What every screen stands in, in the app and in a story alike. */
export function Providers({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </ChakraProvider>
  )
}
