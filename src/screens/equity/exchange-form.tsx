import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { exchangeFlow } from '#machines/equity/exchange.flow.ts'
import { exchangeBounds, offerOf, becomes } from '#machines/equity/exchange.rules.ts'
import { required } from '#machines/lib/required.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { amountError } from '#src/ui/amount-problem.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { Money } from '#src/ui/money.tsx'
import type { AskingLook } from '#src/ui/paying.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { PerShare, Price, Shares } from './shares.tsx'
import { WindowLine } from './window-line.tsx'

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
      <Rows>
        <Row
          label={<Trans>You’ll get about</Trans>}
          value={<Strong as="strong">{shares === undefined ? '–' : <Shares of={shares} />}</Strong>}
        />
        <Row label={<Trans>Rate</Trans>} value={<PerShare offer={offer} />} />
        <Row label={<Trans>Price of one share</Trans>} value={<Price of={offer.price} />} />
        <Row label={<Trans>At least</Trans>} value={<Money value={String(offer.min_points)} unit="POINTS" />} />
        <Row label={<Trans>At most</Trans>} value={<Money value={String(offer.max_points)} unit="POINTS" />} />
        <Row
          label={<Trans comment="How many shares there still are to be given for points">Left</Trans>}
          value={<Shares of={offer.left} />}
        />
      </Rows>
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </Form>
  )
}
