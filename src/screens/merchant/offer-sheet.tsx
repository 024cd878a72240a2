import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import type { centreFlow } from '#machines/merchant/centre.flow.ts'
import { costOf } from '#machines/merchant/offer.rules.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Check } from '#src/ui/check-field.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Money } from '#src/ui/money.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { hoursIn, HoursField } from './hours-field.tsx'
import { railsIn, RailsField } from './rails.tsx'

type CentreViewProps = ViewProps<typeof centreFlow>

const Bounds = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    rowGap: '4',
    columnGap: '3',
  },
})

const AMOUNTS = ['price', 'least', 'most', 'wanted'] as const
type AmountName = (typeof AMOUNTS)[number]
const NAMES: Record<AmountName, () => ReactNode> = {
  price: () => <Trans>Your price per coin, in EUR</Trans>,
  least: () => <Trans>At least</Trans>,
  most: () => <Trans>At most</Trans>,
  wanted: () => <Trans>Coins in total</Trans>,
}

export const OfferSheet = (view: CentreViewProps) => (
  <LateSheet title={<Trans>What you buy</Trans>} onClose={() => view.send({ type: 'back' })}>
    <OfferForm view={view} />
  </LateSheet>
)

function OfferForm({ view: { context, busy, send } }: { view: CentreViewProps }) {
  const { form, problems, trouble } = context
  const id = useId()
  const [typed, setTyped] = useState<Record<AmountName, string>>(form)
  const words = (field: string) => wordsFor(field, problems, trouble)
  const amount = (name: AmountName) => (
    <Field
      kind="amount"
      name={name}
      label={NAMES[name]()}
      defaultValue={form[name]}
      error={words(name)}
      enterKeyHint="next"
      onInput={(typing: FormEvent<HTMLInputElement>) =>
        setTyped({ ...typed, [name]: plainAmount(typing.currentTarget.value) })
      }
    />
  )
  return (
    <Form
      wrong={trouble ?? problems}
      onSubmit={(answer) =>
        busy ||
        send({
          type: 'submit',
          form: {
            price: plainAmount(answer('price')),
            least: plainAmount(answer('least')),
            most: plainAmount(answer('most')),
            wanted: plainAmount(answer('wanted')),
            pay_types: railsIn(answer),
            hours: hoursIn(answer),
            auto_accept: answer('auto_accept') ? 1 : 0,
          },
        })
      }
    >
      {amount('price')}
      <div role="group" aria-labelledby={id}>
        <Note marginBottom="1.5" id={id}>
          <Trans>Coins per order</Trans>
        </Note>
        <Bounds>
          {amount('least')}
          {amount('most')}
        </Bounds>
      </div>
      {amount('wanted')}
      <AtMost {...typed} />
      <RailsField chosen={form.pay_types} error={words('pay_types')} />
      <HoursField hours={form.hours} error={words('hours')} />
      <Check
        name="auto_accept"
        label={<Trans>Accept offers that fit without asking me</Trans>}
        note={
          <Plural
            value={required(context.standing).terms.pay_minutes}
            one="You then have # minute to pay."
            other="You then have # minutes to pay."
          />
        }
        defaultChecked={form.auto_accept === 1}
      />
      {!trouble?.errors && <Refusal because={trouble} />}
      <SubmitButton busy={busy}>
        <Trans>Buy on these terms</Trans>
      </SubmitButton>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  )
}

function AtMost({ price, most, wanted }: Record<AmountName, string>) {
  const [each, whole] = [costOf(most, price), costOf(wanted, price)]
  return (
    <div aria-live="polite">
      <Facts>
        {each !== undefined && (
          <Fact name={<Trans>Maximum per order</Trans>}>
            <Money value={each} unit="EUR" />
          </Fact>
        )}
        {whole !== undefined && (
          <Fact name={<Trans>Maximum in total</Trans>}>
            <Money value={whole} unit="EUR" />
          </Fact>
        )}
      </Facts>
    </div>
  )
}
