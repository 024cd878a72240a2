import { Trans, useLingui } from '@lingui/react/macro'
import { List, Repeat, WalletCards } from 'lucide-react'
import type { MoneyInfo } from '#contract/account.ts'
import { AccountRow } from '#src/parts/wallet/account-row.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { HeldAmount, isSome } from '#src/ui/held.tsx'
import { UnitMark } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Total } from '#src/ui/total.tsx'
import { Ways } from '#src/ui/ways.tsx'

export function Holdings({ money }: { money: MoneyInfo }) {
  const { t } = useLingui()
  const points = String(money.points)
  const held = String(money.frozen.points)
  return (
    <Curtain>
      <Total
        words={<Trans>Points</Trans>}
        under={isSome(held) && <HeldAmount value={held} unit="POINTS" />}
        beside={<EyeButton />}
      >
        <MovingAmount value={points} unit="POINTS" big /> <UnitMark value={points} unit="POINTS" />
      </Total>
      <Ways
        label={t`What you can do`}
        ways={[
          { to: '/pages/jf/money', icon: List, words: <Trans>Activity</Trans> },
          { to: '/pages/jf/atm', icon: Repeat, words: <Trans>To balance</Trans> },
          { to: '/pages/wallets/wallets', icon: WalletCards, words: <Trans>Wallets</Trans> },
        ]}
      />
      <Section look="group" title={<Trans>Wallets</Trans>}>
        <Rows>
          {(['shop', 'profit', 'coin', 'balance', 'usdt', 'eur'] as const).map((account) => (
            <AccountRow key={account} account={account} money={money} />
          ))}
        </Rows>
      </Section>
    </Curtain>
  )
}
