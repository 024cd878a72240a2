import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CURRENCY_OF } from '#contract/quote.ts'
import { ACCOUNTS_OF } from '#contract/withdrawal.ts'
import { required } from '#machines/lib/required.ts'
import { costOf, wayOf, withdrawBounds, type WithdrawForm as Wish } from '#machines/withdrawal/withdraw.rules.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError } from '#src/ui/amount-problem.tsx'
import { Form } from '#src/ui/form.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import type { AskingLook } from '#src/ui/paying.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Cooling } from './cooling.tsx'
import { Destination } from './destination.tsx'
import { useKeep } from './draft.ts'
import type { WithdrawViewProps } from './frame.tsx'
import { ACCOUNT_WORDS } from './names.ts'
import { FeeTerms, Hours } from './terms.tsx'

interface FormProps {
  id: string
  view: WithdrawViewProps
  wrongAt: AskingLook['wrongAt']
}

export function WithdrawForm({ id, view, wrongAt }: FormProps) {
  const { context, busy, send } = view
  const { form, problems, trouble } = context
  const counter = required(context.counter)
  const { i18n, t } = useLingui()
  const keep = useKeep()
  const [written, setWritten] = useState<Wish>(form)
  const { method, account, amount } = written
  const unit = CURRENCY_OF[account]
  const way = required(wayOf(counter, written))
  const cost = costOf(counter, { ...written, amount: plainAmount(amount) })
  const write = (part: Partial<Wish>) => {
    const next = { ...written, ...part }
    setWritten(next)
    keep(next)
  }
  return (
    <Form
      id={id}
      isKept
      wrong={trouble ?? problems}
      onSubmit={() => busy || send({ type: 'submit', form: { ...written, amount: plainAmount(amount) } })}
    >
      {ACCOUNTS_OF[method].length > 1 && (
        <Segments
          label={t`Taken from`}
          parts={ACCOUNTS_OF[method].map((key) => ({ key, words: i18n._(ACCOUNT_WORDS[key]) }))}
          chosen={account}
          onChoose={(chosen) => write({ account: chosen, amount: '' })}
        />
      )}
      <AmountField
        key={account}
        name="amount"
        label={<Trans>Amount</Trans>}
        unit={unit}
        available={way.available}
        defaultValue={amount}
        onChange={(typed) => write({ amount: typed })}
        error={
          account === form.account &&
          amountError({
            problem: problems.amount,
            trouble,
            field: 'amount',
            unit,
            bounds: withdrawBounds(counter, written),
          })
        }
      />
      {wrongAt === 'form' && !trouble?.errors && !trouble?.range && <Refusal because={trouble} />}
      <Rows>
        <Row
          label={<Trans>Fee</Trans>}
          note={cost && <FeeTerms way={way} />}
          value={cost ? <Money value={cost.fee} unit={unit} /> : <FeeTerms way={way} />}
        />
        {cost && (
          <Row
            label={
              <Strong>
                <Trans>You receive</Trans>
              </Strong>
            }
            value={
              <Strong>
                <Money value={cost.net} unit={unit} />
              </Strong>
            }
          />
        )}
        <Row
          label={<Trans>Arrives by</Trans>}
          note={method === 'usdt' && <Hours way={way} now={counter.server_time} />}
          value={<Moment at={way.due_time} />}
        />
        <Row label={<Trans>Left today</Trans>} value={<Money value={way.today_left} unit={unit} />} />
      </Rows>
      <Destination context={context} />
      {way.cool_until !== null && <Cooling until={way.cool_until} />}
    </Form>
  )
}
