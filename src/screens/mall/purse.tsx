import { Trans } from '@lingui/react/macro'
import { Bot, ChartLine } from 'lucide-react'
import type { Mall } from '#contract/mall.ts'
import { ACCOUNT_FACES } from '#src/parts/wallet/account-faces.ts'
import { Curtain } from '#src/ui/eye.tsx'
import { UnitMark } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'

/** What is one's own comes before anything that is sold. */
export function Purse({ money: { shop, points, profit } }: { money: NonNullable<Mall['money']> }) {
  const collected = String(points)
  return (
    <Curtain>
      <Rows>
        <PlaceRow
          to="/pages/wallets/gw_wallet"
          {...ACCOUNT_FACES.shop}
          label={<Trans>Shopping balance</Trans>}
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
        <PlaceRow to="/pages/ai/ai_robot_order" icon={Bot} group="invest" label={<Trans>My robots</Trans>} />
        <PlaceRow to="/pages/ai/ai_order" icon={ChartLine} group="invest" label={<Trans>Plans and projects</Trans>} />
      </Rows>
    </Curtain>
  )
}
