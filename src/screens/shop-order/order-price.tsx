import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShopOrderInfo, ShopOrderStatus } from '#contract/shop-order.ts'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Cost, Freight } from './cost.tsx'
import { paidFrom } from './returned-to.tsx'
import { returnedOf } from './returned.ts'

/** Nothing of it returns any more. */
const OVER: ReadonlySet<ShopOrderStatus> = new Set(['cancelled', 'refunded'])

const Total = chakra(Line, { base: { paddingTop: '3' } })

const Part = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <Line>
    <Note as="span">{name}</Note>
    <span>{children}</span>
  </Line>
)

/** What it comes to, part by part, and out of what it was paid. */
export function OrderPrice({ of: order }: { of: ShopOrderInfo }) {
  const { price, paid_from, pay_time, type, earns, earned, status } = order
  const used = String(price.pay_points)
  const paid = paid_from && paidFrom[paid_from]()
  const back = returnedOf(order)
  return (
    <Card holds="prose">
      {isSome(price.goods) && (
        <Part name={<Trans comment="What the goods of an order cost">Goods</Trans>}>
          <Money value={price.goods} unit="EUR" />
        </Part>
      )}
      {type === 'points' && (
        <Part name={<Trans comment="What the goods of an order cost in points">Goods, in points</Trans>}>
          <Money value={used} unit="POINTS" />
        </Part>
      )}
      <Part name={<Trans comment="What it costs to have it sent">Delivery</Trans>}>
        <Freight of={price} />
      </Part>
      {isSome(price.coupon) && (
        <Part name={<Trans comment="A coupon, where one may be used">Coupon</Trans>}>
          <Money value={`-${price.coupon}`} unit="EUR" />
        </Part>
      )}
      {isSome(price.points) && (
        <Part
          name={
            <Trans comment="Points used as a part of the price">
              <Money value={used} unit="POINTS" /> used
            </Trans>
          }
        >
          <Money value={`-${price.points}`} unit="EUR" />
        </Part>
      )}
      <Total>
        <Strong>{pay_time === null ? <Trans>Total</Trans> : <Trans>You paid</Trans>}</Strong>
        <Strong>
          <Cost of={order} />
        </Strong>
      </Total>
      {(isSome(back.amount) || back.points > 0) && (
        <Part name={<Trans comment="What came back of an order, beside its sum">Came back</Trans>}>
          <Cost of={{ pay_amount: back.amount, pay_points: back.points }} />
        </Part>
      )}
      {paid && <Part name={<Trans>Paid from</Trans>}>{paid.words}</Part>}
      {paid && !OVER.has(status) && <Note>{paid.back}</Note>}
      {earned > 0 && (
        <Note tone="good">
          <Trans>
            You earned <Money value={String(earned)} unit="POINTS" />.
          </Trans>
        </Note>
      )}
      {earned === 0 && earns > 0 && order.expire_time !== null && (
        <Note>
          <Trans>
            <Money value={String(earns)} unit="POINTS" /> come once nothing can be returned any more, if their pool
            still holds so many.
          </Trans>
        </Note>
      )}
    </Card>
  )
}
