import { Trans } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { required } from '#machines/lib/required.ts'
import { bindPhoneFlow } from '#machines/security/bind-phone.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { codeRow, EnterSent } from '#src/ui/proof-form.tsx'
import { NamingForm, ProvingForm } from './binding-forms.tsx'
import { Continue } from './continue.tsx'
import { Frame } from './frame.tsx'
import { PHONE_ROW } from './phone-row.tsx'

type PhoneViewProps = ViewProps<typeof bindPhoneFlow>

const Naming = (view: PhoneViewProps) => (
  <Frame
    title={<Trans>Add a phone number</Trans>}
    lead={<Trans>You can sign in with it, and have codes sent to it.</Trans>}
  >
    <NamingForm view={view} row={PHONE_ROW} />
  </Frame>
)

const Proving = (view: PhoneViewProps) => {
  const { context, send } = view
  return (
    <Frame title={<Trans>Enter the code</Trans>} lead={<EnterSent contact={context.form.account} />}>
      <ProvingForm
        view={view}
        rows={[codeRow('code', <Trans>Code</Trans>, required(context.sent), () => send({ type: 'sendCode' }))]}
        submit={<Trans>Add a phone number</Trans>}
        another={<Trans>Use another number</Trans>}
      />
    </Frame>
  )
}

export const BindPhoneScreen = screen(bindPhoneFlow, {
  arriving: Naming,
  alreadyBound: ({ context }) => (
    <Frame title={<Trans>Phone number</Trans>}>
      <FullPageNote icon={Phone} title={<bdi dir="ltr">{context.phone}</bdi>}>
        <Trans>This is the phone number of your account.</Trans>
      </FullPageNote>
      <Onward from="/pages/users/bindphone" />
    </Frame>
  ),
  idle: Naming,
  invalid: Naming,
  sendingCode: Naming,
  sendFailed: Naming,
  codeSent: Proving,
  unproven: Proving,
  submitting: Proving,
  rejected: Proving,
  unknown: Proving,
  done: ({ context }) => (
    <Frame title={<Trans>Phone number</Trans>}>
      <FullPageNote
        icon={Phone}
        title={<Trans>Your phone number is added</Trans>}
        action={<Continue to={context.back} />}
      >
        <Trans>
          Sign in with <bdi dir="ltr">{context.form.account}</bdi> whenever you like. We also told you by e-mail, in
          case it was not you.
        </Trans>
      </FullPageNote>
    </Frame>
  ),
})
