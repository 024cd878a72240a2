import { Trans } from '@lingui/react/macro'
import { CircleHelp, CircleSlash } from 'lucide-react'
import { rechargeFlow } from '#machines/recharge/recharge.flow.ts'
import { withProps, screen } from '#src/lib/screen.tsx'
import { AskAgain } from '#src/ui/ask-again.tsx'
import { late } from '#src/ui/late.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { WayBack } from '#src/ui/way-back.tsx'
import { Ahead, BeginPage } from './begin-page.tsx'
import { Frame } from './frame.tsx'
import { OpenRecharges } from './open-recharges.tsx'
import { begin } from './parts.ts'
import { Shown } from './shown.tsx'
import type { RechargeViewProps } from './view-props.ts'

const WaysIn = late(begin, (part) => part.WaysIn)

const Coming = () => (
  <Frame>
    <Waiting figure rows={6} />
  </Frame>
)

interface AskingLook {
  readonly says?: 'lost'
}

const Asking = (view: RechargeViewProps & AskingLook) => <BeginPage {...view} />

function NoChannel(view: RechargeViewProps) {
  const { channels, open, currency, returnTo } = view.context
  return (
    <Frame foot={returnTo && <WayBack to={returnTo} kind="quiet" />}>
      <FullPageNote
        icon={CircleSlash}
        title={<Trans>You cannot recharge at the moment</Trans>}
        action={
          currency !== '' && (
            <PlaceButton kind="quiet" to="/pages/money/recharge">
              <Trans>See other ways</Trans>
            </PlaceButton>
          )
        }
      >
        <Trans>Please try again later. Nothing was started.</Trans>
      </FullPageNote>
      {channels.length > 0 && <WaysIn channels={channels} chosen="" onChoose={() => undefined} />}
      <OpenRecharges of={open} />
      <Ahead {...view} />
    </Frame>
  )
}

export const RechargeScreen = screen(rechargeFlow, {
  arriving: Coming,
  opening: Coming,
  reading: Coming,
  noChannel: NoChannel,
  missing: () => (
    <Frame>
      <Missing home="/pages/index/new_index" />
    </Frame>
  ),
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  idle: Asking,
  invalid: Asking,
  submitting: Asking,
  rejected: Asking,
  unknown: withProps(Asking, { says: 'lost' }),
  done: Asking,
  showing: Shown,
  following: Shown,
  behind: withProps(Shown, { says: 'old' }),
  confirmingCancel: withProps(Shown, { over: 'cancel' }),
  appealing: withProps(Shown, { over: 'appeal' }),
  acting: withProps(Shown, { over: 'acting' }),
  rereading: Shown,
  unanswered: ({ send }) => (
    <Frame foot={<AskAgain onAsk={() => send({ type: 'retry' })} />}>
      <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it was done</Trans>}>
        <Trans>No answer came. Checking again changes nothing; the recharge will show what was done.</Trans>
      </FullPageNote>
    </Frame>
  ),
  stale: withProps(Shown, { says: 'changed' }),
  actionFailed: withProps(Shown, { says: 'undone' }),
})
