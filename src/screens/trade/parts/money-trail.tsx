import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleAlert, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrderInfo, Side, TrailLine } from '#contract/order.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Box, Section } from './section.tsx'
import { comesToNothing, stepsOf } from './trail.ts'

const List = chakra('ol', { base: { listStyle: 'none', padding: '0', display: 'grid', gap: '2' } })
const When = chakra('p', { base: { textStyle: 'eyebrow', color: 'ink3', paddingTop: '3' } })
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    textStyle: 'note',
    '& > :last-child': { marginInlineStart: 'auto', overflowWrap: 'anywhere', textAlign: 'end' },
  },
})
const Sum = chakra('p', {
  base: { display: 'flex', gap: '2', alignItems: 'flex-start', paddingTop: '3', textStyle: 'note', color: 'ink2' },
  variants: { wrong: { true: { color: 'bad' } } },
})

type Place = TrailLine['place']
type Words = () => ReactNode

const COMMON: Record<'escrow' | 'fees', Words> = {
  escrow: () => <Trans>Held in this order</Trans>,
  fees: () => <Trans>Fees</Trans>,
}

const PLACES: Record<Side, Record<Place, Words>> = {
  member: {
    ...COMMON,
    member: () => <Trans comment="Whose money it is">You</Trans>,
    member_held: () => <Trans>Held for you</Trans>,
    merchant: () => <Trans>Merchant</Trans>,
    margin: () => <Trans>The merchant’s security deposit</Trans>,
  },
  merchant: {
    ...COMMON,
    member: () => <Trans>Member</Trans>,
    member_held: () => <Trans>Held for the member</Trans>,
    merchant: () => <Trans comment="Whose money it is">You</Trans>,
    margin: () => <Trans>Your security deposit</Trans>,
  },
}

/** Where the money of an order went: every step leaves as much as it brings. */
export function MoneyTrail({ order: { trail, side } }: { order: Pick<OrderInfo, 'trail' | 'side'> }) {
  const steps = stepsOf(trail)
  if (steps.length === 0) return null
  const isWhole = steps.every(comesToNothing)
  return (
    <Section title={<Trans>Where the money went</Trans>}>
      <List>
        {steps.map(({ step, time, lines }) => (
          <li key={step}>
            <Box>
              <When>
                <Moment at={time} />
              </When>
              {lines.map(({ place, currency, amount }) => (
                <Line key={`${place} ${currency}`}>
                  <span>{PLACES[side][place]()}</span>
                  <span>
                    <span>
                      <Money value={amount} unit={currency} signed />
                    </span>
                  </span>
                </Line>
              ))}
            </Box>
          </li>
        ))}
      </List>
      <Sum wrong={!isWhole} role={isWhole ? undefined : 'alert'}>
        <Icon of={isWhole ? Scale : CircleAlert} size={18} />
        {isWhole ? (
          <Trans>Every entry adds up: nothing is created or lost.</Trans>
        ) : (
          <Trans>These entries do not add up. Please tell us.</Trans>
        )}
      </Sum>
    </Section>
  )
}
