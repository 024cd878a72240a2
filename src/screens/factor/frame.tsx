import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'

export const Frame = ({ foot, children }: { foot?: ReactNode; children: ReactNode }) => (
  <Page title={<Trans>Two-step verification</Trans>} back foot={foot}>
    {children}
  </Page>
)
