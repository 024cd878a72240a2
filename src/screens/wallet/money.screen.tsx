import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Landmark, Repeat, Send, WalletCards } from 'lucide-react'
import type { MoneyInfo } from '#contract/account.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { AccountRow } from '#src/parts/wallet/account-row.tsx'
import { EntryDays } from '#src/parts/wallet/entry-days.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { followViews, type Around } from '#src/ui/follow-views.tsx'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Ways } from '#src/ui/ways.tsx'
import { MoneyPage } from './money-page.tsx'

/** In and out is here; all accounts, and what they come to, stand in the wallets. */
const CASH = ['balance', 'usdt', 'eur', 'profit'] as const

export interface Funds {
  readonly money: MoneyInfo
  readonly latest: readonly MoneyLog[]
}

export const fundsFlow = followFlow<Funds>('money')

const Frame = ({ children, ...page }: Around) => (
  <MoneyPage title={<Trans>My money</Trans>} eye={<EyeButton />} {...page}>
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

const Activity = ({ latest }: Pick<Funds, 'latest'>) => (
  <Section
    title={<Trans>Latest activity</Trans>}
    all={
      latest.length > 0 && (
        <IfBuilt to="/pages/money/money_mx">
          <TextPlace to="/pages/money/money_mx">
            <Trans>All activity</Trans>
          </TextPlace>
        </IfBuilt>
      )
    }
  >
    {latest.length > 0 ? (
      <EntryDays entries={latest} mixed />
    ) : (
      <Card holds="prose">
        <Lead>
          <Trans>No activity yet. You find every entry here.</Trans>
        </Lead>
      </Card>
    )}
  </Section>
)

const Shown = ({ item: { money, latest } }: { item: Funds }) => (
  <>
    <MoneyWays />
    <Rows>
      {CASH.map((account) => (
        <AccountRow key={account} account={account} money={money} />
      ))}
    </Rows>
    <Activity latest={latest} />
    <Rows>
      <PlaceRow to="/pages/wallets/wallets" icon={WalletCards} group="money" label={<Trans>Wallets</Trans>} />
      <PlaceRow to="/pages/bank_card/card_list" icon={Landmark} group="money" label={<Trans>Bank accounts</Trans>} />
      <PlaceRow to="/pages/users/withdrawal_set" icon={Send} group="money" label={<Trans>Payout addresses</Trans>} />
    </Rows>
    <Onward from="/pages/money/money" />
  </>
)

export const MoneyScreen = screen(fundsFlow, followViews<Funds>({ Frame, outline: { rows: 6 }, Shown }))
