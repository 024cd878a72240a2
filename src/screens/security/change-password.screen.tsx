import { Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import { changePasswordFlow, type NewPasswordForm } from '#machines/security/change-password.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import type { FieldRow } from '#src/ui/fields.tsx'
import { codeRow, EnterSent, passwordRow, ProofForm } from '#src/ui/proof-form.tsx'
import { useShut } from '#src/ui/too-often.tsx'
import { ContactChoice } from './contact-choice.tsx'
import { Frame } from './frame.tsx'
import { Pause } from './pause.tsx'

type PasswordViewProps = ViewProps<typeof changePasswordFlow>

const FRESH: readonly FieldRow<keyof NewPasswordForm>[] = [
  { name: 'password', kind: 'newPassword', label: <Trans>New password</Trans> },
  { name: 'password_confirm', kind: 'newPassword', label: <Trans>Repeat password</Trans> },
]

const Choosing = ({ context, busy, can, send }: PasswordViewProps) => {
  const { byCode, channel, contacts, sent, trouble } = context
  const left = useShut(trouble)
  const hasBoth = contacts.email !== null && contacts.mobile !== null
  const proof = byCode
    ? codeRow('code', <Trans>Code</Trans>, required(sent), () => send({ type: 'sendCode', channel }))
    : passwordRow('old_password', <Trans>Current password</Trans>, trouble)
  return (
    <Frame
      title={<Trans>Change password</Trans>}
      lead={
        byCode ? (
          <EnterSent contact={required(sent).masked_account} />
        ) : (
          <>
            <Trans>Afterwards you sign in with the new password on every device.</Trans> <Pause />
          </>
        )
      }
    >
      <ProofForm
        key={proof.name}
        rows={[proof, ...FRESH]}
        of={context}
        busy={busy}
        left={left}
        submit={<Trans>Change password</Trans>}
        another={byCode && (hasBoth ? <Trans>Use another contact</Trans> : <Trans>Go back</Trans>)}
        onSubmit={(form) => send({ type: 'submit', form })}
        onBack={() => send({ type: 'back' })}
      />
      {!byCode && (
        <Button wide kind="quiet" disabled={!can('useCode')} onClick={() => send({ type: 'useCode' })}>
          <Trans>Use a code instead</Trans>
        </Button>
      )}
    </Frame>
  )
}

const Addressing = ({ context: { contacts, channel, trouble }, busy, send }: PasswordViewProps) => (
  <Frame
    title={<Trans>Change password</Trans>}
    lead={<Trans>We send you a code. It takes the place of your current password.</Trans>}
  >
    <ContactChoice
      contacts={contacts}
      chosen={channel}
      busy={busy}
      trouble={trouble}
      onSend={(to) => send({ type: 'sendCode', channel: to })}
    />
    <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
      <Trans>Use the current password</Trans>
    </Button>
  </Frame>
)

export const ChangePasswordScreen = screen(changePasswordFlow, {
  arriving: Choosing,
  idle: Choosing,
  addressing: Addressing,
  sendingCode: Addressing,
  sendFailed: Addressing,
  codeSent: Choosing,
  secondAsked: Choosing,
  invalid: Choosing,
  submitting: Choosing,
  rejected: Choosing,
  unknown: Choosing,
  done: Choosing,
})
