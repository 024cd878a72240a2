import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { MoneyInfo } from '#contract/account.ts'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { HeldAmount, isSome } from '#src/ui/held.tsx'
import { UnitMark } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Total } from '#src/ui/total.tsx'
import { AccountRow } from '../wallet/account-row.tsx'

const Heading = chakra('h2', { base: { textStyle: 'strong', marginTop: '6', marginBottom: '1' } })

/** What a member collected, and every account beside it with the way there. */
export function Holdings({ money }: { money: MoneyInfo }) {
  const points = String(money.points)
  const held = String(money.frozen.points)
  return (
    <Curtain>
      <Total
        words={<Trans>Points</Trans>}
        under={isSome(held) && <HeldAmount value={held} unit="POINTS" />}
        beside={<EyeButton />}
      >
        <MovingAmount value={points} unit="POINTS" /> <UnitMark value={points} unit="POINTS" />
      </Total>
      <Heading>
        <Trans>Wallets</Trans>
      </Heading>
      <Rows>
        {(['shop', 'profit', 'points', 'coin', 'balance', 'usdt', 'eur'] as const).map((account) => (
          <AccountRow key={account} account={account} money={money} />
        ))}
      </Rows>
    </Curtain>
  )
}
