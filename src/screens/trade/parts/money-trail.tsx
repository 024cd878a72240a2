import { Plural, Trans } from '@lingui/react/macro'
import { Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrderInfo, Side, TrailLine } from '#contract/order.ts'
import { FoldRow } from '#src/parts/trade/fold-row.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { TrailSteps } from '#src/ui/trail-steps.tsx'
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

interface MoneyTrailProps {
  order: Pick<OrderInfo, 'trail' | 'side'>
}

/** Books that do not add up are never folded away. */
export function MoneyFold({ order: { trail, side } }: MoneyTrailProps) {
  const steps = stepsOf(trail)
  if (steps.length === 0) return null
  const isWhole = steps.every(comesToNothing)
  return (
    <FoldRow
      icon={Waypoints}
      group="money"
      title={<Trans>Where the money went</Trans>}
      note={
        isWhole ? (
          <Plural value={steps.length} one="# entry, it adds up" other="# entries, they add up" />
        ) : (
          <Plural value={steps.length} one="# step" other="# steps" />
        )
      }
      open={!isWhole}
    >
      <TrailSteps steps={steps} isWhole={isWhole} wordsOf={(place) => PLACES[side][place]()} />
    </FoldRow>
  )
}

export const MoneyTrail = ({ order }: MoneyTrailProps) => (
  <Rows>
    <MoneyFold order={order} />
  </Rows>
)
