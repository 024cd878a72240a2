import { Trans } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { required } from '#machines/lib/required.ts'
import { changePhoneFlow } from '#machines/security/change-phone.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { codeRow } from '#src/ui/proof-form.tsx'
import { NamingForm, ProvingForm, SentTo } from './binding-forms.tsx'
import { ContactChoice } from './contact-choice.tsx'
import { Frame } from './frame.tsx'
import { Pause } from './pause.tsx'
import { PHONE_ROW } from './phone-row.tsx'

type PhoneViewProps = ViewProps<typeof changePhoneFlow>

const Beginning = ({ context: { phone, trouble }, busy, send }: PhoneViewProps) => (
  <Frame
    title={<Trans>Change phone number</Trans>}
    lead={
      <>
        <Trans>
          You need both phones: a code goes to your number of today, then one to the new number. Afterwards you sign in
          again on every device.
        </Trans>{' '}
        <Pause />
      </>
    }
  >
    <ContactChoice
      contacts={{ email: null, mobile: phone }}
      chosen="mobile"
      busy={busy}
      trouble={trouble}
      onSend={() => send({ type: 'sendOld' })}
    />
  </Frame>
)

const Naming = (view: PhoneViewProps) => (
  <Frame
    title={<Trans>New phone number</Trans>}
    lead={
      <Trans>
        We sent a code to <bdi dir="ltr">{required(view.context.old).masked_account}</bdi>. Keep it, and enter the new
        number.
      </Trans>
    }
  >
    <NamingForm view={view} row={PHONE_ROW} />
  </Frame>
)

const Proving = (view: PhoneViewProps) => {
  const { context, send } = view
  const old = required(context.old)
  return (
    <Frame title={<Trans>Enter both codes</Trans>} lead={<Trans>One went to each of your two phones.</Trans>}>
      <ProvingForm
        view={view}
        rows={[
          codeRow('old_code', <SentTo contact={old.masked_account} />, old, () => send({ type: 'sendOld' })),
          codeRow('code', <SentTo contact={context.form.account} />, required(context.sent), () =>
            send({ type: 'sendCode' }),
          ),
        ]}
        submit={<Trans>Change phone number</Trans>}
        another={<Trans>Use another number</Trans>}
      />
    </Frame>
  )
}

export const ChangePhoneScreen = screen(changePhoneFlow, {
  arriving: Beginning,
  noPhone: () => (
    <Frame title={<Trans>Change phone number</Trans>}>
      <FullPageNote
        icon={Phone}
        title={<Trans>Your account has no phone number yet</Trans>}
        action={
          <PlaceButton to="/pages/users/bindphone">
            <Trans>Add a phone number</Trans>
          </PlaceButton>
        }
      />
    </Frame>
  ),
  oldIdle: Beginning,
  sendingOld: Beginning,
  oldFailed: Beginning,
  oldSent: Beginning,
  idle: Naming,
  invalid: Naming,
  sendingCode: Naming,
  sendFailed: Naming,
  codeSent: Proving,
  unproven: Proving,
  submitting: Proving,
  secondAsked: Proving,
  rejected: Proving,
  unknown: Proving,
  done: Proving,
})
