import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { addressOf } from '#contract/addresses.ts'
import type { TradeOrder } from '#contract/order.ts'
import { priceText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Worth } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Card, Line, Tag } from '#src/ui/surface.tsx'
import { Figure, Lead } from '#src/ui/text.tsx'
import { AnswerClock } from './answer-clock.tsx'
import { useAround } from './around-urgent.ts'
import { RailNames } from './rails.tsx'

const Words = chakra('div', {
  base: {
    flex: '1 1 9rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '1',
  },
})

interface AnswerCardProps {
  order: TradeOrder
  onExpire: () => void
}

/** The offer that waits: it is answered on the page of its order. */
export function AnswerCard({ order, onExpire }: AnswerCardProps) {
  const { i18n } = useLingui()
  const { answerSeconds } = useAround()
  const { order_no, quantity, unit_price, fee, expected_return, pay_type, deadline, next_action } = order
  const coins = <Money value={quantity} unit="COIN" brief />
  const price = <Digits>{priceText(unit_price, i18n.locale)}</Digits>
  return (
    <Card holds="prose">
      <Line alignItems="flex-start">
        <Words>
          <Tag tone="warn">
            <Trans>Your answer, please</Trans>
          </Tag>
          <Figure>
            <Money value={expected_return} unit="EUR" big />
          </Figure>
          <Lead>
            <Trans>
              for {coins} at {price}
            </Trans>
          </Lead>
        </Words>
        {deadline !== null && <AnswerClock until={deadline} of={answerSeconds} onEnd={onExpire} />}
      </Line>
      <Facts>
        <Fact name={<Trans>Fee, taken from the coins</Trans>}>
          <Worth of={fee} />
        </Fact>
        <Fact name={<Trans>How you pay</Trans>}>
          <RailNames rails={[pay_type]} />
        </Fact>
      </Facts>
      <PlaceButton wide to={addressOf('incoming', order_no)}>
        {next_action}
      </PlaceButton>
    </Card>
  )
}
