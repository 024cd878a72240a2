import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { createContext, useContext, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import type { Market } from '#contract/home.ts'
import { plainAmount } from '#src/lib/amount-text.ts'
import { count } from '#src/lib/format.ts'
import { Chip, Chips, Pair } from '#src/ui/pair.tsx'
import { Line } from '#src/ui/surface.tsx'
import { note } from '#src/theme/recipes/text.ts'

export interface CalculatorProps {
  /** Unknown until home has answered. */
  market: Market | undefined
  onMarketTurned: () => void
}

type Ask = (quantity: string) => void

export interface ReceivingProps extends CalculatorProps {
  /** Plain, as it was typed. */
  quantity: string
  /** Where it hears what is typed from then on. */
  asks: Ref<Ask>
}

const ReceivingContext = createContext<(asks: ReceivingProps) => ReactNode>(() => null)
/** What the coins bring arrives after the page, with whoever asks for it. */
export const ReceivingProvider = ReceivingContext.Provider

const SHARES = ['50', '100', '500']
const FIRST = '100'

const half = { borderRadius: 'card', bg: 'paper' } as const
const Given = chakra('div', {
  base: {
    ...half,
    paddingInline: '4',
    paddingBlock: '3.5',
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  },
})
/** As high as what will stand in it. */
const Gotten = chakra('div', {
  base: { ...half, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '24' },
})
const Label = chakra('label', note)
const Input = chakra('input', {
  base: {
    flex: '1 1 5rem',
    width: '0',
    minHeight: 'tap',
    bg: 'transparent',
    color: 'ink',
    caretColor: 'focus',
    textStyle: 'figure',
    fontVariantNumeric: 'tabular-nums lining-nums',
    outline: 'none',
    _rtl: { textAlign: 'right' },
  },
})
export function Calculator(at: CalculatorProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [typed, show] = useState(FIRST)
  const asks = useRef<Ask>(null)
  const receive = useContext(ReceivingContext)
  const quantity = plainAmount(typed)
  const type = (text: string) => {
    show(text)
    asks.current?.(plainAmount(text))
  }
  const gives = (
    <Given>
      <Label htmlFor={id}>
        <Trans>You sell, in coins</Trans>
      </Label>
      <Line>
        <Input
          id={id}
          value={typed}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          onChange={(change) => type(change.currentTarget.value)}
        />
        <Chips role="group" aria-label={t`Amounts to try`}>
          {SHARES.map((share) => (
            <Chip key={share} on={share === quantity} aria-pressed={share === quantity} onClick={() => type(share)}>
              {count(Number(share), i18n.locale)}
            </Chip>
          ))}
        </Chips>
      </Line>
    </Given>
  )
  return <Pair gives={gives} gets={<Gotten>{receive({ quantity, asks, ...at })}</Gotten>} />
}
