import { Plural, Trans } from '@lingui/react/macro'
import { Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import { BRAND } from '#contract/limits.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { ShopOrderInfo, ShopTrailLine } from '#contract/shop-order.ts'
import { FoldRow } from '#src/parts/trade/fold-row.tsx'
import { TrailSteps } from '#src/ui/trail-steps.tsx'

const CURRENCIES = ['EUR', 'POINTS'] as const

const PLACES: Record<ShopTrailLine['place'], () => ReactNode> = {
  member: () => <Trans comment="Whose money it is">You</Trans>,
  member_held: () => <Trans>Held for you</Trans>,
  outside: () => <Trans>Payment service</Trans>,
  escrow: () => <Trans context="shop">Held in this order</Trans>,
  seller: () => <Trans>Seller</Trans>,
  house: () => BRAND,
  fees: () => <Trans>Fees</Trans>,
  pool: () => <Trans comment="Where points as a part of a price are paid from, and points that are given">Pool</Trans>,
}

const sumOf = (lines: readonly ShopTrailLine[]) =>
  lines.reduce((sum, { amount, currency }) => sum + minorOf(amount, currency), 0n)

/** What several entries of a step moved at one place is one line. */
function gathered(lines: readonly ShopTrailLine[]): ShopTrailLine[] {
  const places = [...new Set(lines.map(({ place }) => place))]
  return places.flatMap((place) =>
    CURRENCIES.flatMap((currency) => {
      const same = lines.filter((line) => line.place === place && line.currency === currency)
      return same.slice(0, 1).map((line) => ({ ...line, amount: decimalOf(sumOf(same), currency) }))
    }),
  )
}

const stepsOf = (trail: readonly ShopTrailLine[]) =>
  [...new Set(trail.map(({ step }) => step))].map((step) => {
    const lines = trail.filter((line) => line.step === step)
    return { step, time: lines[0]?.time ?? 0, lines: gathered(lines) }
  })

/** Books that do not add up are never folded away. */
export function OrderTrail({ of: { trail } }: { of: ShopOrderInfo }) {
  const steps = stepsOf(trail)
  if (steps.length === 0) return null
  const isWhole = steps.every(({ lines }) =>
    CURRENCIES.every((unit) => sumOf(lines.filter(({ currency }) => currency === unit)) === 0n),
  )
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
      <TrailSteps steps={steps} isWhole={isWhole} wordsOf={(place) => PLACES[place]()} />
    </FoldRow>
  )
}
