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
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Form } from '#src/ui/form.tsx'
import { Money } from '#src/ui/money.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { SendTo } from './send-to.tsx'
import { pictureTrouble, ShownBy } from './shown-by.tsx'
import { hasReceipt, STAGE, Stages } from './stages.tsx'
import { FORM, type RechargeViewProps } from './view-props.ts'
import { Currencies, Ways, WaysIn } from './ways-in.tsx'

export { WaysIn }

const ARRIVES: Readonly<Record<Channel['account'], () => ReactNode>> = {
  balance: () => <Trans>In your balance</Trans>,
  usdt: () => <Trans>In your USDT account</Trans>,
  coin: () => <Trans>In your coins</Trans>,
}

function Arrives({ amount, way }: { amount: string; way: Channel }) {
  const arrives = arrivesOf(amount, way)
  const { account, currency } = way
  if (!arrives) return null
  return (
    <Facts>
      <Fact name={ARRIVES[account]()}>
        <Money value={arrives.net} unit={currency} />
      </Fact>
      <Fact name={<Trans>Fee</Trans>}>
        <Money value={arrives.fee} unit={currency} />
      </Fact>
    </Facts>
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

function SentHere({ view: { context, send }, way, written, put }: Omit<BeginFormProps, 'says'> & { way: Channel }) {
  const { pictures, problems, trouble } = context
  const { amount, payer } = written
  return (
    <>
      <SendTo channel={way} amount={arrivesOf(amount, way) ? amount : ''} />
      <ShownBy
        key={way.type}
        type={way.type}
        quotes={false}
        pictures={pictures}
        payer={payer}
        problems={problems}
        trouble={trouble}
        onGesture={(at, gesture) => send({ type: 'picture', at, gesture })}
        onPayer={(payer) => put({ payer })}
      />
    </>
  )
}

/** On one page all three stand below each other: how far one is follows from what is there. */
function stageOf({ onePage, pictures }: RechargeViewProps['context'], amount: string, way: Channel | undefined) {
  if (!onePage || !way || !arrivesOf(amount, way)) return STAGE.amount
  return hasReceipt(pictures) ? STAGE.receipt : STAGE.transfer
}

export function BeginForm({ view, says, written, put }: BeginFormProps) {
  const { context, busy, send } = view
  const { channels, problems, trouble, onePage, pictures, need, returnTo } = context
  const { channel, amount, payer } = written
  const way = openWayOf(channel, channels)
  const sending = onePage && !areSettled(pictures)
  const proof = onePage ? (addressesOf(pictures.slice(0, 1))[0] ?? '') : ''
  const isSaid = trouble?.errors !== undefined || trouble?.range !== undefined || pictureTrouble(trouble) !== undefined
  const choose = (next: string) => put({ channel: next, amount: amountBy(need, amount, way, wayOf(next, channels)) })
  return (
    <Form
      id={FORM}
      isKept
      wrong={trouble ?? problems}
      onSubmit={() => busy || sending || send({ type: 'submit', form: { channel, amount, proof, payer } })}
    >
      <Stages now={stageOf(context, amount, way)} />
      <Currencies channels={channels} chosen={channel} onChoose={choose} />
      {way && <HowMuch view={view} way={way} amount={amount} onType={(amount) => put({ amount })} />}
      <Ways
        channels={channels}
        chosen={channel}
        amount={amount}
        need={need}
        returnTo={returnTo}
        error={way ? undefined : wordsFor('channel', problems)}
        onChoose={choose}
      />
      {way && <Arrives amount={amount} way={way} />}
      {way && onePage && <SentHere view={view} way={way} written={written} put={put} />}
      {says === 'lost' && (
        <Caution>
          <Trans>No answer came. Sending it again starts nothing twice.</Trans>
        </Caution>
      )}
      {!isSaid && <Refusal because={trouble} />}
    </Form>
  )
}
