import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'

export const Frame = ({ foot, children }: { foot?: ReactNode; children: ReactNode }) => (
  <Page title={<Trans>Two-step verification</Trans>} back foot={foot}>
    {children}
  </Page>
)

export const Lead = chakra('p', {
  base: { color: 'ink2', marginTop: '1', marginBottom: '5', overflowWrap: 'anywhere' },
})
export const Heading = chakra('h2', { base: { textStyle: 'title', marginTop: '2', marginBottom: '1.5' } })
