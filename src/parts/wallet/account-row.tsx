import { useLingui } from '@lingui/react/macro'
import type { MoneyInfo } from '#contract/account.ts'
import { CURRENCY_OF, type AccountName } from '#contract/quote.ts'
import { heldOf } from '#machines/wallet/worth.rules.ts'
import type { Unit } from '#src/lib/format.ts'
import type { Built } from '#src/lib/places.ts'
import { Digits } from '#src/ui/amount.tsx'
import { HeldAmount, isSome } from '#src/ui/held.tsx'
import { UnitMark } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { PlaceRow } from '#src/ui/rows.tsx'
import { ACCOUNT_FACES } from './account-faces.ts'
import { ACCOUNT_WORDS } from './names.ts'

export const WALLETS: Record<AccountName, Built> = {
  balance: '/pages/wallets/wallet_mx?account=balance',
  usdt: '/pages/wallets/wallet_mx?account=usdt',
  eur: '/pages/wallets/wallet_mx?account=eur',
  profit: '/pages/wallets/fx_wallet',
  coin: '/pages/wallets/k_wallet',
  shop: '/pages/wallets/gw_wallet',
  points: '/pages/jf/money',
}

export const Held = ({ money, account }: { money: MoneyInfo; account: AccountName }) => (
  <HeldAmount value={heldOf(money, account)} unit={CURRENCY_OF[account]} />
)

function Has({ value, unit }: { value: string; unit: Unit }) {
  const figure = <MovingAmount value={value} unit={unit} brief />
  if (unit === 'EUR') return figure
  const marked = (
    <>
      {figure} <UnitMark value={value} unit={unit} />
    </>
  )
  return unit === 'USDT' ? <Digits whiteSpace="normal">{marked}</Digits> : marked
}

export function AccountRow({ account, money }: { account: AccountName; money: MoneyInfo }) {
  const { i18n } = useLingui()
  return (
    <PlaceRow
      to={WALLETS[account]}
      {...ACCOUNT_FACES[account]}
      label={i18n._(ACCOUNT_WORDS[account])}
      note={isSome(heldOf(money, account)) && <Held money={money} account={account} />}
      value={<Has value={String(money[account])} unit={CURRENCY_OF[account]} />}
    />
  )
}
