import { Trans } from '@lingui/react/macro'
import { CircleHelp, CircleSlash } from 'lucide-react'
import { rechargeFlow } from '#machines/recharge/recharge.flow.ts'
import { withProps, screen } from '#src/lib/screen.tsx'
import { actedOnViews } from '#src/ui/acted-on.tsx'
import { late } from '#src/ui/late.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { WayBack } from '#src/ui/way-back.tsx'
import { Ahead, BeginPage } from './begin-page.tsx'
import { Frame } from './frame.tsx'
import { OpenRecharges } from './open-recharges.tsx'
import { begin } from './parts.ts'
import { Shown } from './shown.tsx'
import type { RechargeViewProps, ShownViewProps } from './view-props.ts'

const WaysIn = late(begin, (part) => part.WaysIn)

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

const {
  opening: reading,
  unknown: unanswered,
  ...acted
} = actedOnViews<ShownViewProps>({
  Frame,
  rows: 6,
  missing: <Missing home="/pages/index/new_index" />,
  unknown: (
    <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it was done</Trans>}>
      <Trans>No answer came. Checking again changes nothing; the recharge will show what was done.</Trans>
    </FullPageNote>
  ),
  Shown,
})

export const RechargeScreen = screen(rechargeFlow, {
  ...acted,
  arriving: reading,
  opening: reading,
  reading,
  noChannel: NoChannel,
  idle: Asking,
  invalid: Asking,
  submitting: Asking,
  rejected: Asking,
  unknown: withProps(Asking, { says: 'lost' }),
  done: Asking,
  confirmingCancel: withProps(Shown, { over: 'cancel' }),
  appealing: withProps(Shown, { over: 'appeal' }),
  acting: withProps(Shown, { over: 'acting' }),
  unanswered,
})
