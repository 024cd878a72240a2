import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleHelp, Store } from 'lucide-react'
import { entryFlow } from '#machines/merchant/entry.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { AskAgain } from '#src/ui/ask-again.tsx'
import { Page } from '#src/ui/page.tsx'
import { NoPin, ToSetPin } from '#src/ui/no-pin.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { ApplyForm } from './apply-form.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { EntryState } from './entry-states.tsx'

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' } })

const Coming = () => (
  <EntryFrame>
    <Waiting figure rows={5} />
  </EntryFrame>
)

const Applying = (view: ViewProps<typeof entryFlow>) => (
  <Page title={<Trans>Become a merchant</Trans>} back>
    <ApplyForm view={view} />
  </Page>
)

export const EntryScreen = screen(entryFlow, {
  arriving: Coming,
  anonymous: () => (
    <EntryFrame>
      <FullPageNote
        icon={Store}
        title={<Trans>Buy coins as a merchant</Trans>}
        action={
          <Ways>
            <PlaceButton to="/pages/login/login">
              <Trans>Sign in</Trans>
            </PlaceButton>
            <PlaceButton kind="quiet" to="/pages/login/reg">
              <Trans>Create an account</Trans>
            </PlaceButton>
          </Ways>
        }
      >
        <Trans>Merchants set their own price and buy coins from members. Sign in to see the requirements.</Trans>
      </FullPageNote>
    </EntryFrame>
  ),
  opening: Coming,
  unreachable: ({ context, send }) => (
    <EntryFrame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </EntryFrame>
  ),
  sorting: Coming,
  weighing: EntryState,
  none: EntryState,
  applied: EntryState,
  refused: EntryState,
  left: EntryState,
  verified: EntryState,
  marginShort: EntryState,
  active: EntryState,
  suspended: EntryState,
  following: EntryState,
  behind: withProps(EntryState, { old: true }),
  'applySheet.idle': Applying,
  'applySheet.invalid': Applying,
  'applySheet.submitting': Applying,
  'applySheet.filed': Applying,
  'applySheet.rejected': Applying,
  confirming: withProps(EntryState, { paying: true }),
  needsPin: () => (
    <EntryFrame foot={<ToSetPin />}>
      <NoPin />
    </EntryFrame>
  ),
  payingMargin: withProps(EntryState, { paying: true }),
  unknown: ({ context, send }) => (
    <EntryFrame foot={<AskAgain onAsk={() => send({ type: 'ask' })} />}>
      <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it was paid</Trans>}>
        <p>
          <Trans>No answer came. Checking again does not pay anything.</Trans>
        </p>
        <TroubleText of={context.trouble} />
      </FullPageNote>
    </EntryFrame>
  ),
  asking: () => (
    <EntryFrame>
      <FullPageNote icon={CircleHelp} title={<Trans>We are checking what happened</Trans>}>
        <Trans>The connection broke before the answer came. One moment.</Trans>
      </FullPageNote>
    </EntryFrame>
  ),
})
