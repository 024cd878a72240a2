import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Rail } from '#contract/order.ts'
import type { SellStart } from '#contract/trade.ts'
import { pricedOf, saleOf } from '#machines/trade/buyers.rules.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import { portionOf, type Portion, type SellForm as SellWish } from '#machines/trade/sell.rules.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { MarketClock } from '#src/parts/home/market-clock.tsx'
import { useBuyers } from '#src/parts/trade/buyers.ts'
import { isSaidBeside } from '#src/ui/amount-problem.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import type { AskingLook } from '#src/ui/paying.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { useKeep } from './draft.ts'
import { PayPill } from './pay-pill.tsx'
import { Given, Quantity, Terms, TooFew } from './quantity.tsx'
import { WhoBuys } from './who-buys.tsx'

const Promises = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', paddingTop: '2' },
})

type SellViewProps = ViewProps<typeof sellFlow>

interface ModeFieldProps {
  written: SellWish
  onWrite: (part: Partial<SellWish>) => void
  view: SellViewProps
}

function ModeField({ written, onWrite, view: { context } }: ModeFieldProps) {
  const { trouble } = context
  const { quantity: _, ...wrong } = context.problems
  const { mode } = written
  switch (mode) {
    case 'normal':
      return null
    case 'member':
      return (
        <Field
          kind="text"
          name="merchant_no"
          label={<Trans>Merchant number</Trans>}
          hint={<Trans>Eight digits. We ask only this merchant.</Trans>}
          defaultValue={written.merchant_no}
          onChange={(change) => onWrite({ merchant_no: change.currentTarget.value })}
          error={wordsFor('merchant_no', wrong, trouble)}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          _rtl={{ textAlign: 'right' }}
          enterKeyHint="next"
        />
      )
    case 'password':
      return (
        <Field
          kind="text"
          name="phrase"
          label={<Trans>Phrase</Trans>}
          hint={
            <Trans>
              Only a merchant who knows the order number and the phrase can accept this order. Nobody else sees it.
            </Trans>
          }
          defaultValue={written.phrase}
          onChange={(change) => onWrite({ phrase: change.currentTarget.value })}
          error={wordsFor('phrase', wrong, trouble)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      )
  }
}

const WhatHappens = ({ rail, minutes }: { rail: Rail; minutes: number }) => (
  <Note>
    {rail === 'bank' ? (
      <Trans>We hold your coins until you confirm that the money has arrived.</Trans>
    ) : (
      <Trans>We hold your coins until the merchant has paid.</Trans>
    )}{' '}
    <Plural
      value={minutes}
      one="If nobody accepts within # minute, you get them all back, free of charge."
      other="If nobody accepts within # minutes, you get them all back, free of charge."
    />
  </Note>
)

export const Agreement = ({
  start: { account, market },
  of: { mode, pay_type: rail },
}: {
  start: SellStart
  of: Pick<SellWish, 'mode' | 'pay_type'>
}) => (
  <Promises>
    <Facts>
      <Fact name={<Trans>Paid to</Trans>}>
        {rail === 'bank' ? <bdi dir="ltr">{account}</bdi> : <Trans>Your balance</Trans>}
      </Fact>
    </Facts>
    <WhatHappens rail={rail} minutes={market.match_minutes} />
    <Note>
      {mode === 'normal' ? (
        <Trans>If a merchant accepts and does not pay in time, we ask the next one or return your coins.</Trans>
      ) : (
        <Trans>If the merchant accepts and does not pay in time, we ask nobody else and return your coins.</Trans>
      )}
    </Note>
    {rail === 'bank' && (
      <Note>
        <Trans>The merchant who accepts sees your name and bank account until the coins are released.</Trans>
      </Note>
    )}
  </Promises>
)

export const WhoAndWhere = ({
  form: { mode, pay_type, merchant_no, merchant_name },
}: {
  form: Pick<SellWish, 'mode' | 'pay_type' | 'merchant_no' | 'merchant_name'>
}) => (
  <>
    {pay_type === 'bank' ? <Trans>To your bank account</Trans> : <Trans>To your balance</Trans>},{' '}
    {mode === 'normal' && <Trans>any merchant</Trans>}
    {mode === 'member' &&
      (merchant_name ? (
        <bdi>{merchant_name}</bdi>
      ) : (
        <Trans>
          merchant <bdi dir="ltr">{merchant_no}</bdi>
        </Trans>
      ))}
    {mode === 'password' && <Trans>with a phrase</Trans>}
  </>
)

interface SellFormProps {
  id: string
  view: SellViewProps
  wrongAt: AskingLook['wrongAt']
  start: SellStart
}

const offered = <Key extends string>(keys: readonly Key[], wished: Key): Key =>
  keys.includes(wished) ? wished : (keys[0] ?? wished)

export function SellForm({ id, view, wrongAt, start }: SellFormProps) {
  const { form, parent, problems, trouble } = view.context
  const keep = useKeep()
  const [written, setWritten] = useState<SellWish>(() => ({
    ...form,
    mode: offered(start.modes, form.mode),
    pay_type: offered(
      start.pay_types.map(({ code }) => code),
      form.pay_type,
    ),
  }))
  const { mode, pay_type, phrase } = written
  const quantity = plainAmount(written.quantity)
  const [fills, count] = useState(0)
  const buyers = useBuyers(saleOf({ quantity, pay_type }))
  const list = buyers.snapshot.context.buyers
  const priced = pricedOf({ ...written, quantity }, list, start)
  const receives = useRef<HTMLDivElement>(null)
  const write = (part: Partial<SellWish>) => {
    const next = { ...written, ...part }
    setWritten(next)
    keep({ form: next, parent })
    if ('quantity' in part || 'pay_type' in part)
      buyers.send({ type: 'ask', sale: saleOf({ ...next, quantity: plainAmount(next.quantity) }) })
  }
  const type = (text: string) => {
    write({ quantity: text })
    receives.current?.scrollIntoView({ block: 'nearest' })
  }
  const fill = (portion: Portion) => {
    view.send({ type: 'portion', portion })
    type(portionOf(portion, start) ?? quantity)
    count(fills + 1)
  }
  return (
    <Form
      id={id}
      isKept={mode !== 'password' || phrase === ''}
      wrong={trouble ?? problems}
      onSubmit={(answer) => {
        if (view.busy) return
        view.send({
          type: 'submit',
          form: {
            ...written,
            quantity,
            merchant_no: written.merchant_name ? written.merchant_no : answer('merchant_no').trim(),
            phrase: answer('phrase'),
            seen: mode === 'member' && !priced.named ? '' : priced.floor,
          },
        })
      }}
      // Whoever is refused because a merchant has left looks at who is there now.
      onSent={() => view.busy || buyers.send({ type: 'ask', sale: saleOf({ quantity, pay_type }) })}
    >
      <MarketClock market={start.market} onTurned={() => view.send({ type: 'turn' })} />
      <Quantity
        start={start}
        quantity={quantity}
        priced={priced}
        pill={<PayPill start={start} chosen={pay_type} onChoose={(rail) => write({ pay_type: rail })} />}
        given={<Given key={fills} view={view} start={start} typed={written.quantity} onType={type} />}
        onPortion={fill}
        part={receives}
      />
      {wrongAt === 'form' && !isSaidBeside(trouble) && <Refusal because={trouble} />}
      <Terms sale={saleOf({ quantity, pay_type })} priced={priced} buyers={list} fee={start.fee} />
      <TooFew start={start} />
      <WhoBuys start={start} written={written} buyers={buyers} onWrite={write}>
        <ModeField key={mode} written={written} onWrite={write} view={view} />
      </WhoBuys>
      <WhatHappens rail={pay_type} minutes={start.market.match_minutes} />
    </Form>
  )
}
