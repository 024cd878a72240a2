import { Trans } from '@lingui/react/macro'
import type { Mall } from '#contract/mall.ts'
import { ACCOUNT_FACES } from '#src/parts/wallet/account-faces.ts'
import { UnitMark } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'

export function Purse({ money: { shop, points, profit } }: { money: NonNullable<Mall['money']> }) {
  const collected = String(points)
  return (
    <Rows>
      <PlaceRow
        to="/pages/wallets/gw_wallet"
        {...ACCOUNT_FACES.shop}
        label={<Trans>To spend here</Trans>}
        note={<Trans>Shopping balance</Trans>}
        value={<MovingAmount value={shop} unit="EUR" />}
      />
      <PlaceRow
        to="/pages/jf/money"
        {...ACCOUNT_FACES.points}
        label={<Trans>Points</Trans>}
        value={
          <>
            <MovingAmount value={collected} unit="POINTS" /> <UnitMark value={collected} unit="POINTS" />
          </>
        }
      />
      <PlaceRow
        to="/pages/wallets/fx_wallet"
        {...ACCOUNT_FACES.profit}
        label={<Trans>Profit</Trans>}
        value={<MovingAmount value={profit} unit="EUR" />}
      />
    </Rows>
  )
}
