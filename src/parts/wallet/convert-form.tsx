import { Trans, useLingui } from '@lingui/react/macro'
import { CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { decimalOf } from '#contract/money.ts'
import { CURRENCY_OF } from '#contract/quote.ts'
import type { Way } from '#contract/wallet.ts'
import type { convertFlow } from '#machines/wallet/convert.flow.ts'
import { expected, wayBounds, waysFor } from '#machines/wallet/convert.rules.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import { percent } from '#src/lib/share-text.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError, isSaidBeside } from '#src/ui/amount-problem.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Money } from '#src/ui/money.tsx'
import { Rate } from '#src/ui/rate.tsx'
import type { AskingLook } from '#src/ui/paying.tsx'
import { Pair, Receives } from '#src/ui/pair.tsx'
import { Pick } from '#src/ui/pick.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { ACCOUNT_WORDS } from './names.ts'
import { OtherRates, WayWords } from './other-rates.tsx'

type ConvertViewProps = ViewProps<typeof convertFlow>

interface Wish {
  way: Way
  amount: string
}

const hoped = ({ way, amount }: Wish) => expected({ account: way.from, amount }, way)

function Gets(wish: Wish) {
  const { i18n } = useLingui()
  const { to } = wish.way
  const unit = CURRENCY_OF[to]
  return (
    <Receives label={<Trans>You’ll get about</Trans>} pill={i18n._(ACCOUNT_WORDS[to])}>
      <Money value={decimalOf(hoped(wish)?.net ?? 0n, unit)} unit={unit} big />
    </Receives>
  )
}

/** On which terms; always before anything is asked for. */
function Terms(wish: Wish) {
  const { i18n } = useLingui()
  const { way } = wish
  const [from, to] = [CURRENCY_OF[way.from], CURRENCY_OF[way.to]]
  const will = hoped(wish)
  return (
    <Facts>
      {from !== to && (
        <Fact name={<Trans>Rate</Trans>}>
          <Rate rate={way.rate} from={from} to={to} />
        </Fact>
      )}
      <Fact name={<Trans>Fee</Trans>}>
        <Digits>{percent(way.fee_rate, i18n.locale)}</Digits>
        {will && (
          <>
            {' '}
            · <Money value={decimalOf(will.fee, to)} unit={to} />
          </>
        )}
      </Fact>
      <Fact name={<Trans>At least</Trans>}>
        <Money value={way.least} unit={from} />
      </Fact>
      <Fact name={<Trans>Daily limit left</Trans>}>
        <Money value={way.today_left} unit={from} />
      </Fact>
    </Facts>
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
  const wish = { way, amount: plainAmount(typed) }
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
      <Pair
        gives={
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
        }
        gets={<Gets {...wish} />}
      />
      {wrongAt === 'form' && !isSaidBeside(trouble) && <Refusal because={trouble} />}
      <Terms {...wish} />
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
