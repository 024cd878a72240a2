import { Plural, Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { shortAmount } from '#contract/money.ts'
import {
  amountBounds,
  formWithin,
  grossOf,
  isByPiece,
  NOTHING,
  piecesIn,
  piecesMost,
  quickChoices,
  type BuyForm as Wish,
  type PartInfo,
  type PieceInfo,
} from '#machines/invest/buy.rules.ts'
import { required } from '#machines/lib/required.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError } from '#src/ui/amount-problem.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import type { BuyViewProps } from './buy-view-props.ts'
import { AvailableIn } from './buy-words.tsx'
import { NumberField } from './number-field.tsx'
import { Quick } from './quick.tsx'

interface AskProps<Info> {
  info: Info
  view: BuyViewProps
  written: Wish
  write: (form: Wish) => void
}

function Bounds({ info }: { info: PartInfo }): ReactNode {
  const { currency, step } = info
  const { least = '0', most = '0' } = amountBounds(info)
  const from = <Money value={least} unit={currency} />
  const to = <Money value={most} unit={currency} />
  return isSome(step) ? (
    <Trans comment="What an amount may be, such as: €100 to €10,000, in steps of €50">
      {from} to {to}, in steps of <Money value={step} unit={currency} />
    </Trans>
  ) : (
    <Trans comment="What an amount may be, such as: €100 to €10,000">
      {from} to {to}
    </Trans>
  )
}

/** The field begins anew with what a tap chose. */
function HowMuch({ info, view: { context }, written, write }: AskProps<PartInfo>) {
  const [round, next] = useState(0)
  const { problems, trouble } = context
  const { currency, available } = info
  const fits = available === null ? undefined : formWithin(info, available)?.amount
  const choose = (amount: string) => {
    write({ ...NOTHING, amount: shortAmount(amount) })
    next(round + 1)
  }
  const range = trouble?.range && ['quota-short', 'limit-reached'].includes(trouble.refusal ?? '')
  return (
    <>
      <AmountField
        key={round}
        name="amount"
        label={<Trans>How much</Trans>}
        unit={currency}
        {...(fits !== undefined && { available: fits })}
        all={
          <Trans comment="Button that fills in the most that what is available pays for">
            Use <Money value={fits ?? '0'} unit={currency} />
          </Trans>
        }
        bounds={<Bounds info={info} />}
        defaultValue={written.amount}
        onChange={(amount) => write({ ...NOTHING, amount })}
        error={
          range && trouble?.range ? (
            <MostNow most={<Money value={trouble.range.most} unit={currency} />} />
          ) : (
            amountError({
              problem: problems.amount,
              trouble,
              field: 'amount',
              unit: currency,
              bounds: amountBounds(info),
            })
          )
        }
      />
      <Quick
        choices={quickChoices(info).map(({ amount }) => ({
          key: shortAmount(amount),
          words: <Money value={amount} unit={currency} />,
        }))}
        chosen={shortAmount(plainAmount(written.amount))}
        onChoose={choose}
      />
    </>
  )
}

const MostNow = ({ most }: { most: ReactNode }) => <Trans>You can have at most {most} now.</Trans>

function HowMany({ info, view: { context }, written, write }: AskProps<PieceInfo>) {
  const { problems, trouble } = context
  const most = piecesMost(info)
  const range = trouble?.range && ['quota-short', 'limit-reached'].includes(trouble.refusal ?? '')
  const error =
    range && trouble?.range ? (
      <MostNow most={piecesIn(info, trouble.range.most)} />
    ) : problems.num === 'amount-most' ? (
      <MostNow most={most} />
    ) : (
      wordsFor('num', problems, trouble)
    )
  return (
    <>
      <NumberField
        name="num"
        label={<Trans>How many</Trans>}
        hint={<Plural value={most} one="# can be had now." other="At most # can be had now." />}
        error={error}
        value={written.num}
        most={most}
        onChange={(num) => write({ ...NOTHING, num })}
      />
      <Quick
        choices={quickChoices(info).map(({ num }) => ({ key: num, words: num }))}
        chosen={written.num}
        onChoose={(num) => write({ ...NOTHING, num })}
      />
    </>
  )
}

export function BuyForm({ view }: { view: BuyViewProps }) {
  const { context, busy, send } = view
  const { form, problems, trouble } = context
  const info = required(context.info)
  const [written, write] = useState<Wish>(isByPiece(info) && form.num === '' ? { ...NOTHING, num: '1' } : form)
  const wish = { amount: plainAmount(written.amount), num: written.num.trim() }
  const gross = grossOf(info, wish)
  const isSaid = trouble?.errors !== undefined || trouble?.range !== undefined
  const asked = { view, written, write }
  return (
    <Form wrong={trouble ?? problems} onSubmit={() => busy || send({ type: 'submit', form: wish })}>
      {isByPiece(info) ? <HowMany info={info} {...asked} /> : <HowMuch info={info} {...asked} />}
      {!isSaid && <Refusal because={trouble} />}
      <Rows>
        {info.available !== null && (
          <Row
            label={<AvailableIn account={info.account} />}
            value={<Money value={info.available} unit={info.currency} />}
          />
        )}
        <Row
          label={
            <Strong>
              <Trans>It takes</Trans>
            </Strong>
          }
          value={<Strong>{gross === undefined ? '–' : <Money value={gross} unit={info.currency} />}</Strong>}
        />
      </Rows>
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
      <Button kind="text" justifySelf="start" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  )
}
