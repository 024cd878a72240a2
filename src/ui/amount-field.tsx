import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { shortAmount } from '#contract/money.ts'
import type { Unit } from '#src/lib/format.ts'
import { Money, UnitWord } from './money.tsx'

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    borderBottomWidth: '2px',
    borderColor: 'edge',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    '&:has(input:focus-visible)': { borderColor: 'accent' },
    '&:has([aria-invalid=true])': { borderColor: 'bad' },
  },
})
const Input = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    width: 'full',
    minHeight: '16',
    bg: 'transparent',
    color: 'ink',
    textStyle: 'figure',
    fontVariantNumeric: 'tabular-nums lining-nums',
    outline: 'none',
    textAlign: 'start',
    _placeholder: { color: 'ink3' },
    _rtl: { textAlign: 'right' },
  },
})
const Label = chakra('label', { base: { display: 'block', textStyle: 'note', color: 'ink2' } })
const Under = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    textStyle: 'note',
    color: 'ink2',
    minHeight: 'tap',
    '& > span': { paddingBlock: '1.5' },
  },
})
const All = chakra(
  'button',
  { base: { color: 'accent', fontWeight: '600', minHeight: 'tap', minWidth: 'tap', cursor: 'pointer' } },
  { defaultProps: { type: 'button' } },
)
const Says = chakra('p', { base: { textStyle: 'note', color: 'bad', fontWeight: '550' } })

interface AmountFieldProps {
  label: ReactNode
  name: string
  unit: Unit
  available?: string
  bounds?: ReactNode
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
  all,
  defaultValue = '',
  error,
  whole,
  onChange,
}: AmountFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(defaultValue)
  const [refused, refuse] = useState(false)
  const says = refused ? whole : error
  const take = (text: string) => {
    const isTaken = whole === undefined || /^\d*$/.test(text)
    refuse(!isTaken)
    if (!isTaken) return
    setTyped(text)
    onChange?.(text)
  }
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Box>
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
          aria-describedby={says ? `${id}-wrong ${id}-says` : `${id}-says`}
          onChange={(change) => take(change.currentTarget.value)}
        />
        <chakra.span textStyle="title" color="ink2" aria-hidden>
          {unit === 'EUR' ? '€' : <UnitWord value={typed} unit={unit} />}
        </chakra.span>
      </Box>
      <Under id={`${id}-says`}>
        <span>
          {bounds ?? (
            <Trans>
              Available: <Money value={available ?? ''} unit={unit} />
            </Trans>
          )}
        </span>
        {available !== undefined && (
          <All onClick={() => take(shortAmount(available))}>
            {all ?? <Trans comment="Button that fills in everything there is">Use all</Trans>}
          </All>
        )}
      </Under>
      {says && (
        <Says id={`${id}-wrong`} role="alert">
          {says}
        </Says>
      )}
    </div>
  )
}
