import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CURRENCY_OF } from '#contract/quote.ts'
import type { Way } from '#contract/withdrawal.ts'
import { required } from '#machines/lib/required.ts'
import { upperOf } from '#machines/wallet/amount.rules.ts'
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

/** The least of what one has, what is left of the day and what goes at once: what is refused is above it. */
function Most({ of: { problem, text }, unit }: { of: NonNullable<ReturnType<typeof upperOf>>; unit: Unit }) {
  if (problem === 'amount-available')
    return (
      <Trans>
        Available: <Money value={text} unit={unit} />
      </Trans>
    )
  if (problem === 'amount-today')
    return (
      <Trans comment="How much may still be withdrawn today">
        <Money value={text} unit={unit} /> left today
      </Trans>
    )
  return (
    <Trans>
      The maximum is <Money value={text} unit={unit} />.
    </Trans>
  )
}

function Limits({ of: { min, max, account } }: { of: Way }) {
  const unit = CURRENCY_OF[account]
  return (
    <Trans comment="What one withdrawal may be, and all of a day together">
      At least <Money value={min} unit={unit} />, at most <Money value={max} unit={unit} /> a day.
    </Trans>
  )
}

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
  const bounds = withdrawBounds(counter, written)
  const most = required(upperOf(bounds, unit))
  return (
    <AmountField
      name="amount"
      label={<Trans>Amount</Trans>}
      unit={unit}
      available={most.text}
      bounds={<Most of={most} unit={unit} />}
      hint={<Limits of={required(wayOf(counter, written))} />}
      defaultValue={amount}
      onChange={onType}
      error={
        account === form.account &&
        amountError({
          problem: problems.amount,
          trouble,
          field: 'amount',
          unit,
          bounds,
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
