import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, CreditCard, Repeat, Send, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MoneyInfo } from '#contract/account.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import { known } from '#machines/lib/known.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Unreachable } from '#src/ui/standing.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Ways } from '#src/ui/ways.tsx'
import { AccountRow } from './account-row.tsx'
import { EntryDays } from './entry-days.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { MoneyPage } from './money-page.tsx'
import { Total } from '#src/ui/total.tsx'

export interface Funds {
  readonly money: MoneyInfo
  readonly latest: readonly MoneyLog[]
}

export const fundsFlow = followFlow<Funds>('money')

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

const Frame = ({
  refreshing,
  onRefresh,
  children,
}: {
  refreshing?: boolean
  onRefresh?: () => void
  children: ReactNode
}) => (
  <MoneyPage title={<Trans>My money</Trans>} eye={<EyeButton />} refreshing={refreshing} onRefresh={onRefresh}>
    <Curtain>{children}</Curtain>
  </MoneyPage>
)

function MoneyWays() {
  const { t } = useLingui()
  return (
    <Ways
      label={t`What you can do`}
      ways={[
        { to: '/pages/money/recharge', icon: ArrowDownToLine, words: <Trans>Recharge</Trans> },
        { to: '/pages/money/atm', icon: ArrowUpFromLine, words: <Trans>Withdraw</Trans> },
        { to: '/pages/users/transfer', icon: ArrowLeftRight, words: <Trans>Transfer</Trans> },
        { to: '/pages/wallets/to_money', icon: Repeat, words: <Trans>Convert</Trans> },
      ]}
    />
  )
}

const Latest = ({ latest }: Pick<Funds, 'latest'>) => (
  <section>
    <Line>
      <Heading>
        <Trans>Latest activity</Trans>
      </Heading>
      {latest.length > 0 && (
        <IfBuilt to="/pages/money/money_mx">
          <TextPlace to="/pages/money/money_mx">
            <Trans>All activity</Trans>
          </TextPlace>
        </IfBuilt>
      )}
    </Line>
    {latest.length === 0 ? (
      <Nothing>
        <Trans>No activity yet. You find every entry here.</Trans>
      </Nothing>
    ) : (
      <EntryDays entries={latest} mixed />
    )}
  </section>
)

const Showing = ({
  context: { item, trouble },
  send,
  refreshing,
  old,
}: Sight<typeof fundsFlow> & { refreshing?: boolean; old?: boolean }) => {
  const { money, latest } = known(item)
  return (
    <Frame refreshing={refreshing} onRefresh={() => send({ type: 'refresh' })}>
      {old && <Behind onRetry={() => send({ type: 'refresh' })} />}
      <Refusal because={trouble} />
      <Total words={<Trans>Total in EUR</Trans>}>
        <MovingAmount value={money.total} unit="EUR" />
      </Total>
      <MoneyWays />
      <Rows marginTop="2">
        {(['coin', 'balance', 'usdt', 'eur', 'profit'] as const).map((account) => (
          <AccountRow key={account} account={account} money={money} />
        ))}
      </Rows>
      <Latest latest={latest} />
      <Rows marginTop="6">
        <PlaceRow to="/pages/wallets/wallets" icon={WalletCards} label={<Trans>Wallets</Trans>} />
        <PlaceRow to="/pages/bank_card/card_list" icon={CreditCard} label={<Trans>Bank accounts</Trans>} />
        <PlaceRow to="/pages/users/withdrawal_set" icon={Send} label={<Trans>Payout addresses</Trans>} />
      </Rows>
      <Onward from="/pages/money/money" />
    </Frame>
  )
}

export const MoneyScreen = screen(fundsFlow, {
  opening: () => (
    <Frame>
      <Waiting figure rows={6} />
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
