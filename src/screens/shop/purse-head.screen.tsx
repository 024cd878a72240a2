import { Trans } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import type { MoneyInfo } from '#contract/account.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { panelViews } from '#src/parts/wallet/panel-views.tsx'
import { isSome } from '#src/ui/held.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Total } from '#src/ui/total.tsx'

export const purseFlow = followFlow<MoneyInfo>('money')

export const PurseHeadScreen = screen(
  purseFlow,
  panelViews<MoneyInfo>({
    Shown: ({ item }) => (
      <Total size="hero" words={<Trans>To spend here</Trans>}>
        <MovingAmount value={item.shop} unit="EUR" big />
      </Total>
    ),
    More: ({ item }) =>
      !isSome(item.shop) && (
        <Rows>
          <PlaceRow
            to="/pages/wallets/gw_wallet"
            icon={ShoppingBag}
            group="shop"
            label={<Trans>Your shopping balance is empty</Trans>}
            note={<Trans>See where it comes from</Trans>}
          />
        </Rows>
      ),
  }),
  'data-header',
)
