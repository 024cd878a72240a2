import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

interface FrameProps {
  title?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** The place of a sale: a tab, and so without a way back. */
export const Frame = ({ title, foot, children }: FrameProps) => (
  <Page title={title ?? <Trans>Sell to a merchant</Trans>} foot={foot}>
    {children}
  </Page>
)

export const Coming = () => (
  <Frame>
    <Waiting figure rows={6} />
  </Frame>
)
