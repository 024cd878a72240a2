import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Unit } from '#src/lib/format.ts'
import { Money } from '#src/ui/money.tsx'
import { Note } from '#src/ui/text.tsx'

const Grid = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginTop: '4',
    paddingBlock: '3',
    borderBlockWidth: '1px',
    borderColor: 'line',
    'nav + &': { borderTopWidth: '0', marginTop: '0' },
    '& > div': { flex: '1 1 8rem', minWidth: '0' },
  },
})
const Name = chakra('dt', { base: { textStyle: 'note', color: 'ink3' } })
const Value = chakra('dd', {
  base: { fontSize: '1.25rem', lineHeight: '1.4', fontWeight: '600', overflowWrap: 'anywhere' },
})

const Part = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <Name>{name}</Name>
    <Value>{children}</Value>
  </div>
)

export const Sums = ({ income, expense, unit }: { income: string; expense?: string; unit: Unit }) => (
  <Grid>
    <Part name={<Trans>In</Trans>}>
      <Money value={income} unit={unit} signed />
    </Part>
    {expense !== undefined && (
      <Part name={<Trans>Out</Trans>}>
        <Money value={minus(expense)} unit={unit} signed />
      </Part>
    )}
  </Grid>
)

const minus = (amount: string) => (/[1-9]/.test(amount) ? `-${amount}` : amount)

export const AtTodaysPrices = () => (
  <Note marginTop="2">
    <Trans>Sums are in euros at today’s prices, without points.</Trans>
  </Note>
)
