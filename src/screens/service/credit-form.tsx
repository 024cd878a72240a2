import { Trans } from '@lingui/react/macro'
import type { creditFlow } from '#machines/service/credit.flow.ts'
import { creditBounds } from '#machines/service/credit.rules.ts'
import { required } from '#machines/lib/required.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError, isSaidBeside } from '#src/ui/amount-problem.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import type { AskingLook } from '#src/ui/paying.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Refusal, TroubleText } from '#src/ui/trouble-text.tsx'

interface CreditFormProps {
  view: ViewProps<typeof creditFlow>
  wrongAt: AskingLook['wrongAt']
}

export function CreditForm({ view: { context, busy, send }, wrongAt }: CreditFormProps) {
  const { form, problems, trouble, standing } = context
  const bounds = creditBounds({ ...(standing && { standing }) })
  return (
    <Form
      wrong={trouble ?? problems}
      onSubmit={(answer) =>
        send({ type: 'submit', form: { to: answer('to').trim(), amount: plainAmount(answer('amount')) } })
      }
    >
      <AmountField
        name="amount"
        label={<Trans>Amount</Trans>}
        unit="EUR"
        available={required(standing).credit}
        defaultValue={form.amount}
        error={amountError({ problem: problems.amount, trouble, field: 'amount', unit: 'EUR', bounds })}
      />
      <Field
        kind="account"
        name="to"
        label={<Trans>To</Trans>}
        hint={<Trans>Their number, username, phone number or e-mail.</Trans>}
        defaultValue={form.to}
        error={wrongAt === 'receiver' ? <TroubleText of={trouble} /> : wordsFor('to', problems, trouble)}
        enterKeyHint="go"
      />
      {wrongAt === 'form' && !isSaidBeside(trouble) && <Refusal because={trouble} />}
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </Form>
  )
}
