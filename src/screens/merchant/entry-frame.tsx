import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Behind } from '#src/ui/behind.tsx'
import { Page } from '#src/ui/page.tsx'

interface EntryFrameProps {
  foot?: ReactNode
  onRetry?: (() => void) | undefined
  children: ReactNode
}

export const EntryFrame = ({ foot, onRetry, children }: EntryFrameProps) => (
  <Page title={<Trans>Merchant entry</Trans>} back foot={foot}>
    {onRetry && <Behind onRetry={onRetry} />}
    {children}
  </Page>
)
