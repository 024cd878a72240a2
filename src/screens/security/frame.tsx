import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'
import { Lead } from '#src/ui/text.tsx'

export const Frame = ({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) => (
  <Page title={title} back>
    {lead && (
      <Lead marginTop="1" marginBottom="6">
        {lead}
      </Lead>
    )}
    {children}
  </Page>
)
