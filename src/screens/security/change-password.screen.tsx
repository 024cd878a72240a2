import { Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import { changePasswordFlow, type NewPasswordForm } from '#machines/security/change-password.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import type { FieldRow } from '#src/ui/fields.tsx'
import { SecondedFields } from '#src/ui/seconded-fields.tsx'
import { Shut, useShut } from '#src/ui/too-often.tsx'
import { codeRow } from './binding-forms.tsx'
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
  const contact = sent?.masked_account
  const wrong = trouble?.refusal === 'wrong-password' ? trouble : undefined
  const old: FieldRow<keyof NewPasswordForm> = {
    name: 'old_password',
    kind: 'password',
    label: <Trans>Current password</Trans>,
    refused: wrong && { says: wrong.message, times: 0 },
  }
  const proof = byCode
    ? codeRow('code', <Trans>Code</Trans>, required(sent), () => send({ type: 'sendCode', channel }))
    : old
  return (
    <Frame
      title={<Trans>Change password</Trans>}
      lead={
        byCode ? (
          <Trans>
            Enter the code sent to <bdi dir="ltr">{contact}</bdi>.
          </Trans>
        ) : (
          <>
            <Trans>Afterwards you sign in with the new password on every device.</Trans> <Pause />
          </>
        )
      }
    >
      <SecondedFields
        key={proof.name}
        rows={[proof, ...FRESH]}
        of={context}
        busy={busy}
        locked={(left ?? 0) > 0}
        submit={<Trans>Change password</Trans>}
        onSubmit={(form) => send({ type: 'submit', form })}
      >
        {!wrong && <Shut because={trouble} left={left} />}
      </SecondedFields>
      {byCode ? (
        <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
          {contacts.mobile === null || contacts.email === null ? (
            <Trans>Go back</Trans>
          ) : (
            <Trans>Use another contact</Trans>
          )}
        </Button>
      ) : (
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
