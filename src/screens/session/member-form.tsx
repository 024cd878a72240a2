import { Trans } from '@lingui/react/macro'
import { PASSWORD_MIN } from '#contract/limits.ts'
import type { registerFlow } from '#machines/session/register.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { ReadAgreement } from '#src/parts/news/read-agreement.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/check-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { KnownAccount } from './known-account.tsx'

export function MemberForm({ view: { context, busy, send } }: { view: ViewProps<typeof registerFlow> }) {
  const { email, problems, trouble, inviter, inviteCode } = context
  return (
    <Form
      wrong={trouble?.errors ?? problems}
      onSubmit={(answer) =>
        send({
          type: 'submit',
          form: {
            password: answer('password'),
            password_confirm: answer('password_confirm'),
            invite_code: answer('invite_code'),
            agree: answer('agree') ? 1 : 0,
          },
        })
      }
    >
      <KnownAccount email={email} />
      <Field
        kind="newPassword"
        name="password"
        label={<Trans>Password</Trans>}
        hint={<Trans>At least {PASSWORD_MIN} characters; longer is safer.</Trans>}
        error={wordsFor('password', problems, trouble)}
      />
      <Field
        kind="newPassword"
        name="password_confirm"
        label={<Trans>Repeat password</Trans>}
        error={wordsFor('password_confirm', problems, trouble)}
      />
      <Field
        kind="capitals"
        name="invite_code"
        label={<Trans>Invite code (optional)</Trans>}
        defaultValue={inviteCode}
        readOnly={inviter !== undefined}
        error={wordsFor('invite_code', problems, trouble)}
      />
      <div>
        <CheckField
          name="agree"
          label={<Trans>I have read the agreement and agree to it.</Trans>}
          error={wordsFor('agree', problems, trouble)}
        />
        <ReadAgreement>
          <Trans>Read the agreement</Trans>
        </ReadAgreement>
      </div>
      <Refusal because={trouble} />
      <SubmitButton busy={busy}>
        <Trans>Create my account</Trans>
      </SubmitButton>
    </Form>
  )
}
