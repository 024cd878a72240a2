import { Trans } from '@lingui/react/macro'
import { shelfFlow } from '#machines/shop/shelf.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { shelfViews } from './shelf-frame.tsx'

export const ShopScreen = screen(
  shelfFlow,
  shelfViews({
    title: <Trans>Shop</Trans>,
    isSearched: true,
    isChosenHere: true,
    nothing: <Trans>Goods stand here as soon as a store puts some on its shelf.</Trans>,
  }),
)

export const PointsShopScreen = screen(
  shelfFlow,
  shelfViews({
    title: <Trans>Points shop</Trans>,
    nothing: <Trans>What you can exchange points for stands here.</Trans>,
  }),
)

export const RepurchaseShopScreen = screen(
  shelfFlow,
  shelfViews({
    title: <Trans>Repurchase shop</Trans>,
    nothing: <Trans>What you can buy from your shopping balance stands here.</Trans>,
  }),
)
