import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'

interface FrameProps {
  foot?: ReactNode
  refreshing?: boolean
  children: ReactNode
}

export const Frame = ({ children, ...rest }: FrameProps) => (
  <Page title={<Trans>Recharge</Trans>} back {...rest}>
    {children}
  </Page>
)
