import { memo } from 'react'
import type { SubscribeItem } from '#contract/subscription.ts'
import { VentureRow } from '../invest/venture-row.tsx'
import { Facts, leftOf, PieceOf, saleOf, Term } from '../invest/venture-terms.tsx'

export const ItemRow = memo(function ItemRow({ of: one }: { of: SubscribeItem }) {
  return (
    <VentureRow
      of={one}
      to={`/pages/index/cp_info?id=${one.id}`}
      price={<PieceOf of={one} />}
      terms={<Facts of={[<Term key="term" days={one.term_days} />, leftOf(one), saleOf(one)]} />}
    />
  )
})
