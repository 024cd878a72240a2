import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { HandCoins, Info, List, ListChecks, ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InvestOrderInfo } from '#contract/invest.ts'
import { isOver } from '#machines/invest/order.rules.ts'
import { Cover } from '#src/parts/invest/cover.tsx'
import { coverOf, KIND_WORDS, ordersAt, PAID_INTO, PURSE_WORDS, tasksAt, ventureAt } from '#src/parts/invest/names.ts'
import { nextDateOf } from '#src/parts/invest/next-date.ts'
import { OrderStatusTag } from '#src/parts/invest/order-status.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { BriefAmount } from '#src/ui/brief-amount.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money, UnitMark } from '#src/ui/money.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Eyebrow, Figure, Heading, Note } from '#src/ui/text.tsx'
import { First } from './order-first.tsx'

const Track = chakra('div', {
  base: {
    height: '1',
    borderRadius: 'full',
    bg: 'sunken',
    overflow: 'hidden',
    '& > i': { display: 'block', height: 'full', bg: 'ink', borderRadius: 'full' },
  },
})
const Titled = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingInline: '1',
    '& > div': { flex: '1 1 8rem', minWidth: '0' },
  },
})
const Apart = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1 1 9rem' } } })

const Progress = ({ of: { days_done, term_days, end_time } }: { of: InvestOrderInfo }) => (
  <>
    <Track aria-hidden>
      <i style={{ width: `${Math.min(100, (100 * days_done) / Math.max(1, term_days))}%` }} />
    </Track>
    <Line textStyle="note" color="ink2">
      <span>
        <Trans comment="How far an order has come, in days of its term">
          Day {days_done} of {term_days}
        </Trans>
      </span>
      <span>
        <Trans comment="Until when an order runs">
          until <Moment at={end_time} />
        </Trans>
      </span>
    </Line>
  </>
)

interface SideProps {
  title: ReactNode
  note: ReactNode
  children: ReactNode
}

const Side = ({ title, note, children }: SideProps) => (
  <Card holds="prose" gap="1" alignContent="start" minWidth="0">
    <Heading as="h3" look="label">
      {title}
    </Heading>
    <Figure size="title">{children}</Figure>
    <Note as="small">{note}</Note>
  </Card>
)

/** What was paid, and in a place of its own what may still come: never one number. */
function PaidAndToCome({ of: order }: { of: InvestOrderInfo }) {
  const { paid_total, paid_today, expected_high, currency } = order
  return (
    <Apart>
      <Side
        title={<Trans comment="Heading of what was paid">Paid to you</Trans>}
        note={
          <Trans comment="Of what was paid, what came today">
            Today <Money value={paid_today} unit={currency} />
          </Trans>
        }
      >
        <Money value={paid_total} unit={currency} big />
      </Side>
      {!isOver(order) && (
        <Side
          title={<Trans comment="Heading of an estimate">Dates to come may bring</Trans>}
          note={<Trans>An estimate, not promised</Trans>}
        >
          {isSome(expected_high) ? (
            <Trans comment="An estimate: a range that begins at nothing">
              nothing to <Money value={expected_high} unit={currency} />
            </Trans>
          ) : (
            <Trans comment="An estimate of nothing">nothing</Trans>
          )}
        </Side>
      )}
    </Apart>
  )
}

function EndedFacts({ of: { amount, returned, fee, currency, account } }: { of: InvestOrderInfo }) {
  const { i18n } = useLingui()
  const purse = i18n._(PURSE_WORDS[account])
  return (
    <Facts>
      <Fact name={<Trans>You put in</Trans>}>
        <Money value={amount} unit={currency} />
      </Fact>
      <Fact name={<Trans>Fee</Trans>}>
        <Money value={fee} unit={currency} />
      </Fact>
      <Fact name={<Trans>You got back</Trans>}>
        <Money value={returned} unit={currency} />
        <Note as="span" display="block">
          <Trans>Into: {purse}</Trans>
        </Note>
      </Fact>
    </Facts>
  )
}

function OpenFacts({ of: order }: { of: InvestOrderInfo }) {
  const { i18n } = useLingui()
  const { stop_fee, currency, account, end_time, pool } = order
  const next = nextDateOf(order)
  const purse = i18n._(PURSE_WORDS[account])
  const paidInto = i18n._(PURSE_WORDS[PAID_INTO[currency]])
  return (
    <>
      <Facts>
        {next !== null && (
          <Fact name={<Trans>Next date</Trans>}>
            <Moment at={next} />
            <Note as="span" display="block">
              <Trans>Paid into: {paidInto}</Trans>
            </Note>
          </Fact>
        )}
        <Fact name={<Trans>What you put in comes back</Trans>}>
          <Moment at={end_time} />
          <Note as="span" display="block">
            <Trans>Into: {purse}</Trans>
          </Note>
        </Fact>
        <Fact name={<Trans>Fee for ending early, now</Trans>}>
          <Money value={stop_fee} unit={currency} />
        </Fact>
      </Facts>
      <Rows>
        <Row
          icon={HandCoins}
          group="invest"
          label={<Trans>The pool holds</Trans>}
          note={<Trans>Dates are paid from this pool alone. When it holds too little, nobody is paid.</Trans>}
          value={<Money value={pool} unit={currency} />}
        />
      </Rows>
    </>
  )
}

function OrderWays({ of: order }: { of: InvestOrderInfo }) {
  const { i18n } = useLingui()
  const purse = i18n._(PURSE_WORDS[order.account])
  return (
    <Rows>
      {order.kind === 'robot' && (
        <PlaceRow
          to={tasksAt(order.order_no)}
          icon={ListChecks}
          group="invest"
          label={<Trans>What this robot did</Trans>}
        />
      )}
      <PlaceRow
        to={`/pages/wallets/wallet_mx?account=${order.account}`}
        icon={ScrollText}
        group="money"
        label={<Trans>Activity: {purse}</Trans>}
      />
      <PlaceRow to={ventureAt(order)} icon={Info} group="invest" label={<Trans>What it is and how it works</Trans>} />
      <PlaceRow
        to={ordersAt(order)}
        icon={List}
        group="invest"
        label={order.kind === 'robot' ? <Trans>My robots</Trans> : <Trans>Plans and projects</Trans>}
      />
    </Rows>
  )
}

function Head({ of: order }: { of: InvestOrderInfo }) {
  const { i18n } = useLingui()
  const { kind, venture_id, num, title, cover } = order
  return (
    <Titled>
      <Cover src={cover} title={title} seed={coverOf({ kind, id: venture_id })} size="row" />
      <div>
        <Heading look="title">
          <bdi>{title}</bdi>
        </Heading>
        <Note>
          {i18n._(KIND_WORDS[kind])}
          {num > 1 && (
            <>
              {' · '}
              <Digits>×{num}</Digits>
            </>
          )}
        </Note>
      </div>
      <OrderStatusTag of={order} />
    </Titled>
  )
}

interface OrderViewProps {
  of: InvestOrderInfo
  onExpire: () => void
  children: ReactNode
}

export function OrderView({ of: order, onExpire, children }: OrderViewProps) {
  const { t } = useLingui()
  const { amount, currency, order_no } = order
  return (
    <>
      <Head of={order} />
      <First of={order} onExpire={onExpire} />
      <Card holds="prose">
        <div>
          <Eyebrow>{isOver(order) ? <Trans>Was in this order</Trans> : <Trans>In this order</Trans>}</Eyebrow>
          <Figure>
            <BriefAmount value={amount} unit={currency} big /> <UnitMark value={amount} unit={currency} />
          </Figure>
        </div>
        {!isOver(order) && <Progress of={order} />}
      </Card>
      <PaidAndToCome of={order} />
      {isOver(order) ? <EndedFacts of={order} /> : <OpenFacts of={order} />}
      {children}
      <Rows>
        <Row label={<Trans>Number</Trans>} value={<Copyable text={order_no} label={t`Copy the number`} />} />
      </Rows>
      <OrderWays of={order} />
    </>
  )
}
