import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Standing } from '#machines/merchant/standing.part.ts'
import { count } from '#src/lib/format.ts'
import { card } from '#src/theme/recipes/surface.ts'
import { Digits } from '#src/ui/amount.tsx'
import { IfBuilt, Place } from '#src/ui/place.tsx'
import { Figure, Note } from '#src/ui/text.tsx'

const ORDERS = '/pages/store/sell_order'

const Grid = chakra('nav', {
  base: {
    ...card.base,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
    paddingInline: '1',
    overflow: 'hidden',
  },
})
const cell = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: 'tap',
  paddingInline: '3',
  paddingBlock: '3.5',
} as const
const Door = chakra(Place, {
  base: {
    ...cell,
    _hover: { bg: 'sunken' },
    _active: { bg: 'sunken' },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'control' },
  },
})
const Shut = chakra('div', { base: cell })

const disputed = (value: number) => value > 0 && <Plural value={value} one="# disputed" other="# disputed" />

export function Counters({ counts }: { counts: Standing['counts'] }) {
  const { t } = useLingui()
  return (
    <Grid aria-label={t`Orders`}>
      <Counter tab="awaiting_payment" value={counts.awaiting_payment} more={disputed(counts.disputed_unpaid)}>
        <Trans comment="Tab: orders">To pay</Trans>
      </Counter>
      <Counter tab="paid" value={counts.paid} more={disputed(counts.disputed)}>
        <Trans comment="Tab: orders">Paid</Trans>
      </Counter>
      <Counter tab="in_settlement" value={counts.in_settlement}>
        <Trans comment="Tab: orders">In settlement</Trans>
      </Counter>
    </Grid>
  )
}

interface CounterProps {
  tab: string
  value: number
  more?: ReactNode
  children: ReactNode
}

function Counter({ tab, value, more, children }: CounterProps) {
  const { i18n } = useLingui()
  const inside = (
    <>
      <Figure as="span" size="title">
        <Digits>{count(value, i18n.locale)}</Digits>
      </Figure>
      <Note as="span">{children}</Note>
      {more && (
        <Note as="span" tone="warn">
          {more}
        </Note>
      )}
    </>
  )
  return (
    <IfBuilt to={ORDERS} otherwise={<Shut>{inside}</Shut>}>
      <Door to={`${ORDERS}?tab=${tab}`}>{inside}</Door>
    </IfBuilt>
  )
}
