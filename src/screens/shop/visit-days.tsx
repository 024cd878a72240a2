import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { VisitItem } from '#contract/shop.ts'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { PriceFrom } from '#src/parts/shop/price.tsx'
import { CheckLine } from './check-line.tsx'
import { Days } from '#src/ui/days.tsx'
import { PlaceRow } from '#src/ui/rows.tsx'
import { Standing } from './standing.tsx'

interface VisitDaysProps {
  items: readonly VisitItem[]
  marked?: readonly number[]
  /** While entries are chosen. */
  onMark?: (id: number) => void
}

const ROW = 72

export const VisitDays = memo(function VisitDays({ items, marked, onMark }: VisitDaysProps) {
  const { t } = useLingui()
  return (
    <Days entries={items} at={({ time }) => time} row={ROW}>
      {({ id, goods }) => {
        const inside = {
          lead: <GoodsCover picture={goods.cover ?? undefined} seed={goods.code} motif={goods.motif} size="row" />,
          label: <bdi>{goods.name}</bdi>,
          note: <Standing of={goods} />,
          value: <PriceFrom of={goods} />,
        }
        return onMark ? (
          <CheckLine
            key={id}
            {...inside}
            words={t`Choose ${goods.name}`}
            checked={marked?.includes(id) ?? false}
            onChange={() => onMark(id)}
          />
        ) : (
          <PlaceRow key={id} to={`/pages/shops/details?id=${id}`} {...inside} />
        )
      }}
    </Days>
  )
})
