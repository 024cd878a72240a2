import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'
import { Lead } from '#src/ui/text.tsx'

export const Frame = ({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) => (
  <Page title={title} back>
    {lead && <Lead paddingInline="1">{lead}</Lead>}
    {children}
  </Page>
)
