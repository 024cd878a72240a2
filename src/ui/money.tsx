import { chakra } from '@chakra-ui/react'
import { Plural } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { Unit } from '#src/lib/format.ts'
import { Amount, Digits } from './amount.tsx'

const Word = chakra('span', { base: { fontSize: 'max(.6em, .8125rem)', fontWeight: '500', color: 'ink2' } })

/** A number of parts, as grammar needs it; the amount itself is never made one. */
const grammar = (value: string) => Math.abs(Number(value)) || 0

export function UnitWord({ value, unit }: { value: string; unit: Unit }): ReactNode {
  switch (unit) {
    case 'EUR':
      return null
    case 'USDT':
      return 'USDT'
    case 'COIN':
      return <Plural value={grammar(value)} one="coin" other="coins" />
    case 'POINTS':
      return <Plural value={grammar(value)} one="point" other="points" />
  }
}

export const UnitMark = (amount: { value: string; unit: Unit }) => (
  <Word>
    <UnitWord {...amount} />
  </Word>
)

export function Money({ value, unit, ...look }: ComponentProps<typeof Amount>): ReactNode {
  const amount = <Amount value={value} unit={unit} {...look} />
  if (unit === 'EUR') return amount
  const whole = (
    <>
      {amount} <UnitMark value={value} unit={unit} />
    </>
  )
  return unit === 'USDT' ? <Digits whiteSpace="normal">{whole}</Digits> : whole
}
