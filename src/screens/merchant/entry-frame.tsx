import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'

export const EntryFrame = ({ children, foot }: { children: ReactNode; foot?: ReactNode }) => (
  <Page title={<Trans>Merchant entry</Trans>} back foot={foot}>
    {children}
  </Page>
)
