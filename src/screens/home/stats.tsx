import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Home } from '#contract/home.ts'
import { count } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'

const Grid = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '3',
    marginTop: '5',
    paddingBlock: '4',
    borderBlockWidth: '1px',
    borderColor: 'line',
    '& > div': { flex: '1 1 5rem', minWidth: 'max-content' },
    '& > div + div': { borderInlineStartWidth: '1px', borderColor: 'line', paddingInlineStart: '3' },
  },
})
const Value = chakra('dd', {
  base: { fontSize: '1.25rem', lineHeight: '1.3', fontWeight: '600', letterSpacing: '-.01em', order: '-1' },
})
const Name = chakra('dt', { base: { textStyle: 'tiny', color: 'ink3', overflowWrap: 'anywhere' } })

/** The house in numbers, each counted by the server now. */
export function Stats({ stats }: { stats: Home['stats'] }) {
  return (
    <Grid>
      <Stat value={stats.member_count} name={<Trans>members</Trans>} />
      <Stat value={stats.merchant_count} name={<Trans>merchants</Trans>} />
      <Stat value={stats.online_count} name={<Trans>online now</Trans>} />
    </Grid>
  )
}

function Stat({ value, name }: { value: number; name: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <chakra.div display="flex" flexDirection="column">
      <Name>{name}</Name>
      <Value>
        <Digits>{count(value, i18n.locale)}</Digits>
      </Value>
    </chakra.div>
  )
}
