import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Info, List, ListChecks, ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InvestOrderInfo } from '#contract/invest.ts'
import { isOver } from '#machines/invest/order.rules.ts'
import { KIND_WORDS, ordersAt, PAID_INTO, PURSE_WORDS, tasksAt, ventureAt } from '#src/parts/invest/names.ts'
import { OrderStatusLine } from '#src/parts/invest/order-status.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Figure, Heading, Note } from '#src/ui/text.tsx'
import { First } from './order-first.tsx'

const Track = chakra('div', {
  base: {
    height: '1',
    marginTop: '2',
    borderRadius: 'full',
    bg: 'line',
    overflow: 'hidden',
    '& > i': { display: 'block', height: 'full', bg: 'ink2', borderRadius: 'full' },
  },
})
const Under = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingTop: '1.5',
    textStyle: 'note',
    color: 'ink2',
  },
})
const Apart = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', paddingTop: '5' } })
const Side = chakra('section', {
  base: {
    flex: '1 1 9rem',
    minWidth: '0',
    padding: '3.5',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'surface',
    overflowWrap: 'anywhere',
    '& > h3': { textStyle: 'note', color: 'ink3' },
    '& > p': { textStyle: 'title' },
    '& > small': { display: 'block', textStyle: 'note', color: 'ink2' },
  },
  variants: {
    dashed: {
      true: { borderStyle: 'dashed', borderColor: 'edge', bg: 'transparent', '& > p': { textStyle: 'strong' } },
    },
  },
})

const Progress = ({ of: { days_done, term_days, end_time } }: { of: InvestOrderInfo }) => (
  <>
    <Track aria-hidden>
      <i style={{ width: `${Math.min(100, (100 * days_done) / Math.max(1, term_days))}%` }} />
    </Track>
    <Under>
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
    </Under>
  </>
)

/** What was paid, and in a place of its own what may still come: never one number. */
function PaidAndToCome({ of: order }: { of: InvestOrderInfo }) {
  const { paid_total, paid_today, expected_high, currency } = order
  return (
    <Apart>
      <Side>
        <h3>
          <Trans comment="Heading of what was paid">Paid to you</Trans>
        </h3>
        <p>
          <Money value={paid_total} unit={currency} />
        </p>
        <small>
          <Trans comment="Of what was paid, what came today">
            Today <Money value={paid_today} unit={currency} />
          </Trans>
        </small>
      </Side>
      {!isOver(order) && (
        <Side dashed>
          <h3>
            <Trans comment="Heading of an estimate">Dates to come may bring</Trans>
          </h3>
          <p>
            {isSome(expected_high) ? (
              <Trans comment="An estimate: a range that begins at nothing">
                nothing to <Money value={expected_high} unit={currency} />
              </Trans>
            ) : (
              <Trans comment="An estimate of nothing">nothing</Trans>
            )}
          </p>
          <small>
            <Trans>An estimate, not promised</Trans>
          </small>
        </Side>
      )}
    </Apart>
  )
}

function Facts({ of: order }: { of: InvestOrderInfo }) {
  const { i18n } = useLingui()
  const { amount, returned, fee, stop_fee, currency, account, next_payout_time, end_time, pool } = order
  const purse = i18n._(PURSE_WORDS[account])
  const paidInto = i18n._(PURSE_WORDS[PAID_INTO[currency]])
  if (isOver(order))
    return (
      <Rows marginTop="3">
        <Row label={<Trans>You put in</Trans>} value={<Money value={amount} unit={currency} />} />
        <Row label={<Trans>Fee</Trans>} value={<Money value={fee} unit={currency} />} />
        <Row
          label={<Trans>You got back</Trans>}
          note={<Trans>Into: {purse}</Trans>}
          value={<Money value={returned} unit={currency} />}
        />
      </Rows>
    )
  return (
    <Rows marginTop="3">
      {next_payout_time !== null && (
        <Row
          label={<Trans>Next date</Trans>}
          note={<Trans>Paid into: {paidInto}</Trans>}
          value={<Moment at={next_payout_time} />}
        />
      )}
      <Row
        label={<Trans>What you put in comes back</Trans>}
        note={<Trans>Into: {purse}</Trans>}
        value={<Moment at={end_time} />}
      />
      <Row label={<Trans>Fee for ending early, now</Trans>} value={<Money value={stop_fee} unit={currency} />} />
      <Row
        label={<Trans>The pool holds</Trans>}
        note={<Trans>Dates are paid from this pool alone. When it holds too little, nobody is paid.</Trans>}
        value={<Money value={pool} unit={currency} />}
      />
    </Rows>
  )
}

function OrderWays({ of: order }: { of: InvestOrderInfo }) {
  const { i18n } = useLingui()
  const purse = i18n._(PURSE_WORDS[order.account])
  return (
    <Rows marginTop="4">
      {order.kind === 'robot' && (
        <PlaceRow to={tasksAt(order.order_no)} icon={ListChecks} label={<Trans>What this robot did</Trans>} />
      )}
      <PlaceRow
        to={`/pages/wallets/wallet_mx?account=${order.account}`}
        icon={ScrollText}
        label={<Trans>Activity: {purse}</Trans>}
      />
      <PlaceRow to={ventureAt(order)} icon={Info} label={<Trans>What it is and how it works</Trans>} />
      <PlaceRow
        to={ordersAt(order)}
        icon={List}
        label={order.kind === 'robot' ? <Trans>My robots</Trans> : <Trans>Plans and projects</Trans>}
      />
    </Rows>
  )
}

interface OrderViewProps {
  of: InvestOrderInfo
  onExpire: () => void
  children: ReactNode
}

export function OrderView({ of: order, onExpire, children }: OrderViewProps) {
  const { i18n, t } = useLingui()
  const { kind, num, title, amount, currency, order_no } = order
  return (
    <>
      <Note>
        {i18n._(KIND_WORDS[kind])}
        {num > 1 && (
          <>
            {' · '}
            <Digits>×{num}</Digits>
          </>
        )}
      </Note>
      <Heading look="title">
        <bdi>{title}</bdi>
      </Heading>
      <OrderStatusLine of={order} />
      <First of={order} onExpire={onExpire} />
      <Note paddingTop="4">{isOver(order) ? <Trans>Was in this order</Trans> : <Trans>In this order</Trans>}</Note>
      <Figure>
        <Money value={amount} unit={currency} />
      </Figure>
      {!isOver(order) && <Progress of={order} />}
      <PaidAndToCome of={order} />
      <Facts of={order} />
      {children}
      <Rows marginTop="4">
        <Row label={<Trans>Number</Trans>} value={<Copyable text={order_no} label={t`Copy the number`} />} />
      </Rows>
      <OrderWays of={order} />
    </>
  )
}
