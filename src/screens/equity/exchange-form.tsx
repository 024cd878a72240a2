import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { EquityOffer } from '#contract/equity.ts'
import type { exchangeFlow } from '#machines/equity/exchange.flow.ts'
import { exchangeBounds, offerOf, becomes } from '#machines/equity/exchange.rules.ts'
import { required } from '#machines/lib/required.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { amountError } from '#src/ui/amount-problem.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Form } from '#src/ui/form.tsx'
import { Money } from '#src/ui/money.tsx'
import type { AskingLook } from '#src/ui/paying.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { PerShare, Price, Shares } from './shares.tsx'
import { WindowLine } from './window-line.tsx'

const OfferFacts = ({ offer, shares }: { offer: EquityOffer; shares: string | undefined }) => (
  <Facts>
    {shares !== undefined && (
      <Fact name={<Trans>You’ll get about</Trans>}>
        <Shares of={shares} />
      </Fact>
    )}
    <Fact name={<Trans>Rate</Trans>}>
      <PerShare offer={offer} />
    </Fact>
    <Fact name={<Trans>Price of one share</Trans>}>
      <Price of={offer.price} />
    </Fact>
    <Fact name={<Trans>At least</Trans>}>
      <Money value={String(offer.min_points)} unit="POINTS" />
    </Fact>
    <Fact name={<Trans>At most</Trans>}>
      <Money value={String(offer.max_points)} unit="POINTS" />
    </Fact>
    <Fact name={<Trans comment="How many shares there still are to be given for points">Left</Trans>}>
      <Shares of={offer.left} />
    </Fact>
  </Facts>
)

interface ExchangeFormProps {
  view: ViewProps<typeof exchangeFlow>
  wrongAt: AskingLook['wrongAt']
}

export function ExchangeForm({ view: { context, busy, send }, wrongAt }: ExchangeFormProps) {
  const { form, problems, trouble } = context
  const terms = required(context.terms)
  const offer = required(offerOf(terms, context.id))
  const [typed, setTyped] = useState(form.points)
  const left = trouble?.refusal === 'quota-short' ? trouble.range : undefined
  /** Where less is left than may be asked for at once, no number would do. */
  const short = left && BigInt(left.most) >= BigInt(offer.min_points) ? left : undefined
  const shares = becomes(plainAmount(typed), offer)
  return (
    <Form
      wrong={trouble ?? problems}
      onSubmit={(answer) => send({ type: 'submit', form: { points: plainAmount(answer('points')) } })}
    >
      <WindowLine of={terms.window} onTurn={() => send({ type: 'shut' })} />
      <AmountField
        name="points"
        label={<Trans>Points</Trans>}
        unit="POINTS"
        available={String(terms.points)}
        defaultValue={form.points}
        error={amountError({
          problem: problems.points ?? (short && 'amount-most'),
          trouble,
          field: 'amount',
          unit: 'POINTS',
          bounds: short ? { most: short.most } : exchangeBounds({ points: terms.points, offer }),
        })}
        onChange={setTyped}
      />
      {wrongAt === 'form' && !trouble?.errors && <Refusal because={trouble} />}
      <OfferFacts offer={offer} shares={shares} />
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </Form>
  )
}
