import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleOff, CreditCard, Landmark, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { CURRENCY_OF } from '#contract/quote.ts'
import { METHODS, type Method, type Way, type Withdrawal } from '#contract/withdrawal.ts'
import { known } from '#machines/lib/known.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { isOpen, type WithdrawalDesk } from '#machines/withdrawal/withdraw.rules.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { SaidMoment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { HoldFacts } from './hold.tsx'
import { FeeTerms, Hours } from './withdraw-form.tsx'
import { COUNTER, LOG } from './names.ts'
import { WithdrawalRow } from './withdrawal-row.tsx'

export interface Counter {
  readonly desk: WithdrawalDesk
  readonly latest: readonly Withdrawal[]
}

export const counterFlow = followFlow<Counter>('money', 'withdrawal')

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    marginTop: '6',
    minHeight: 'tap',
  },
})
const Heading = chakra('h2', { base: { textStyle: 'strong' } })
const Nothing = chakra('p', { base: { color: 'ink2', paddingBlock: '3' } })
const Door = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: '3',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'surface',
    '& > :last-child': { borderBottomWidth: '0' },
  },
})

const Frame = ({
  refreshing,
  onRefresh,
  children,
}: {
  refreshing?: boolean
  onRefresh?: () => void
  children: ReactNode
}) => (
  <Page title={<Trans>Withdraw</Trans>} back refreshing={refreshing} onRefresh={onRefresh}>
    {children}
  </Page>
)

const DOORS = {
  bank: { to: '/pages/money/atm_bank', icon: Landmark, words: () => <Trans>EUR to a bank account</Trans> },
  usdt: { to: '/pages/money/atm_usdt', icon: Wallet, words: () => <Trans>USDT to an address</Trans> },
} as const satisfies Record<Method, object>

/** One way out: what it costs, how much may leave by it, and when that arrives. */
function DoorTo({ way, now }: { way: Way; now: number }) {
  const { to, icon, words } = DOORS[way.method]
  const unit = CURRENCY_OF[way.account]
  return (
    <Door>
      <PlaceRow
        to={to}
        icon={icon}
        label={<chakra.span textStyle="strong">{words()}</chakra.span>}
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
      <Row label={<Trans>Fee</Trans>} value={<FeeTerms way={way} />} />
      <Row label={<Trans>Minimum</Trans>} value={<Money value={way.min} unit={unit} />} />
      <Row label={<Trans>Left today</Trans>} value={<Money value={way.today_left} unit={unit} />} />
    </Door>
  )
}

/** The ways out that are open; where none is, why. */
function Doors({ desk }: { desk: WithdrawalDesk }) {
  if (desk.hold)
    return (
      <>
        <Caution>
          <Trans>
            We have paused payments from your account. Your money stays yours, and you can still receive money.
          </Trans>
        </Caution>
        <HoldFacts hold={desk.hold} />
      </>
    )
  const open = METHODS.filter((method) => isOpen(desk, method))
  if (open.length === 0)
    return (
      <Standing icon={CircleOff} title={<Trans>No withdrawals at the moment</Trans>}>
        <Trans>We are checking the books. Your money stays where it is; please come back later.</Trans>
      </Standing>
    )
  return open.map((method) => {
    const way = known(desk.methods.find((one) => one.method === method))
    return <DoorTo key={method} way={way} now={desk.server_time} />
  })
}

const Latest = ({ latest }: Pick<Counter, 'latest'>) => (
  <section>
    <Line>
      <Heading>
        <Trans>Latest withdrawals</Trans>
      </Heading>
      <TextPlace to={LOG}>
        <Trans>All withdrawals</Trans>
      </TextPlace>
    </Line>
    {latest.length === 0 ? (
      <Nothing>
        <Trans>No withdrawals yet</Trans>
      </Nothing>
    ) : (
      latest.map((one) => <WithdrawalRow key={one.id} of={one} to={`${COUNTER}?order_no=${one.order_no}`} />)
    )}
  </section>
)

const Showing = ({
  context: { item, trouble },
  send,
  refreshing,
  old,
}: Sight<typeof counterFlow> & { refreshing?: boolean; old?: boolean }) => {
  const { desk, latest } = known(item)
  return (
    <Frame refreshing={refreshing} onRefresh={() => send({ type: 'refresh' })}>
      {old && <Behind onRetry={() => send({ type: 'refresh' })} />}
      <Refusal because={trouble} />
      <Doors desk={desk} />
      <Latest latest={latest} />
      <Rows marginTop="6">
        <PlaceRow to="/pages/bank_card/card_list" icon={CreditCard} label={<Trans>Bank accounts</Trans>} />
        <PlaceRow to="/pages/users/withdrawal_set" icon={Wallet} label={<Trans>Payout addresses</Trans>} />
      </Rows>
    </Frame>
  )
}

/** Where a member chooses how money leaves, and sees what left lately. */
export const CounterScreen = screen(counterFlow, {
  opening: () => (
    <Frame>
      <Waiting rows={8} />
    </Frame>
  ),
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  showing: Showing,
  following: Showing,
  behind: looks(Showing, { old: true }),
  refreshing: looks(Showing, { refreshing: true }),
})
