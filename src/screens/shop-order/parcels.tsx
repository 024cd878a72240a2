import { Plural, Trans } from '@lingui/react/macro'
import { Package } from 'lucide-react'
import type { ShopOrderInfo } from '#contract/shop-order.ts'
import { Digits } from '#src/ui/amount.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { trackAt } from './names.ts'

/** Each leads to where it is. */
export function Parcels({ of: { packages, order_no, goods } }: { of: ShopOrderInfo }) {
  const many = packages.length
  const inside = (ids: readonly number[]) =>
    goods.filter(({ id }) => ids.includes(id)).reduce((sum, { num }) => sum + num, 0)
  return (
    <Rows>
      {packages.map(({ id, express_name, express_no, item_ids }, at) => (
        <PlaceRow
          key={id}
          to={trackAt(order_no, id)}
          icon={Package}
          group="shop"
          label={
            many === 1 ? (
              <Trans comment="A parcel and who carries it">
                Parcel, <bdi>{express_name}</bdi>
              </Trans>
            ) : (
              <Trans comment="One of several parcels and who carries it">
                Parcel {at + 1} of {many}, <bdi>{express_name}</bdi>
              </Trans>
            )
          }
          note={
            <>
              <Digits>{express_no}</Digits>
              {' · '}
              <Plural value={inside(item_ids)} one="# item" other="# items" />
            </>
          }
        />
      ))}
    </Rows>
  )
}
