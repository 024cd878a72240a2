import { Trans, useLingui } from '@lingui/react/macro'
import { Repeat, ShoppingBag, Star, WalletCards } from 'lucide-react'
import type { Mall } from '#contract/mall.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Total } from '#src/ui/total.tsx'
import { Ways } from '#src/ui/ways.tsx'

export function Purse({ money: { shop, points, profit } }: { money: NonNullable<Mall['money']> }) {
  const { t } = useLingui()
  return (
    <Curtain>
      <Total words={<Trans>Shopping balance</Trans>} beside={<EyeButton />}>
        <MovingAmount value={shop} unit="EUR" />
      </Total>
      <Cells>
        <Cell value={<Amount value={String(points)} unit="POINTS" />}>
          <Trans>Points</Trans>
        </Cell>
        <Cell value={<Amount value={profit} unit="EUR" />}>
          <Trans>Profit</Trans>
        </Cell>
      </Cells>
      <Ways
        label={t`What you can do`}
        ways={[
          { to: '/pages/wallets/gw_wallet', icon: ShoppingBag, words: <Trans>Shopping</Trans> },
          { to: '/pages/jf/money', icon: Star, words: <Trans>Points</Trans> },
          { to: '/pages/money/gw_atm', icon: Repeat, words: <Trans>To balance</Trans> },
          { to: '/pages/wallets/wallets', icon: WalletCards, words: <Trans>Wallets</Trans> },
        ]}
      />
    </Curtain>
  )
}
