import { Trans } from '@lingui/react/macro'
import type { cancelAccountFlow } from '#machines/cancellation/cancel-account.flow.ts'
import { required } from '#machines/lib/required.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { codeRow, passwordRow, pinRow, ProofForm } from '#src/ui/proof-form.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Lead } from '#src/ui/text.tsx'

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
  const sent = required(context.sent)
  const { masked_account: contact } = sent
  return (
    <>
      <Lead paddingInline="1">
        <Trans>
          Prove that it is you. We sent a code to <bdi dir="ltr">{contact}</bdi>.
        </Trans>
      </Lead>
      <ProofForm
        id={FORM}
        rows={[
          passwordRow('password', <Trans>Password</Trans>, trouble),
          codeRow('code', <Trans>Code</Trans>, sent, () => send({ type: 'sendCode' })),
          pinRow('payword', <Trans>Payment PIN</Trans>, trouble),
        ]}
        of={context}
        busy={busy}
        locked={locked}
        submit={<Trans>Continue</Trans>}
        another={<Trans>Keep my account</Trans>}
        onSubmit={(said, answer) => send({ type: answer(REALLY) ? 'confirm' : 'submit', form: said })}
        onBack={() => send({ type: 'back' })}
        onUnlock={() => send({ type: 'unlock' })}
      />
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
