import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderInfo, Side, TrailLine } from '#contract/order.ts'
import { TrailSteps } from '#src/ui/trail-steps.tsx'
import { Section } from './section.tsx'
import { comesToNothing, stepsOf } from './trail.ts'

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

export function MoneyTrail({ order: { trail, side } }: { order: Pick<OrderInfo, 'trail' | 'side'> }) {
  const steps = stepsOf(trail)
  if (steps.length === 0) return null
  return (
    <Section title={<Trans>Where the money went</Trans>}>
      <TrailSteps steps={steps} isWhole={steps.every(comesToNothing)} wordsOf={(place) => PLACES[side][place]()} />
    </Section>
  )
}
