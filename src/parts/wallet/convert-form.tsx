import { Trans, useLingui } from '@lingui/react/macro'
import { CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { decimalOf } from '#contract/money.ts'
import { CURRENCY_OF } from '#contract/quote.ts'
import type { Way } from '#contract/wallet.ts'
import type { convertFlow } from '#machines/wallet/convert.flow.ts'
import { expected, wayBounds, waysFor } from '#machines/wallet/convert.rules.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import { percent } from '#src/lib/format.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError, isSaidBeside } from '#src/ui/amount-problem.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Money, Rate } from '#src/ui/money.tsx'
import type { AskingLook } from '#src/ui/paying.tsx'
import { Pick } from '#src/ui/pick.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Lead, Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { ACCOUNT_WORDS } from './names.ts'
import { OtherRates, WayWords } from './other-rates.tsx'

type ConvertViewProps = ViewProps<typeof convertFlow>

/** On which terms; always before anything is asked for. */
function Terms({ way, amount }: { way: Way; amount: string }) {
  const { i18n } = useLingui()
  const [from, to] = [CURRENCY_OF[way.from], CURRENCY_OF[way.to]]
  const will = expected({ account: way.from, amount }, way)
  return (
    <Rows>
      <Row
        label={<Trans>You’ll get about</Trans>}
        value={<Strong as="strong">{will ? <Money value={decimalOf(will.net, to)} unit={to} /> : '–'}</Strong>}
      />
      {from !== to && <Row label={<Trans>Rate</Trans>} value={<Rate rate={way.rate} from={from} to={to} />} />}
      <Row
        label={<Trans>Fee</Trans>}
        value={
          <>
            <Digits>{percent(way.fee_rate, i18n.locale)}</Digits>
            {will && (
              <>
                {' '}
                · <Money value={decimalOf(will.fee, to)} unit={to} />
              </>
            )}
          </>
        }
      />
      <Row label={<Trans>At least</Trans>} value={<Money value={way.least} unit={from} />} />
      <Row label={<Trans>Daily limit left</Trans>} value={<Money value={way.today_left} unit={from} />} />
    </Rows>
  )
}

interface ConvertFormProps {
  view: ConvertViewProps
  wrongAt: AskingLook['wrongAt']
}

export function ConvertForm({ view: { context, busy, send }, wrongAt }: ConvertFormProps) {
  const { i18n, t } = useLingui()
  const { form, problems, trouble, act } = context
  const ways = waysFor(context.ways, act)
  const [account, setAccount] = useState(form.account)
  const [typed, setTyped] = useState(form.amount)
  const way = ways.find(({ from }) => from === account)
  if (!way) return <Closed />
  const unit = CURRENCY_OF[account]
  return (
    <Form
      wrong={trouble ?? problems}
      onSubmit={(answer) => send({ type: 'submit', form: { account, amount: plainAmount(answer('amount')) } })}
    >
      {act === 'shop_to_balance' && (
        <Lead>
          <WayWords way={way} />
        </Lead>
      )}
      {ways.length > 1 && (
        <div>
          <Pick
            label={t`Taken from`}
            parts={ways.map(({ from }) => ({ key: from, words: i18n._(ACCOUNT_WORDS[from]) }))}
            chosen={account}
            plain={account}
            onChoose={(chosen) => {
              setAccount(chosen)
              setTyped('')
            }}
          />
        </div>
      )}
      <AmountField
        key={account}
        name="amount"
        label={<Trans>Amount</Trans>}
        unit={unit}
        available={way.available}
        defaultValue={account === form.account ? form.amount : ''}
        error={
          account === form.account &&
          amountError({ problem: problems.amount, trouble, field: 'amount', unit, bounds: wayBounds(way) })
        }
        onChange={setTyped}
      />
      {wrongAt === 'form' && !isSaidBeside(trouble) && <Refusal because={trouble} />}
      <Terms way={way} amount={plainAmount(typed)} />
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
      {act === 'shop_to_balance' && <OtherRates ways={context.ways} />}
    </Form>
  )
}

const Closed = () => (
  <FullPageNote icon={CircleSlash} title={<Trans>Not open at the moment</Trans>}>
    <Trans>There is no rate for this today. What you have stays where it is.</Trans>
  </FullPageNote>
)
