import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Home } from '#contract/home.ts'
import { count } from '#src/lib/format.ts'
import { Amount, Digits } from '#src/ui/amount.tsx'

const Grid = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '3',
    overflow: 'hidden',
    marginTop: '5',
    paddingBlock: '4',
    borderBlockWidth: '1px',
    borderColor: 'line',
    // A line between two that stand side by side; that of the first in a row lies outside.
    '& > div': {
      flex: '1 1 8rem',
      minWidth: '0',
      marginInlineStart: '-13px',
      paddingInlineStart: '12px',
      paddingInlineEnd: '24px',
      borderInlineStartWidth: '1px',
      borderColor: 'line',
    },
  },
})
const Value = chakra('dd', {
  base: { fontSize: '1.25rem', lineHeight: '1.3', fontWeight: '600', letterSpacing: '-.01em', order: '-1' },
})
const Name = chakra('dt', { base: { textStyle: 'tiny', color: 'ink3', overflowWrap: 'anywhere' } })

/** The trade of today in numbers, each counted by the server now. */
export function Stats({ stats }: { stats: Home['stats'] }) {
  const { i18n } = useLingui()
  const { trade_count: trades, trade_amount: amount, pay_seconds: seconds, merchants_online: merchants } = stats
  return (
    <Grid>
      <Stat value={<Digits>{count(trades, i18n.locale)}</Digits>}>
        <Plural value={trades} one="trade settled today" other="trades settled today" />
        {trades > 0 && (
          <chakra.span display="block">
            <Amount value={amount} unit="EUR" />
          </chakra.span>
        )}
      </Stat>
      <Stat value={seconds === null ? '–' : lasting(seconds, i18n.locale)}>
        <Trans>median time to payment</Trans>
      </Stat>
      <Stat value={<Digits>{count(merchants, i18n.locale)}</Digits>}>
        <Plural value={merchants} one="merchant online" other="merchants online" />
      </Stat>
    </Grid>
  )
}

/** So many minutes, or seconds where there is not one, as the reader writes them. */
function lasting(seconds: number, locale: string): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
}

const Stat = ({ value, children }: { value: ReactNode; children: ReactNode }) => (
  <chakra.div display="flex" flexDirection="column">
    <Name>{children}</Name>
    <Value>{value}</Value>
  </chakra.div>
)
