import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Bell } from '../../notice/bell.tsx'

interface FrameProps {
  title?: ReactNode
  foot?: ReactNode
  /** Whoever is no member is told nothing. */
  isVisitor?: boolean
  children: ReactNode
}

/** The place of a sale: a tab, and so without a way back. */
export const Frame = ({ title, foot, isVisitor = false, children }: FrameProps) => (
  <Page title={title ?? <Trans>Sell to a merchant</Trans>} actions={!title && !isVisitor && <Bell />} foot={foot}>
    {children}
  </Page>
)

export const Coming = () => (
  <Frame>
    <Waiting figure rows={6} />
  </Frame>
)
