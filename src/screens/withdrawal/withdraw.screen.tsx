import { Trans } from '@lingui/react/macro'
import { withdrawFlow } from '#machines/withdrawal/withdraw.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { late } from '#src/ui/late.tsx'
import { paymentViews } from '#src/ui/paying.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Asking, Confirmed } from './asking.tsx'
import { Held, NeedsAddress, NeedsBank } from './before.tsx'
import { Another, Frame, type WithdrawViewProps } from './frame.tsx'

const Requested = late(
  () => import('./requested.tsx'),
  (module) => module.Requested,
)
// It is here before an answer can be.
Requested.bring()

const views = paymentViews<WithdrawViewProps>({
  Frame,
  Asking,
  Again: Another,
  rows: 6,
  unknown: {
    title: <Trans>We do not know yet whether it was requested</Trans>,
    text: <Trans>No answer came. Please do not request it again; checking does not withdraw anything.</Trans>,
  },
  undone: { title: <Trans>It was not requested</Trans> },
  Confirmed,
})

export const WithdrawScreen = screen(withdrawFlow, {
  ...views,
  deciding: views.opening,
  missing: (view) => (
    <Frame view={view}>
      <Missing home="/pages/index/new_index" />
    </Frame>
  ),
  held: Held,
  needsBank: NeedsBank,
  needsAddress: NeedsAddress,
  success: (view) => <Requested {...view} />,
})
