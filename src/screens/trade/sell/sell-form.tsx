import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Mode, Rail } from '#contract/order.ts'
import type { SellStart } from '#contract/trade.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import type { Sight } from '#src/lib/screen.tsx'
import { Form } from '#src/ui/form.tsx'
import type { AskingLook } from '#src/ui/paying.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { MarketClock } from '../../home/market-clock.tsx'
import { WhatHappens } from './agreement.tsx'
import { ModeField, MODE_WORDS } from './mode-field.tsx'
import { PayChoice } from './pay-choice.tsx'
import { Proceeds } from './proceeds.tsx'
import { Quantity } from './quantity.tsx'

type SellSight = Sight<typeof sellFlow>

interface SellFormProps {
  id: string
  sight: SellSight
  wrongAt: AskingLook['wrongAt']
  start: SellStart
}

const offered = <Key extends string>(keys: readonly Key[], wished: Key): Key =>
  keys.includes(wished) ? wished : (keys[0] ?? wished)

/** Who may buy, how many coins, what they bring, and how one is paid. */
export function SellForm({ id, sight, wrongAt, start }: SellFormProps) {
  const { t } = useLingui()
  const { form, problems, trouble } = sight.context
  const [mode, setMode] = useState<Mode>(offered(start.modes, form.mode))
  const [rail, setRail] = useState<Rail>(
    offered(
      start.pay_types.map(({ code }) => code),
      form.pay_type,
    ),
  )
  const [typed, setTyped] = useState(form.quantity)
  return (
    <Form
      id={id}
      wrong={trouble ?? problems}
      onSubmit={(answer) =>
        sight.busy ||
        sight.send({
          type: 'submit',
          form: {
            quantity: plainAmount(typed),
            mode,
            pay_type: rail,
            merchant_no: answer('merchant_no').trim(),
            phrase: answer('phrase'),
          },
        })
      }
    >
      <MarketClock market={start.market} onTurned={() => sight.send({ type: 'turn' })} />
      <Segments
        label={t`Who may buy`}
        parts={start.modes.map((key) => ({ key, words: MODE_WORDS[key]() }))}
        chosen={mode}
        onChoose={setMode}
      />
      <ModeField mode={mode} sight={sight} />
      <Quantity sight={sight} short={wrongAt === 'amount'} start={start} onType={setTyped} />
      {wrongAt === 'form' && !trouble?.errors && <Refusal because={trouble} />}
      <Proceeds quantity={plainAmount(typed)} start={start} />
      <PayChoice start={start} chosen={rail} onChoose={setRail} />
      <WhatHappens rail={rail} minutes={start.market.match_minutes} />
    </Form>
  )
}
