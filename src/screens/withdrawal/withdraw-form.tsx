import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CURRENCY_OF } from '#contract/quote.ts'
import type { Way } from '#contract/withdrawal.ts'
import { required } from '#machines/lib/required.ts'
import { costOf, wayOf, withdrawBounds, type WithdrawForm as Wish } from '#machines/withdrawal/withdraw.rules.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import type { Unit } from '#src/lib/format.ts'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError } from '#src/ui/amount-problem.tsx'
import { Form } from '#src/ui/form.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import type { AskingLook } from '#src/ui/paying.tsx'
import { Pair, Receives } from '#src/ui/pair.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { useKeep } from './draft.ts'
import type { WithdrawViewProps } from './frame.tsx'
import { From } from './from.tsx'
import { FeeTerms } from './terms.tsx'
import { WhereAndWhen } from './where-and-when.tsx'

function Received({ way, cost }: { way: Way; cost: ReturnType<typeof costOf> }) {
  const unit = CURRENCY_OF[way.account]
  const isFree = !isSome(way.fee_rate) && !isSome(way.fee_fixed)
  return (
    <Receives
      label={<Trans>You receive</Trans>}
      limit={isFree ? undefined : <Fee cost={cost} unit={unit} />}
      pill={<FeeTerms way={way} />}
    >
      {cost ? <Money value={cost.net} unit={unit} big /> : <chakra.span color="ink3">0</chakra.span>}
    </Receives>
  )
}

const Fee = ({ cost, unit }: { cost: ReturnType<typeof costOf>; unit: Unit }) =>
  cost ? (
    <Trans>
      Fee <Money value={cost.fee} unit={unit} />
    </Trans>
  ) : (
    <Trans>Fee</Trans>
  )

interface HowMuchProps {
  view: WithdrawViewProps
  written: Wish
  onType: (typed: string) => void
}

function HowMuch({ view: { context }, written, onType }: HowMuchProps) {
  const { form, problems, trouble } = context
  const counter = required(context.counter)
  const { account, amount } = written
  const unit = CURRENCY_OF[account]
  const { available, today_left } = required(wayOf(counter, written))
  return (
    <AmountField
      name="amount"
      label={<Trans>Amount</Trans>}
      unit={unit}
      available={available}
      bounds={
        <Trans comment="How much may still be withdrawn today">
          <Money value={today_left} unit={unit} /> left today
        </Trans>
      }
      defaultValue={amount}
      onChange={onType}
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
  )
}

interface FormProps {
  id: string
  view: WithdrawViewProps
  wrongAt: AskingLook['wrongAt']
}

export function WithdrawForm({ id, view, wrongAt }: FormProps) {
  const { context, busy, send } = view
  const { form, problems, trouble } = context
  const counter = required(context.counter)
  const keep = useKeep()
  const [written, setWritten] = useState<Wish>(form)
  const { method, account, amount } = written
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
      <From
        of={counter.methods.filter((one) => one.method === method)}
        chosen={account}
        onChoose={(chosen) => write({ account: chosen, amount: '' })}
      />
      <Pair
        gives={<HowMuch key={account} view={view} written={written} onType={(typed) => write({ amount: typed })} />}
        gets={<Received way={way} cost={cost} />}
      />
      {wrongAt === 'form' && !trouble?.errors && !trouble?.range && <Refusal because={trouble} />}
      <WhereAndWhen context={context} way={way} now={counter.server_time} />
    </Form>
  )
}
