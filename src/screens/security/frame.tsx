import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'

const Lead = chakra('p', { base: { color: 'ink2', marginTop: '1', marginBottom: '6', overflowWrap: 'anywhere' } })

export const Frame = ({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) => (
  <Page title={title} back>
    {lead && <Lead>{lead}</Lead>}
    {children}
  </Page>
)
