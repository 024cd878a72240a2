import { Trans } from '@lingui/react/macro'
import type { cancelAccountFlow } from '#machines/cancellation/cancel-account.flow.ts'
import { required } from '#machines/lib/required.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Fields } from '#src/ui/fields.tsx'
import { ForgottenPin } from '#src/ui/forgotten-pin.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { PinLocked } from '#src/ui/pin-locked.tsx'
import { Resend } from '#src/ui/resend.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

const FORM = 'going'
const REALLY = 'really'

type GoingViewProps = ViewProps<typeof cancelAccountFlow>

interface GoingFormProps {
  view: GoingViewProps
  asks: boolean
  locked: boolean
}

export function GoingForm({ view, asks, locked }: GoingFormProps) {
  const { context, busy, send } = view
  const { trouble } = context
  const { masked_account: contact, resend_seconds: wait } = required(context.sent)
  const isPin = trouble?.refusal === 'pin-wrong'
  const isPassword = trouble?.refusal === 'wrong-password'
  return (
    <>
      <Lead paddingInline="1">
        <Trans>
          Prove that it is you. We sent a code to <bdi dir="ltr">{contact}</bdi>.
        </Trans>
      </Lead>
      <Fields
        id={FORM}
        rows={[
          {
            name: 'password',
            kind: 'password',
            label: <Trans>Password</Trans>,
            refused: isPassword ? { says: trouble.message, times: 0 } : undefined,
          },
          {
            name: 'code',
            kind: 'code',
            label: <Trans>Code</Trans>,
            autoFocus: false,
            under: <Resend wait={wait} since={context.sent} onResend={() => send({ type: 'sendCode' })} />,
          },
          {
            name: 'payword',
            kind: 'pin',
            label: <Trans>Payment PIN</Trans>,
            refused: isPin ? { says: trouble.message, times: trouble.left ?? 0 } : undefined,
            under: <ForgottenPin />,
          },
        ]}
        of={context}
        busy={busy}
        locked={locked}
        submit={<Trans>Continue</Trans>}
        onSubmit={(said, answer) => send({ type: answer(REALLY) ? 'confirm' : 'submit', form: said })}
      >
        {locked ? (
          <PinLocked because={trouble} onUnlock={() => send({ type: 'unlock' })} />
        ) : (
          !isPin && !isPassword && <Refusal because={trouble} />
        )}
      </Fields>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Keep my account</Trans>
      </Button>
      {asks && <LastQuestion view={view} />}
    </>
  )
}

/** It sends the form that it stands over: what was typed there is kept nowhere else. */
const LastQuestion = ({ view: { context, busy, send } }: { view: GoingViewProps }) => (
  <LateSheet
    title={<Trans>Cancel your account?</Trans>}
    description={
      <Trans>
        You are signed out everywhere at once. We decide by <SaidMoment at={required(context.info).review_by} />. Until
        your account is deleted, signing in keeps it; afterwards nobody can bring it back.
      </Trans>
    }
    onClose={() => send({ type: 'back' })}
  >
    <SubmitButton form={FORM} name={REALLY} value="1" kind="danger" busy={busy}>
      <Trans>Cancel account</Trans>
    </SubmitButton>
    <Button wide kind="quiet" marginTop="2.5" disabled={busy} onClick={() => send({ type: 'back' })}>
      <Trans>Keep my account</Trans>
    </Button>
  </LateSheet>
)
