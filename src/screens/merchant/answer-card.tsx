import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { addressOf } from '#contract/addresses.ts'
import type { TradeOrder } from '#contract/order.ts'
import type { Answer } from '#machines/merchant/urgent-orders.flow.ts'
import { priceText } from '#src/lib/format.ts'
import { Accepting } from '#src/parts/trade/answering.tsx'
import { lessFee } from '#src/parts/trade/less-fee.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Card, Line, Tag } from '#src/ui/surface.tsx'
import { Figure, Lead, Note } from '#src/ui/text.tsx'
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

const Answers = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2.5', '& > *': { flex: '1 1 8rem' } },
})

interface AnswerCardProps {
  order: TradeOrder
  busy: boolean
  accepts: boolean
  onAccept: (answer: Answer) => void
  onDecline: (answer: Answer) => void
  onExpire: () => void
}

export function AnswerCard({ order, busy, accepts, onAccept, onDecline, onExpire }: AnswerCardProps) {
  const { i18n } = useLingui()
  const { answerSeconds } = useAround()
  const { order_no, quantity, unit_price, fee, fee_coin, expected_return, pay_type, deadline, version } = order
  const said = (accept: 0 | 1): Answer => ({ order_no, version, accept })
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
        <Fact name={<Trans>You get</Trans>}>
          <Money value={lessFee(order)} unit="COIN" />
        </Fact>
        <Fact name={<Trans>Fee</Trans>}>
          <Money value={fee_coin} unit="COIN" /> (<Money value={fee} unit="EUR" />)
        </Fact>
        <Fact name={<Trans>How the member is paid</Trans>}>
          <RailNames rails={[pay_type]} />
        </Fact>
      </Facts>
      <Note>
        <Accepting order={order} />
      </Note>
      <Answers>
        <Button kind="quiet" disabled={busy} onClick={() => onDecline(said(0))}>
          <Trans>Decline</Trans>
        </Button>
        <SubmitButton type="button" busy={accepts} disabled={busy && !accepts} onClick={() => onAccept(said(1))}>
          <Trans>Accept</Trans>
        </SubmitButton>
      </Answers>
      <TextPlace to={addressOf('incoming', order_no)}>
        <Trans>See the order</Trans>
      </TextPlace>
    </Card>
  )
}
