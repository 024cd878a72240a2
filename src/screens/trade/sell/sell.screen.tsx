import { Trans } from '@lingui/react/macro'
import { CircleHelp, Undo2 } from 'lucide-react'
import { known } from '#machines/lib/known.ts'
import { sellFlow } from '#machines/trade/sell.flow.ts'
import { looks, type Sight, screen } from '#src/lib/screen.tsx'
import { Deal } from '#src/ui/deal.tsx'
import { late } from '#src/ui/late.tsx'
import { AskAgain, AskingOutcome, askingViews } from '#src/ui/paying.tsx'
import { NoPin, SetPin } from '#src/ui/set-pin.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Asking } from './asking.tsx'
import { MarketClosed, NeedsAccount, Visitor } from './before.tsx'
import { Ended, SellAgain } from './ended.tsx'
import { Finding } from './finding.tsx'
import { Coming, Frame } from './frame.tsx'

const accepted = () => import('./accepted.tsx')
const Accepted = late(accepted, (module) => module.Accepted)
// It is here before a merchant can be.
void accepted().catch(() => undefined)

/** While it is asked quietly what has become of an order, what was known of it stays. */
function Following(sight: Sight<typeof sellFlow>) {
  const { status } = known(sight.context.order)
  return status === 'searching' || status === 'offered' ? <Finding {...sight} /> : <Accepted {...sight} />
}

export const SellScreen = screen(sellFlow, {
  arriving: Coming,
  anonymous: Visitor,
  asking: ({ context }) => (
    <Frame>
      <AskingOutcome quote={known(context.quote)} />
    </Frame>
  ),
  unknown: ({ context, send }) => (
    <Frame foot={<AskAgain send={send} />}>
      <Standing icon={CircleHelp} title={<Trans>We do not know yet whether your order was started</Trans>}>
        <p>
          <Trans>No answer came. Please do not start another sale; checking does not sell anything.</Trans>
        </p>
        <TroubleText of={context.trouble} />
      </Standing>
    </Frame>
  ),
  undone: ({ context, send }) => (
    <Frame foot={<SellAgain onAgain={() => send({ type: 'again' })} />}>
      <Standing icon={Undo2} title={<Trans>Your order was not started</Trans>}>
        <Trans>You still have all your coins, and no merchant was asked.</Trans>
      </Standing>
      <Deal quote={known(context.quote)} />
    </Frame>
  ),
  opening: Coming,
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  deciding: Coming,
  recalling: Coming,
  marketClosed: MarketClosed,
  cooling: looks(Asking, {}),
  needsPin: () => (
    <Frame foot={<SetPin />}>
      <NoPin />
    </Frame>
  ),
  needsAccount: NeedsAccount,
  ...askingViews(Asking),
  success: Coming,
  resuming: Coming,
  sorting: Coming,
  searching: looks(Finding, {}),
  offered: looks(Finding, {}),
  following: Following,
  behind: Following,
  askedToCancel: looks(Finding, { asks: true }),
  cancelling: looks(Finding, {}),
  matched: (sight) => <Accepted {...sight} />,
  noMatch: Ended,
  cancelled: Ended,
})
