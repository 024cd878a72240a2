import { Trans } from '@lingui/react/macro'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Building2,
  Landmark,
  List,
  ShieldCheck,
  WalletCards,
} from 'lucide-react'
import type { MoneyInfo } from '#contract/account.ts'
import { AccountRow } from '#src/parts/wallet/account-row.tsx'
import { isSome } from '#src/ui/held.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Figure } from '#src/ui/text.tsx'

export const Balances = ({ money }: { money: MoneyInfo }) => (
  <Section look="group" title={<Trans>Money</Trans>}>
    <Total money={money} />
    <Rows>
      <PlaceRow to="/pages/money/money" icon={Landmark} group="money" label={<Trans>My money</Trans>} />
      <PlaceRow to="/pages/my/detail" icon={List} group="money" label={<Trans>Money activity</Trans>} />
      <PlaceRow to="/pages/my/account" icon={Building2} group="money" label={<Trans>Bank account</Trans>} />
      <PlaceRow to="/pages/my/recharge" icon={ArrowDownToLine} group="money" label={<Trans>Recharge</Trans>} />
      <PlaceRow to="/pages/my/withdraw" icon={ArrowUpFromLine} group="money" label={<Trans>Withdraw</Trans>} />
      <PlaceRow to="/pages/users/transfer" icon={ArrowLeftRight} group="money" label={<Trans>Transfer</Trans>} />
    </Rows>
  </Section>
)

/** Its rows, with what is held of each, add up to it. */
const Total = ({ money }: { money: MoneyInfo }) => (
  <Rows>
    <PlaceRow
      to="/pages/wallets/wallets"
      icon={WalletCards}
      group="money"
      label={<Trans>Wallets</Trans>}
      note={<Trans>Total in EUR</Trans>}
      value={
        <Figure as="span" size="title" aria-live="polite">
          <MovingAmount value={money.total} unit="EUR" big />
        </Figure>
      }
    />
    {(['coin', 'balance', 'usdt', 'eur', 'profit'] as const).map((account) => (
      <AccountRow key={account} account={account} money={money} />
    ))}
    {isSome(money.shop) && <AccountRow account="shop" money={money} />}
    {isSome(money.margin) && (
      <Row
        icon={ShieldCheck}
        group="money"
        label={<Trans>Security deposit</Trans>}
        value={<MovingAmount value={money.margin} unit="EUR" />}
      />
    )}
  </Rows>
)
