import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import type { Mode, Rail } from '#contract/order.ts'
import type { SellStart } from '#contract/trade.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import type { SellForm as SellWish } from '#machines/trade/sell.rules.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { MarketClock } from '#src/parts/home/market-clock.tsx'
import { isSaidBeside } from '#src/ui/amount-problem.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import type { AskingLook } from '#src/ui/paying.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Row } from '#src/ui/rows.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { useKeep } from './draft.ts'
import { Proceeds, Quantity } from './quantity.tsx'

const Group = chakra('fieldset', { base: { border: 'none', padding: '0', margin: '0', minWidth: '0' } })
const Legend = chakra('legend', { base: { textStyle: 'note', color: 'ink2', padding: '0', marginBottom: '1' } })
const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingBlock: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    cursor: 'pointer',
    '& > input': { width: '5', height: '5', flex: 'none', accentColor: 'var(--q-colors-accent)', margin: '0' },
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})

interface PayChoiceProps {
  start: SellStart
  chosen: Rail
  onChoose: (rail: Rail) => void
}

const aboutOf = (rail: Rail, account: string): ReactNode =>
  rail === 'wallet' ? (
    <Trans>Paid instantly from the merchant’s Quay balance.</Trans>
  ) : account ? (
    <bdi dir="ltr">{account}</bdi>
  ) : (
    <Trans>You have not added one yet.</Trans>
  )

const PayChoice = ({ start: { pay_types, account }, chosen, onChoose }: PayChoiceProps) => (
  <Group>
    <Legend>
      <Trans>Paid to</Trans>
    </Legend>
    {pay_types.map(({ code, name }) => (
      <Option key={code}>
        <input type="radio" name="pay_type" value={code} checked={code === chosen} onChange={() => onChoose(code)} />
        <span>
          {name}
          <Note as="span" display="block">
            {aboutOf(code, account)}
          </Note>
        </span>
      </Option>
    ))}
  </Group>
)

type SellViewProps = ViewProps<typeof sellFlow>

const MODE_WORDS: Readonly<Record<Mode, () => ReactNode>> = {
  normal: () => <Trans comment="Who may buy: every merchant">Normal</Trans>,
  member: () => <Trans comment="Who may buy: one merchant that the member names">Member</Trans>,
  password: () => <Trans comment="Who may buy: whoever knows the phrase">Password</Trans>,
}

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
      return (
        <Note>
          <Trans>We ask merchants one by one, best price first.</Trans>
        </Note>
      )
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
  <Note marginTop="3">
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
  <>
    <Row
      label={<Trans>Paid to</Trans>}
      value={rail === 'bank' ? <bdi dir="ltr">{account}</bdi> : <Trans>Your balance</Trans>}
    />
    <WhatHappens rail={rail} minutes={market.match_minutes} />
    <Note marginTop="3">
      {mode === 'normal' ? (
        <Trans>If a merchant accepts and does not pay in time, we ask the next one or return your coins.</Trans>
      ) : (
        <Trans>If the merchant accepts and does not pay in time, we ask nobody else and return your coins.</Trans>
      )}
    </Note>
    {rail === 'bank' && (
      <Note marginTop="3">
        <Trans>The merchant who accepts sees your name and bank account until the coins are released.</Trans>
      </Note>
    )}
  </>
)

export const WhoAndWhere = ({
  form: { mode, pay_type, merchant_no },
}: {
  form: Pick<SellWish, 'mode' | 'pay_type' | 'merchant_no'>
}) => (
  <>
    {pay_type === 'bank' ? <Trans>To your bank account</Trans> : <Trans>To your balance</Trans>},{' '}
    {mode === 'normal' && <Trans>any merchant</Trans>}
    {mode === 'member' && (
      <Trans>
        merchant <bdi dir="ltr">{merchant_no}</bdi>
      </Trans>
    )}
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
  const { t } = useLingui()
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
  const { quantity, mode, pay_type, phrase } = written
  const proceeds = useRef<HTMLDivElement>(null)
  const write = (part: Partial<SellWish>) => {
    const next = { ...written, ...part }
    setWritten(next)
    keep({ form: next, parent })
  }
  const type = (text: string) => {
    write({ quantity: text })
    proceeds.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Form
      id={id}
      isKept={mode !== 'password' || phrase === ''}
      wrong={trouble ?? problems}
      onSubmit={(answer) =>
        view.busy ||
        view.send({
          type: 'submit',
          form: {
            quantity: plainAmount(quantity),
            mode,
            pay_type,
            merchant_no: answer('merchant_no').trim(),
            phrase: answer('phrase'),
          },
        })
      }
    >
      <MarketClock market={start.market} onTurned={() => view.send({ type: 'turn' })} />
      <Segments
        label={t`Who may buy`}
        parts={start.modes.map((key) => ({ key, words: MODE_WORDS[key]() }))}
        chosen={mode}
        onChoose={(mode) => write({ mode })}
      />
      <ModeField key={mode} written={written} onWrite={write} view={view} />
      <Quantity view={view} start={start} onType={type} />
      {wrongAt === 'form' && !isSaidBeside(trouble) && <Refusal because={trouble} />}
      <Proceeds quantity={plainAmount(quantity)} start={start} part={proceeds} />
      <PayChoice start={start} chosen={pay_type} onChoose={(rail) => write({ pay_type: rail })} />
      <WhatHappens rail={pay_type} minutes={start.market.match_minutes} />
    </Form>
  )
}
