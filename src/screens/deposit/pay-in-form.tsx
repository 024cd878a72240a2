import { Trans } from '@lingui/react/macro'
import { createContext, useContext, useState, type ReactNode } from 'react'
import type { Channel } from '#contract/recharge.ts'
import type { payInFlow } from '#machines/payment/pay-in.flow.ts'
import { gatewayOf } from '#machines/payment/pay-in.rules.ts'
import { amountBy, amountFor, arrivesOf, boundsOf, missingIn } from '#machines/recharge/begin.rules.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError } from '#src/ui/amount-problem.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Form } from '#src/ui/form.tsx'
import { Money } from '#src/ui/money.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Note } from '#src/ui/text.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { Gateways } from './gateways.tsx'

export const FORM = 'pay-in'
export type PayInViewProps = ViewProps<typeof payInFlow>

const wholeIn = (way: Channel): ReactNode => (
  <Trans>
    Whole amounts, <Money value={String(way.min)} unit="EUR" /> to <Money value={String(way.max)} unit="EUR" />
  </Trans>
)

function Costs({ amount, way }: { amount: string; way: Channel }) {
  const arrives = arrivesOf(amount, way)
  if (!arrives) return null
  return (
    <Facts>
      <Fact name={<Trans>In your balance</Trans>}>
        <Money value={arrives.net} unit="EUR" />
      </Fact>
      <Fact name={<Trans>Fee</Trans>}>
        <Money value={arrives.fee} unit="EUR" />
      </Fact>
    </Facts>
  )
}

const AskedChannel = createContext('')
/** The channel that was pressed on the page before. */
export const AskedChannelProvider = AskedChannel.Provider

/** What is missing somewhere needs another amount by another way: its fee is another. */
function useBegun({ channels, form, need }: PayInViewProps['context']): PayInViewProps['context']['form'] {
  const asked = gatewayOf(useContext(AskedChannel), channels)
  if (!asked) return form
  const amount = amountBy(need, form.amount, gatewayOf(form.channel, channels), asked)
  return { channel: String(asked.id), amount }
}

interface HowMuchProps {
  context: PayInViewProps['context']
  way: Channel
  amount: string
  onType: (amount: string) => void
}

const HowMuch = ({ context: { problems, trouble, need }, way, amount, onType }: HowMuchProps) => (
  <AmountField
    key={way.id}
    name="amount"
    label={<Trans>How much</Trans>}
    unit="EUR"
    {...(need && { available: amountFor(need, way) })}
    all={
      <Trans>
        <Money value={missingIn(need, 'EUR')} unit="EUR" /> missing
      </Trans>
    }
    bounds={wholeIn(way)}
    whole={<Trans>Please use digits only: a recharge is a whole amount.</Trans>}
    defaultValue={amount}
    error={amountError({ problem: problems.amount, trouble, field: 'amount', unit: 'EUR', bounds: boundsOf(way) })}
    onChange={onType}
  />
)

export function PayInForm({ view, says }: { view: PayInViewProps; says?: 'lost' | undefined }) {
  const { context, busy, send } = view
  const { channels, problems, trouble, need } = context
  const begun = useBegun(context)
  const [written, write] = useState(begun)
  const { channel, amount } = written
  const way = gatewayOf(channel, channels)
  const isSaid = trouble?.errors !== undefined || trouble?.range !== undefined
  return (
    <Form id={FORM} wrong={trouble ?? problems} onSubmit={() => busy || send({ type: 'submit', form: written })}>
      {way && (
        <HowMuch context={context} way={way} amount={amount} onType={(typed) => write({ channel, amount: typed })} />
      )}
      <Gateways
        of={channels}
        chosen={channel}
        error={way ? undefined : wordsFor('channel', problems)}
        onChoose={(next) => write({ channel: next, amount: amountBy(need, amount, way, gatewayOf(next, channels)) })}
      />
      {way && <Costs amount={amount} way={way} />}
      {way?.tips && (
        <Note paddingInline="1" whiteSpace="pre-line">
          {way.tips}
        </Note>
      )}
      {says === 'lost' && (
        <Caution>
          <Trans>No answer came. Sending it again starts nothing twice.</Trans>
        </Caution>
      )}
      {!isSaid && <Refusal because={trouble} />}
    </Form>
  )
}
