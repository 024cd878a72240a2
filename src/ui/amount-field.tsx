import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { shortAmount } from '#contract/money.ts'
import { writtenAmount } from '#src/lib/amount-text.ts'
import type { Unit as Counted } from '#src/lib/format.ts'
import { Button } from './button.tsx'
import { Money, UnitWord } from './money.tsx'
import { wordsOf } from './problem-text.tsx'
import { Line } from './surface.tsx'
import { Note } from './text.tsx'
import { useStands, useTouch } from './use-touched.ts'

const Half = chakra('div', {
  base: {
    borderRadius: 'card',
    bg: 'var(--ground, var(--q-colors-surface))',
    paddingInline: '4',
    paddingBlock: '3.5',
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    '&:has([aria-invalid=true])': { outline: '2px solid', outlineColor: 'bad', outlineOffset: '-2px' },
  },
})
const Head = chakra(Line, { base: { textStyle: 'note', color: 'ink2' } })
const Input = chakra('input', {
  base: {
    flex: '1 1 5rem',
    minHeight: 'tap',
    bg: 'transparent',
    color: 'ink',
    caretColor: 'focus',
    textStyle: 'figure',
    fontVariantNumeric: 'tabular-nums lining-nums',
    outline: 'none',
    textAlign: 'start',
    _placeholder: { color: 'ink3' },
    _rtl: { textAlign: 'right' },
  },
})
/** Pasted with its money, it is the same amount. */
const MONEY_SIGN = /€|EUR|USDT/g
const WHOLE = /^\d*$/
const AMOUNT = /^[-+\d.,'’\s]*$/

const Unit = chakra('span', { base: { textStyle: 'strong', color: 'ink2' } })

interface AmountFieldProps {
  label: ReactNode
  name: string
  unit: Counted
  available?: string
  /** Said instead of what is available. */
  bounds?: ReactNode
  /** Below what is typed. */
  hint?: ReactNode
  /** Nothing where another way fills it in. */
  all?: ReactNode
  defaultValue?: string
  error?: ReactNode
  whole?: ReactNode
  onChange?: (typed: string) => void
}

export function AmountField({
  label,
  name,
  unit,
  available,
  bounds,
  hint,
  all,
  defaultValue = '',
  error,
  whole,
  onChange,
}: AmountFieldProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState(defaultValue)
  const [refused, refuse] = useState(false)
  const stands = useStands(error, name)
  const touch = useTouch()
  const says = refused ? (whole ?? wordsOf('amount-invalid')) : stands
  const take = (said: string) => {
    const text = said.replace(MONEY_SIGN, '')
    const isTaken = (whole === undefined ? AMOUNT : WHOLE).test(text)
    refuse(!isTaken)
    if (!isTaken) return
    setTyped(text)
    onChange?.(text)
  }
  return (
    <div>
      <Half>
        <Head>
          <label htmlFor={id}>{label}</label>
          <span id={`${id}-says`}>
            {bounds || (
              <Trans>
                Available: <Money value={available ?? ''} unit={unit} />
              </Trans>
            )}
          </span>
        </Head>
        <Line>
          <Input
            id={id}
            name={name}
            value={typed}
            dir="ltr"
            type="text"
            inputMode={unit === 'POINTS' || whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder="0"
            aria-invalid={says ? true : undefined}
            aria-describedby={[says && `${id}-wrong`, `${id}-says`, hint && `${id}-hint`].filter(Boolean).join(' ')}
            onChange={(change) => take(change.currentTarget.value)}
          />
          <Unit aria-hidden>{unit === 'EUR' ? '€' : <UnitWord value={typed} unit={unit} />}</Unit>
          {available !== undefined && all !== false && (
            <Button
              kind="quiet"
              low
              onClick={() => {
                touch(name)
                take(writtenAmount(shortAmount(available), i18n.locale))
              }}
            >
              <span>{all ?? <Trans comment="Button that fills in everything there is">Use all</Trans>}</span>
            </Button>
          )}
        </Line>
        {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      </Half>
      {says && (
        <Note id={`${id}-wrong`} role="alert" tone="bad" marginTop="1.5">
          {says}
        </Note>
      )}
    </div>
  )
}
