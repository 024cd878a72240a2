import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { CURRENCY_OF } from '#contract/quote.ts'
import { TRANSFER_ACCOUNTS, type TransferAccount } from '#contract/transfer.ts'
import type { Balances } from '#contract/wallet.ts'
import { transferBounds } from '#machines/transfer/transfer.rules.ts'
import type { transferFlow } from '#machines/transfer/transfer.flow.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { amountError, isSaidBeside } from '#src/ui/amount-problem.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { Money } from '#src/ui/money.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Segments } from '#src/ui/segments.tsx'
import type { AskingLook } from '#src/ui/paying.tsx'
import { Refusal, TroubleText } from '#src/ui/trouble-text.tsx'

const NAMES: Record<TransferAccount, () => ReactNode> = {
  balance: () => <Trans>Balance</Trans>,
  usdt: () => 'USDT',
  eur: () => <Trans>EUR account</Trans>,
}

const Cap = ({ most, until_time }: NonNullable<Balances['doubt']>) => (
  <Trans>
    For now, at most <Money value={most} unit="EUR" /> can go to people you have not paid before, because your account
    changed less than a day ago. The limit applies until <SaidMoment at={until_time} />.
  </Trans>
)

type TransferViewProps = ViewProps<typeof transferFlow>

export function TransferForm({
  view: { context, busy, send },
  wrongAt,
  money,
}: {
  view: TransferViewProps
  wrongAt: AskingLook['wrongAt']
  money: Balances
}) {
  const { t } = useLingui()
  const { form, problems, trouble } = context
  const [account, setAccount] = useState(form.account)
  const unit = CURRENCY_OF[account]
  const words = (field: string) => wordsFor(field, problems, trouble)
  return (
    <Form
      wrong={trouble ?? problems}
      onSubmit={(answer) =>
        send({
          type: 'submit',
          form: { to: answer('to').trim(), account, amount: plainAmount(answer('amount')), remark: answer('remark') },
        })
      }
    >
      <Segments
        label={t`Taken from`}
        parts={TRANSFER_ACCOUNTS.map((key) => ({ key, words: NAMES[key]() }))}
        chosen={account}
        onChoose={setAccount}
      />
      <AmountField
        key={account}
        name="amount"
        label={<Trans>Amount</Trans>}
        unit={unit}
        available={money[account]}
        hint={money.doubt && <Cap {...money.doubt} />}
        defaultValue={form.amount}
        error={
          account === form.account &&
          amountError({
            problem: problems.amount,
            trouble,
            field: 'amount',
            unit,
            bounds: transferBounds({ account }, { money }),
          })
        }
      />
      <Field
        kind="account"
        name="to"
        label={<Trans>To</Trans>}
        hint={<Trans>Their number, username, phone number or e-mail.</Trans>}
        defaultValue={form.to}
        error={wrongAt === 'receiver' ? <TroubleText of={trouble} /> : words('to')}
        enterKeyHint="next"
      />
      <Field
        kind="text"
        name="remark"
        label={<Trans>Note (optional)</Trans>}
        defaultValue={form.remark}
        error={words('remark')}
        enterKeyHint="go"
      />
      {wrongAt === 'form' && !isSaidBeside(trouble) && <Refusal because={trouble} />}
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </Form>
  )
}
