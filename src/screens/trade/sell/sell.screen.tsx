import { Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import { sellFlow } from '#machines/trade/sell.flow.ts'
import { withProps, type ViewProps, screen } from '#src/lib/screen.tsx'
import { late } from '#src/ui/late.tsx'
import { paymentViews } from '#src/ui/paying.tsx'
import { Asking } from './asking.tsx'
import { MarketClosed, NeedsAccount, Visitor } from './before.tsx'
import { Frame, SellAgain } from './frame.tsx'

const Finding = late(
  () => import('./finding.tsx'),
  (module) => module.Finding,
)
const Accepted = late(
  () => import('./accepted.tsx'),
  (module) => module.Accepted,
)
const Ended = late(
  () => import('./ended.tsx'),
  (module) => module.Ended,
)
// They are here before an order can be.
for (const view of [Finding, Accepted, Ended]) view.bring()

/** While it is asked quietly what has become of an order, what was known of it stays. */
function Following(view: ViewProps<typeof sellFlow>) {
  const { status } = required(view.context.order)
  return status === 'searching' || status === 'offered' ? <Finding {...view} /> : <Accepted {...view} />
}

const views = paymentViews<ViewProps<typeof sellFlow>>({
  Frame,
  Asking,
  Again: SellAgain,
  rows: 6,
  unknown: {
    title: <Trans>We do not know yet whether your order was started</Trans>,
    text: <Trans>No answer came. Please do not start another sale; checking does not sell anything.</Trans>,
  },
  undone: {
    title: <Trans>Your order was not started</Trans>,
    text: <Trans>You still have all your coins, and no merchant was asked.</Trans>,
  },
})
const Coming = views.opening

export const SellScreen = screen(sellFlow, {
  ...views,
  anonymous: Visitor,
  deciding: Coming,
  recalling: Coming,
  marketClosed: MarketClosed,
  cooling: withProps(Asking, {}),
  needsPin: withProps(Asking, { pin: true }),
  needsAccount: NeedsAccount,
  success: Coming,
  resuming: Coming,
  sorting: Coming,
  searching: withProps(Finding, {}),
  offered: withProps(Finding, {}),
  following: Following,
  behind: Following,
  askedToCancel: withProps(Finding, { asks: true }),
  cancelling: withProps(Finding, {}),
  matched: (view) => <Accepted {...view} />,
  noMatch: Ended,
  cancelled: Ended,
})
