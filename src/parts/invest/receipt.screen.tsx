import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { InvestOrderInfo } from '#contract/invest.ts'
import { isOver } from '#machines/invest/order.rules.ts'
import { required } from '#machines/lib/required.ts'
import { readFlow } from '#machines/stock/read.flow.ts'
import { usePlaces } from '#src/lib/places.ts'
import { screen } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Figure, Lead, Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { orderAt, PURSE_WORDS } from './names.ts'
import { nextDateOf } from './next-date.ts'
import { OrderStatusTag } from './order-status.tsx'

export const receiptFlow = readFlow<InvestOrderInfo, { order_no: string }>()

const Foot = chakra('div', { base: { display: 'grid', gap: '2.5', paddingTop: '3' } })
const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

/** What is the reader’s lies beneath: to close the sheet is to be there. */
function Frame({ orderNo, children }: { orderNo?: string; children: ReactNode }) {
  const { back } = usePlaces()
  return (
    <LateSheet title={<Trans>Bought</Trans>} onClose={back}>
      {children}
      <Foot>
        <Button wide onClick={back}>
          <Trans>My investments</Trans>
        </Button>
        {orderNo !== undefined && (
          <PlaceButton wide kind="quiet" to={orderAt(orderNo)}>
            <Trans>See this order</Trans>
          </PlaceButton>
        )}
      </Foot>
    </LateSheet>
  )
}

function Agreed({ of: order }: { of: InvestOrderInfo }) {
  const { i18n } = useLingui()
  const { status, cool_until, end_time, account } = order
  const purse = i18n._(PURSE_WORDS[account])
  const next = nextDateOf(order)
  return (
    <Facts>
      {status === 'cooling' && cool_until !== null && (
        <Fact name={<Trans>You can take all of it back until</Trans>}>
          <Moment at={cool_until} />
        </Fact>
      )}
      {next !== null && next < end_time && (
        <Fact name={<Trans>Next date</Trans>}>
          <Moment at={next} />
        </Fact>
      )}
      {!isOver(order) && (
        <Fact name={<Trans>What you put in comes back</Trans>}>
          <Moment at={end_time} />
          <Note as="span" display="block">
            <Trans>Into: {purse}</Trans>
          </Note>
        </Fact>
      )}
    </Facts>
  )
}

function Receipt({ of: order }: { of: InvestOrderInfo }) {
  const { t } = useLingui()
  const { title, amount, currency, status, order_no } = order
  return (
    <Parts>
      <Card holds="prose" gap="1">
        <Note>
          <bdi>{title}</bdi>
        </Note>
        <Figure size="display">
          <Money value={amount} unit={currency} big />
        </Figure>
        {status === 'cooling' ? (
          <Lead>
            <Trans>For 24 hours you can end it and get everything back.</Trans>
          </Lead>
        ) : (
          <span>
            <OrderStatusTag of={order} />
          </span>
        )}
      </Card>
      <Agreed of={order} />
      <Rows>
        <Row label={<Trans>Number</Trans>} value={<Copyable text={order_no} label={t`Copy the number`} />} />
      </Rows>
    </Parts>
  )
}

export const ReceiptScreen = screen(
  receiptFlow,
  {
    opening: () => (
      <Frame>
        <Waiting figure rows={3} />
      </Frame>
    ),
    showing: ({ context: { item } }) => (
      <Frame orderNo={required(item).order_no}>
        <Receipt of={required(item)} />
      </Frame>
    ),
    missing: () => (
      <Frame>
        <Missing home="/pages/index/index" />
      </Frame>
    ),
    unreachable: ({ context: { trouble }, send }) => (
      <Frame>
        <Unreachable because={trouble} onRetry={() => send({ type: 'retry' })} />
      </Frame>
    ),
  },
  'data-sheet',
)
