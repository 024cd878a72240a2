import { Trans } from '@lingui/react/macro'
import { CircleOff, CreditCard, Landmark, Wallet } from 'lucide-react'
import { CURRENCY_OF } from '#contract/quote.ts'
import { METHODS, type Method, type Way, type Withdrawal } from '#contract/withdrawal.ts'
import { required } from '#machines/lib/required.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { isOpen, type WithdrawalCounter } from '#machines/withdrawal/withdraw.rules.ts'
import { screen } from '#src/lib/screen.tsx'
import { HoldFacts } from '#src/parts/withdrawal/hold.tsx'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { followViews, type Around } from '#src/ui/follow-views.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Latest } from '#src/ui/latest.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { COUNTER, LOG } from './names.ts'
import { FeeTerms, Hours } from './terms.tsx'
import { WithdrawalRow } from './withdrawal-row.tsx'

export interface Counter {
  readonly counter: WithdrawalCounter
  readonly latest: readonly Withdrawal[]
}

export const counterFlow = followFlow<Counter>('money', 'withdrawal')

const Frame = (page: Around) => <Page title={<Trans>Withdraw</Trans>} back {...page} />

const DOORS = {
  bank: { to: '/pages/money/atm_bank', icon: Landmark, words: () => <Trans>EUR to a bank account</Trans> },
  usdt: { to: '/pages/money/atm_usdt', icon: Wallet, words: () => <Trans>USDT to an address</Trans> },
} as const satisfies Record<Method, object>

function DoorTo({ way, now }: { way: Way; now: number }) {
  const { to, icon, words } = DOORS[way.method]
  const unit = CURRENCY_OF[way.account]
  return (
    <Card>
      <PlaceRow
        to={to}
        icon={icon}
        group="money"
        label={words()}
        note={
          way.method === 'usdt' && way.cool_until === null ? (
            <Hours way={way} now={now} />
          ) : (
            <Trans>
              By <SaidMoment at={way.due_time} />
            </Trans>
          )
        }
      />
      <Cells marginBottom="4">
        <Cell value={<FeeTerms way={way} />}>
          <Trans>Fee</Trans>
        </Cell>
        <Cell value={<Money value={way.min} unit={unit} />}>
          <Trans>Minimum</Trans>
        </Cell>
        <Cell value={<Money value={way.today_left} unit={unit} brief />}>
          <Trans>Left today</Trans>
        </Cell>
      </Cells>
    </Card>
  )
}

function Doors({ counter }: { counter: WithdrawalCounter }) {
  if (counter.hold)
    return (
      <>
        <Caution>
          <Trans>
            We have paused payments from your account. Your money stays yours, and you can still receive money.
          </Trans>
        </Caution>
        <HoldFacts hold={counter.hold} />
      </>
    )
  const open = METHODS.filter((method) => isOpen(counter, method))
  if (open.length === 0)
    return (
      <FullPageNote icon={CircleOff} title={<Trans>No withdrawals at the moment</Trans>}>
        <Trans>We are checking the books. Your money stays where it is; please come back later.</Trans>
      </FullPageNote>
    )
  return open.map((method) => {
    const way = required(counter.methods.find((one) => one.method === method))
    return <DoorTo key={method} way={way} now={counter.server_time} />
  })
}

const Shown = ({ item: { counter, latest } }: { item: Counter }) => (
  <>
    <Doors counter={counter} />
    <Latest
      title={<Trans>Latest withdrawals</Trans>}
      all={
        <TextPlace to={LOG}>
          <Trans>All withdrawals</Trans>
        </TextPlace>
      }
      none={<Trans>No withdrawals yet</Trans>}
      isEmpty={latest.length === 0}
    >
      {latest.map((one) => (
        <WithdrawalRow key={one.id} of={one} to={`${COUNTER}?order_no=${one.order_no}`} />
      ))}
    </Latest>
    <Rows>
      <PlaceRow to="/pages/bank_card/card_list" icon={CreditCard} group="money" label={<Trans>Bank accounts</Trans>} />
      <PlaceRow to="/pages/users/withdrawal_set" icon={Wallet} group="money" label={<Trans>Payout addresses</Trans>} />
    </Rows>
  </>
)

export const CounterScreen = screen(counterFlow, followViews<Counter>({ Frame, outline: { rows: 8 }, Shown }))
