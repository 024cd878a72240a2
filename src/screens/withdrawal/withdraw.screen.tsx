import { Trans } from '@lingui/react/macro'
import { CircleHelp, Undo2 } from 'lucide-react'
import { known } from '#machines/lib/known.ts'
import { withdrawFlow } from '#machines/withdrawal/withdraw.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { Deal } from '#src/ui/deal.tsx'
import { AskAgain, askingViews, AskingOutcome } from '#src/ui/paying.tsx'
import { NoPin, SetPin } from '#src/ui/set-pin.tsx'
import { Missing, Standing, Unreachable } from '#src/ui/standing.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Agreement, Asking } from './asking.tsx'
import { Held, NeedsAddress, NeedsBank } from './before.tsx'
import { Frame, type WithdrawSight } from './frame.tsx'
import { Again, Requested } from './requested.tsx'

const Coming = (sight: WithdrawSight) => (
  <Frame sight={sight}>
    <Waiting figure rows={6} />
  </Frame>
)

/** What was confirmed stays in sight while nobody knows whether it was done. */
const Confirmed = ({ context: { quote } }: Pick<WithdrawSight, 'context'>) => (
  <>
    <Deal quote={known(quote)} />
    <Agreement quote={known(quote)} />
  </>
)

export const WithdrawScreen = screen(withdrawFlow, {
  arriving: Coming,
  asking: (sight) => (
    <Frame sight={sight}>
      <AskingOutcome quote={known(sight.context.quote)} />
    </Frame>
  ),
  unknown: (sight) => (
    <Frame sight={sight} foot={<AskAgain send={sight.send} />}>
      <Standing icon={CircleHelp} title={<Trans>We do not know yet whether it was requested</Trans>}>
        <p>
          <Trans>No answer came. Please do not request it again; checking does not withdraw anything.</Trans>
        </p>
        <TroubleText of={sight.context.trouble} />
      </Standing>
      <Confirmed context={sight.context} />
    </Frame>
  ),
  undone: (sight) => (
    <Frame sight={sight} foot={<Again send={sight.send} />}>
      <Standing icon={Undo2} title={<Trans>It was not requested</Trans>}>
        <Trans>Nothing was taken from you. You can try again.</Trans>
      </Standing>
      <Confirmed context={sight.context} />
    </Frame>
  ),
  opening: Coming,
  unreachable: (sight) => (
    <Frame sight={sight}>
      <Unreachable because={sight.context.trouble} onRetry={() => sight.send({ type: 'retry' })} />
    </Frame>
  ),
  deciding: Coming,
  missing: (sight) => (
    <Frame sight={sight}>
      <Missing home="/pages/index/new_index" />
    </Frame>
  ),
  held: Held,
  needsBank: NeedsBank,
  needsAddress: NeedsAddress,
  needsPin: (sight) => (
    <Frame sight={sight} foot={<SetPin />}>
      <NoPin />
    </Frame>
  ),
  ...askingViews(Asking),
  success: Requested,
})
