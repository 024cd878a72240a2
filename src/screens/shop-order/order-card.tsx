import { chakra } from '@chakra-ui/react'
import { Plural, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import type { ShopOrder } from '#contract/shop-order.ts'
import type { OrderWish } from '#machines/shop-order/wish.rules.ts'
import { Least, RowFigures, RowTo, RowWords } from '#src/ui/list-row.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Strong } from '#src/ui/text.tsx'
import { Acts } from './acts.tsx'
import { Cost } from './cost.tsx'
import { GoodsCovers, GoodsNames } from './goods.tsx'
import { orderAt, sellerOf } from './names.ts'
import { Status } from './status.tsx'
import { Until } from './until.tsx'

const Head = chakra(Line, { base: { minHeight: 'tap', paddingTop: '2' } })
const Under = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', paddingTop: '1', paddingBottom: '3' },
})
const Way = chakra(RowTo, { base: { columnGap: '3' } })

interface OrderCardProps {
  of: ShopOrder
  busy: boolean
  onExpire: () => void
  onAsk: (act: OrderWish['act'], orderNo: string) => void
  /** What became of what was last done to it. */
  children?: ReactNode
}

export const OrderCard = memo(function OrderCard({ of: order, busy, onExpire, onAsk, children }: OrderCardProps) {
  const { t } = useLingui()
  const { order_no, goods, total_num } = order
  return (
    <Card as="article" aria-label={t`Order ${order_no}`}>
      <Head>
        <Strong>
          <bdi>{sellerOf(order)}</bdi>
        </Strong>
        <Status of={order} />
      </Head>
      <Way to={orderAt(order_no)}>
        <GoodsCovers of={goods} />
        <RowWords>
          <span>
            <GoodsNames of={goods} />
          </span>
          {goods.length === 1 && goods[0]?.text !== '' && (
            <Least>
              <bdi>{goods[0]?.text}</bdi>
            </Least>
          )}
        </RowWords>
        <RowFigures>
          <Strong>
            <Cost of={order} />
          </Strong>
          <Least>
            <Plural value={total_num} one="# item" other="# items" />
          </Least>
        </RowFigures>
      </Way>
      <Under>
        {children}
        <Until of={order} onExpire={onExpire} />
        <Acts of={order} busy={busy} onAsk={(act) => onAsk(act, order_no)} />
      </Under>
    </Card>
  )
})
