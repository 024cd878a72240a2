import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Channel } from '#contract/recharge.ts'
import { addressesOf, areSettled } from '#machines/attachment/picture.ts'
import {
  amountBy,
  amountFor,
  arrivesOf,
  boundsOf,
  missingIn,
  openWayOf,
  wayOf,
  type BeginForm as BeginFields,
} from '#machines/recharge/begin.rules.ts'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError } from '#src/ui/amount-problem.tsx'
import { Form } from '#src/ui/form.tsx'
import { Money } from '#src/ui/money.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Strong } from '#src/ui/text.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { SendTo } from './send-to.tsx'
import { pictureTrouble, ShownBy } from './shown-by.tsx'
import { FORM, type RechargeViewProps } from './view-props.ts'
import { WaysIn } from './ways-in.tsx'

export { WaysIn }

const ARRIVES: Readonly<Record<Channel['account'], () => ReactNode>> = {
  balance: () => <Trans>In your balance</Trans>,
  usdt: () => <Trans>In your USDT account</Trans>,
  coin: () => <Trans>In your coins</Trans>,
}

function Arrives({ amount, way }: { amount: string; way: Channel }) {
  const arrives = arrivesOf(amount, way)
  const { currency } = way
  return (
    <Rows>
      <Row label={<Trans>Fee</Trans>} value={arrives ? <Money value={arrives.fee} unit={currency} /> : '–'} />
      <Row
        label={ARRIVES[way.account]()}
        value={<Strong>{arrives ? <Money value={arrives.net} unit={currency} /> : '–'}</Strong>}
      />
    </Rows>
  )
}

interface HowMuchProps {
  view: RechargeViewProps
  way: Channel
  amount: string
  onType: (amount: string) => void
}

function HowMuch({ view: { context }, way, amount, onType }: HowMuchProps) {
  const { problems, trouble, need } = context
  const { currency, min, max } = way
  return (
    <AmountField
      key={way.id}
      name="amount"
      label={<Trans>How much</Trans>}
      unit={currency}
      {...(need && { available: amountFor(need, way) })}
      all={
        <Trans>
          <Money value={missingIn(need, currency)} unit={currency} /> missing
        </Trans>
      }
      bounds={
        <Trans>
          Whole amounts, <Money value={String(min)} unit={currency} /> to <Money value={String(max)} unit={currency} />
        </Trans>
      }
      whole={<Trans>Please use digits only: a recharge is a whole amount.</Trans>}
      defaultValue={amount}
      error={amountError({ problem: problems.amount, trouble, field: 'amount', unit: currency, bounds: boundsOf(way) })}
      onChange={onType}
    />
  )
}

export type Written = Pick<BeginFields, 'channel' | 'amount' | 'payer'>

interface BeginFormProps {
  view: RechargeViewProps
  says?: 'lost' | undefined
  written: Written
  put: (part: Partial<Written>) => void
}

export function BeginForm({ view, says, written, put }: BeginFormProps) {
  const { context, busy, send } = view
  const { channels, problems, trouble, onePage, pictures, need, returnTo } = context
  const { channel, amount, payer } = written
  const way = openWayOf(channel, channels)
  const sending = onePage && !areSettled(pictures)
  const proof = onePage ? (addressesOf(pictures.slice(0, 1))[0] ?? '') : ''
  const isSaid = trouble?.errors !== undefined || trouble?.range !== undefined || pictureTrouble(trouble) !== undefined
  return (
    <Form
      id={FORM}
      isKept
      wrong={trouble ?? problems}
      onSubmit={() => busy || sending || send({ type: 'submit', form: { channel, amount, proof, payer } })}
    >
      <WaysIn
        channels={channels}
        chosen={channel}
        amount={amount}
        need={need}
        returnTo={returnTo}
        error={way ? undefined : wordsFor('channel', problems)}
        onChoose={(channel) => put({ channel, amount: amountBy(need, amount, way, wayOf(channel, channels)) })}
      />
      {way && (
        <>
          <HowMuch view={view} way={way} amount={amount} onType={(amount) => put({ amount })} />
          <Arrives amount={amount} way={way} />
          {onePage && (
            <>
              <SendTo channel={way} amount={arrivesOf(amount, way) ? amount : ''} />
              <ShownBy
                key={way.type}
                type={way.type}
                pictures={pictures}
                payer={payer}
                problems={problems}
                trouble={trouble}
                onGesture={(at, gesture) => send({ type: 'picture', at, gesture })}
                onPayer={(payer) => put({ payer })}
              />
            </>
          )}
        </>
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
