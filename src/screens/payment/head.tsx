import { Trans } from '@lingui/react/macro'
import type { Checkout } from '#contract/payment.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Money } from '#src/ui/money.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Figure, Note } from '#src/ui/text.tsx'

interface HeadProps {
  of: Checkout
  isOver?: boolean
  onExpire?: () => void
}

export const Head = ({ of: { title, amount, currency, points, expire_time }, isOver, onExpire }: HeadProps) => (
  <Card holds="prose" gap="1">
    <Note>
      <bdi>{title}</bdi>
    </Note>
    <Figure size="hero">
      <Money value={amount} unit={currency} big />
    </Figure>
    {points > 0 && !isOver && (
      <Note>
        <Trans comment="Points of an order that is paid with money besides">
          <Money value={String(points)} unit="POINTS" /> are held already and go with it
        </Trans>
      </Note>
    )}
    {expire_time !== null && !isOver && (
      <Note>
        <Trans comment="How long something can still be paid; a countdown follows">
          Time left <Countdown until={expire_time} {...(onExpire && { onEnd: onExpire })} />
        </Trans>
      </Note>
    )}
  </Card>
)
