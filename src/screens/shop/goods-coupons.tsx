import { Trans } from '@lingui/react/macro'
import { Ticket } from 'lucide-react'
import type { Coupon } from '#contract/coupon.ts'
import type { GoodsInfo } from '#machines/shop/goods.rules.ts'
import { FromSum, Worth } from '#src/parts/coupon/figure.tsx'
import { OpensCoupons } from '#src/parts/coupon/opens-coupons.tsx'
import { PressRow, Rows } from '#src/ui/rows.tsx'

const Told = ({ of: coupon }: { of: Coupon }) => (
  <>
    <Worth of={coupon} /> <FromSum of={coupon} />
  </>
)

/** What there is to get for it, opened over it. */
export function GoodsCoupons({ of: { id, coupons } }: { of: GoodsInfo }) {
  if (coupons.length === 0) return null
  return (
    <OpensCoupons of={{ goods_id: id }} lost={<Trans>The coupons did not load.</Trans>}>
      {(open) => (
        <Rows>
          <PressRow
            icon={Ticket}
            group="shop"
            label={<Trans>Coupons</Trans>}
            note={coupons.map((coupon, at) => (
              <span key={coupon.id}>
                {at > 0 && ' · '}
                <Told of={coupon} />
              </span>
            ))}
            onPress={open}
          />
        </Rows>
      )}
    </OpensCoupons>
  )
}
