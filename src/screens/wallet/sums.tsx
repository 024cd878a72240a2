import { Trans } from '@lingui/react/macro'
import type { Unit } from '#src/lib/format.ts'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note } from '#src/ui/text.tsx'

interface SumsProps {
  income: string
  expense?: string
  unit: Unit
}

export const Sums = ({ income, expense, unit }: SumsProps) => (
  <Cells>
    <Cell value={<Money value={income} unit={unit} signed brief />}>
      <Trans>In</Trans>
    </Cell>
    {expense !== undefined && (
      <Cell value={<Money value={minus(expense)} unit={unit} signed brief />}>
        <Trans>Out</Trans>
      </Cell>
    )}
  </Cells>
)

const minus = (amount: string) => (/[1-9]/.test(amount) ? `-${amount}` : amount)

export const AtTodaysPrices = () => (
  <Note paddingInline="1">
    <Trans>Sums are in euros at today’s prices, without points.</Trans>
  </Note>
)
