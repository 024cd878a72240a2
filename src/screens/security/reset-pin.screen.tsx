import { Plural, Trans } from '@lingui/react/macro'
import { MailQuestion, ShieldCheck } from 'lucide-react'
import { PIN_RESET_HOLD } from '#contract/limits.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { required } from '#machines/lib/required.ts'
import { resetPinFlow } from '#machines/security/reset-pin.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { codeRow, EnterSent, ProofForm } from '#src/ui/proof-form.tsx'
import { ContactChoice } from './contact-choice.tsx'
import { Frame } from './frame.tsx'
import { NEW_PIN } from '#src/parts/security/new-pin.tsx'

type ResetViewProps = ViewProps<typeof resetPinFlow>

const HELD_HOURS = PIN_RESET_HOLD / HOUR_S

const Addressing = ({ context, busy, send }: ResetViewProps) => (
  <Frame
    title={<Trans>Forgot payment PIN</Trans>}
    lead={
      <Trans>
        We send you a code first. Withdrawals are then paused for{' '}
        <Plural value={HELD_HOURS} one="# hour" other="# hours" />, to keep your money safe.
      </Trans>
    }
  >
    <ContactChoice
      contacts={context.contacts}
      chosen={context.channel}
      busy={busy}
      trouble={context.trouble}
      onSend={(channel) => send({ type: 'sendCode', channel })}
    />
    <Onward from="/pages/users/rfpassword" />
  </Frame>
)

const Choosing = ({ context, busy, send }: ResetViewProps) => {
  const { contacts, channel } = context
  const sent = required(context.sent)
  const code = codeRow('code', <Trans>Code</Trans>, sent, () => send({ type: 'sendCode', channel }))
  return (
    <Frame title={<Trans>Choose a new PIN</Trans>} lead={<EnterSent contact={sent.masked_account} />}>
      <ProofForm
        rows={[{ ...code, autoFocus: true }, ...NEW_PIN]}
        of={context}
        busy={busy}
        submit={<Trans>Set PIN</Trans>}
        another={contacts.email !== null && contacts.mobile !== null && <Trans>Use another contact</Trans>}
        onSubmit={(form) => send({ type: 'submit', form })}
        onBack={() => send({ type: 'back' })}
      />
    </Frame>
  )
}

export const ResetPinScreen = screen(resetPinFlow, {
  arriving: Addressing,
  noContact: () => (
    <Frame title={<Trans>Forgot payment PIN</Trans>}>
      <FullPageNote
        icon={MailQuestion}
        title={<Trans>Add a contact first</Trans>}
        action={
          <PlaceButton kind="quiet" to="/pages/my/setting">
            <Trans>Go to settings</Trans>
          </PlaceButton>
        }
      >
        <Trans>A code can only go to a phone number or an e-mail address of yours. Add one to your account.</Trans>
      </FullPageNote>
      <Onward from="/pages/users/rfpassword" />
    </Frame>
  ),
  idle: Addressing,
  sendingCode: Addressing,
  sendFailed: Addressing,
  codeSent: Choosing,
  secondAsked: Choosing,
  invalid: Choosing,
  submitting: Choosing,
  rejected: Choosing,
  unknown: Choosing,
  done: ({ context }) => (
    <Frame title={<Trans>Forgot payment PIN</Trans>}>
      <FullPageNote
        icon={ShieldCheck}
        title={<Trans>Your payment PIN is set</Trans>}
        action={
          <IfBuilt to={context.back}>
            {(there) => (
              <PlaceButton to={there}>
                <Trans>Continue</Trans>
              </PlaceButton>
            )}
          </IfBuilt>
        }
      >
        <Trans>
          Withdrawals are paused until <SaidMoment at={required(context.done).withdrawals_held_until} />. Everything
          else works as before.
        </Trans>
      </FullPageNote>
    </Frame>
  ),
})
