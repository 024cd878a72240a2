import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isPaid, type OrderInfo } from '#contract/order.ts'
import { required } from '#machines/lib/required.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'
import { Coins, Euros } from '../parts/in-order.tsx'
import { MerchantCard } from '../parts/merchant-card.tsx'
import { OrderCourse } from '../parts/order-course.tsx'
import { Frame, OpenOrder } from './frame.tsx'
import { Sold } from './sold.tsx'

interface OrderProps {
  order: OrderInfo
}

function Next({ order }: OrderProps): ReactNode {
  const name = <bdi>{order.merchant_name}</bdi>
  const euros = <Euros of={order} />
  return order.pay_type === 'bank' ? (
    <Trans>
      {name} pays {euros} to your bank account. Your coins stay held until you confirm that the money has arrived.
    </Trans>
  ) : (
    <Trans>
      {name} pays next; {euros} is already held for you. Your coins stay held until then.
    </Trans>
  )
}

function Agreed({ order }: OrderProps) {
  const { t } = useLingui()
  const { order_no } = order
  return (
    <Facts>
      <Fact name={<Trans>You sell</Trans>}>
        <Coins of={order} />
      </Fact>
      <Fact name={<Trans>You receive</Trans>}>
        <Euros of={order} />
      </Fact>
      <Fact name={<Trans>Order number</Trans>}>
        <Copyable text={order_no} label={t`Copy the number of the order ${order_no}`} />
      </Fact>
    </Facts>
  )
}

export function Accepted({ context, send }: ViewProps<typeof sellFlow>) {
  const order = required(context.order)
  const more = () => send({ type: 'again' })
  if (isPaid(order.status)) return <Sold order={order} onMore={more} />
  return (
    <Frame
      foot={
        <>
          <OpenOrder of={order} />
          <Button wide kind="quiet" onClick={more}>
            <Trans>Sell more</Trans>
          </Button>
        </>
      }
    >
      <OrderCourse order={order} />
      <Card holds="prose">
        <Heading look="title">
          <Trans>A merchant has accepted</Trans>
        </Heading>
        <Lead>
          <Next order={order} />
        </Lead>
      </Card>
      <MerchantCard name={order.merchant_name} />
      <Agreed order={order} />
    </Frame>
  )
}
