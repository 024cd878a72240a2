import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'
import { Mark } from '#src/ui/mark.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'

interface FrameProps {
  title: ReactNode
  lead?: ReactNode
  foot?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function Frame({ title, lead, foot, actions, children }: FrameProps) {
  return (
    <Page back mark={<Mark />} actions={actions} foot={foot}>
      <div>
        <Heading as="h1" look="display">
          {title}
        </Heading>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {children}
    </Page>
  )
}

export const Links = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } })
export const Gap = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })
