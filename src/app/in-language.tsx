import { useLingui } from '@lingui/react'
import type { ComponentType, ReactNode } from 'react'

/** What the server says on it is in the reader's language, too. */
export const inLanguage = (Page: ComponentType) =>
  function InLanguage(): ReactNode {
    return <Page key={useLingui().i18n.locale} />
  }
