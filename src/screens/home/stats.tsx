import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
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
export function Stats({
  stats: { member_count: members, merchant_count: merchants, online_count: online },
}: {
  stats: Home['stats']
}) {
  return (
    <Grid>
      <Stat value={members} name={<Plural value={members} one="member" other="members" />} />
      <Stat value={merchants} name={<Plural value={merchants} one="merchant" other="merchants" />} />
      <Stat value={online} name={<Trans>online now</Trans>} />
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
