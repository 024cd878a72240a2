import { Plural, Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
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
  type VentureInfo,
} from '#machines/invest/buy.rules.ts'
import { required } from '#machines/lib/required.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import { usePlaces } from '#src/lib/places.ts'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError } from '#src/ui/amount-problem.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Form } from '#src/ui/form.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Line, Says } from '#src/ui/surface.tsx'
import { Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import type { BuyViewProps } from './buy-view-props.ts'
import { ActWords, AvailableIn, MissingWords } from './buy-words.tsx'
import { NumberField } from './number-field.tsx'
import { Quick } from './quick.tsx'
import { RechargeWay } from './recharge-way.tsx'
import { shortOf } from './short-of.ts'

interface AskProps<Info> {
  info: Info
  view: BuyViewProps
  written: Wish
  write: (form: Wish) => void
  /** By a tap: the field begins anew with it. */
  choose: (form: Wish) => void
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

function HowMuch({ info, view: { context }, written, write, choose }: AskProps<PartInfo>) {
  const { problems, trouble } = context
  const { currency, available } = info
  const fits = available === null ? undefined : formWithin(info, available)?.amount
  const range = trouble?.range && ['quota-short', 'limit-reached'].includes(trouble.refusal ?? '')
  return (
    <>
      <AmountField
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
        name="amount"
        choices={quickChoices(info).map(({ amount }) => ({
          key: shortAmount(amount),
          words: <Money value={amount} unit={currency} />,
        }))}
        chosen={shortAmount(plainAmount(written.amount))}
        onChoose={(amount) => choose({ ...NOTHING, amount: shortAmount(amount) })}
      />
    </>
  )
}

const MostNow = ({ most }: { most: ReactNode }) => <Trans>You can have at most {most} now.</Trans>

function HowMany({ info, view: { context }, written, write, choose }: AskProps<PieceInfo>) {
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
        name="num"
        choices={quickChoices(info).map(({ num }) => ({ key: num, words: num }))}
        chosen={written.num}
        onChoose={(num) => choose({ ...NOTHING, num })}
      />
    </>
  )
}

interface TooLittleProps {
  info: VentureInfo
  short: string
  onTake: (form: Wish) => void
}

/** Said where it is typed, with the two ways out. */
function TooLittle({ info, short, onTake }: TooLittleProps) {
  const { current } = usePlaces()
  const { available, currency } = info
  const instead = formWithin(info, available ?? '0')
  const gross = instead && grossOf(info, instead)
  return (
    <Says icon={CircleAlert} tone="warn" role="status">
      <Strong as="p">
        <MissingWords short={short} unit={currency} />
      </Strong>
      <Line at="start" columnGap="5">
        <RechargeWay currency={currency} short={short} back={current}>
          {(there, words) => <TextPlace to={there}>{words}</TextPlace>}
        </RechargeWay>
        {instead && gross !== undefined && (
          <Button kind="text" onClick={() => onTake(instead)}>
            <ActWords info={info} form={instead} gross={gross} />
          </Button>
        )}
      </Line>
    </Says>
  )
}

const Sums = ({ info, gross }: { info: VentureInfo; gross: string | undefined }) => (
  <Facts>
    {info.available !== null && (
      <Fact name={<AvailableIn account={info.account} />}>
        <Money value={info.available} unit={info.currency} brief />
      </Fact>
    )}
    {gross !== undefined && (
      <Fact name={<Trans>It takes</Trans>}>
        <Money value={gross} unit={info.currency} />
      </Fact>
    )}
  </Facts>
)

export function BuyForm({ view }: { view: BuyViewProps }) {
  const { context, busy, send } = view
  const { form, problems, trouble } = context
  const info = required(context.info)
  const [written, write] = useState<Wish>(isByPiece(info) && form.num === '' ? { ...NOTHING, num: '1' } : form)
  const [round, next] = useState(0)
  const wish = { amount: plainAmount(written.amount), num: written.num.trim() }
  const gross = grossOf(info, wish)
  const short = gross === undefined ? undefined : shortOf(info, gross)
  const isSaid = trouble?.errors !== undefined || trouble?.range !== undefined
  const choose = (chosen: Wish) => {
    write(chosen)
    next(round + 1)
  }
  const asked = { view, written, write, choose }
  return (
    <Form wrong={trouble ?? problems} onSubmit={() => busy || send({ type: 'submit', form: wish })}>
      {isByPiece(info) ? <HowMany info={info} {...asked} /> : <HowMuch key={round} info={info} {...asked} />}
      {!isSaid && <Refusal because={trouble} />}
      <Sums info={info} gross={gross} />
      {short !== undefined && <TooLittle info={info} short={short} onTake={choose} />}
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
      <Button kind="text" justifySelf="start" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  )
}
