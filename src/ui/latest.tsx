import type { ReactNode } from 'react'
import { Rows } from './rows.tsx'
import { Section } from './section.tsx'
import { Card } from './surface.tsx'
import { Lead } from './text.tsx'

interface LatestProps {
  title: ReactNode
  all: ReactNode
  none: ReactNode
  isEmpty: boolean
  children: ReactNode
}

export const Latest = ({ title, all, none, isEmpty, children }: LatestProps) => (
  <Section title={title} all={all}>
    {isEmpty ? (
      <Card holds="prose">
        <Lead>{none}</Lead>
      </Card>
    ) : (
      <Rows>{children}</Rows>
    )}
  </Section>
)
