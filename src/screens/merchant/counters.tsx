import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Standing } from '#machines/merchant/standing.part.ts'
import { count } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { IfBuilt, Place } from '#src/ui/place.tsx'
import { Note } from '#src/ui/text.tsx'

const ORDERS = '/pages/store/sell_order'

const Grid = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: '3',
    marginTop: '5',
  },
})
const box = {
  display: 'grid',
  alignContent: 'start',
  minHeight: '20',
  paddingInline: '3.5',
  paddingBlock: '3',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'control',
  bg: 'surface',
} as const
const Door = chakra(Place, { base: { ...box, _hover: { borderColor: 'edge' } } })
const Shut = chakra('div', { base: box })
const Figure = chakra('span', {
  base: { textStyle: 'display' },
  variants: { quiet: { true: { color: 'ink3' } } },
})

const disputed = (value: number) => value > 0 && <Plural value={value} one="# disputed" other="# disputed" />

export function Counters({ counts }: { counts: Standing['counts'] }) {
  const { t } = useLingui()
  return (
    <Grid aria-label={t`Orders`}>
      <Counter tab="offers" value={counts.offers}>
        <Trans comment="Tab: orders offered to the merchant">Offers</Trans>
      </Counter>
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
      <Figure quiet={value === 0}>
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
