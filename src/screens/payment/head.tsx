import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Checkout } from '#contract/payment.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Money } from '#src/ui/money.tsx'
import { Figure, Note } from '#src/ui/text.tsx'

const Frame = chakra('section', { base: { display: 'grid', gap: '1', paddingTop: '2' } })
const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    textStyle: 'note',
    color: 'ink2',
  },
})

interface HeadProps {
  of: Checkout
  isOver?: boolean
  onExpire?: () => void
}

export const Head = ({ of: { title, amount, currency, expire_time }, isOver, onExpire }: HeadProps) => (
  <Frame>
    <Note>
      <bdi>{title}</bdi>
    </Note>
    <Figure>
      <Money value={amount} unit={currency} />
    </Figure>
    <Line>
      {expire_time !== null && !isOver && (
        <span>
          <Trans comment="How long something can still be paid; a countdown follows">
            Time left <Countdown until={expire_time} {...(onExpire && { onEnd: onExpire })} />
          </Trans>
        </span>
      )}
    </Line>
  </Frame>
)
