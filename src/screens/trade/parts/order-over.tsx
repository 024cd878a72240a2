import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrderInfo } from '#contract/order.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Card, Line, Tag } from '#src/ui/surface.tsx'
import { Figure, Heading } from '#src/ui/text.tsx'

const Head = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1', paddingInline: '1' },
})

interface OrderOverProps {
  order: Pick<OrderInfo, 'status' | 'status_text'>
  /** What has come. */
  sum?: ReactNode
  children: ReactNode
}

export const OrderOver = ({ order: { status, status_text }, sum, children }: OrderOverProps) =>
  status === 'completed' ? (
    <Head>
      <Line>
        {sum && (
          <Figure size="hero" tone="good">
            {sum}
          </Figure>
        )}
        <Tag as="h2" tone="good" aria-live="polite">
          <Icon of={Check} size={14} />
          {status_text}
        </Tag>
      </Line>
      {children}
    </Head>
  ) : (
    <Card holds="prose">
      <Heading look="title" aria-live="polite">
        {status_text}
      </Heading>
      {children}
    </Card>
  )
