import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, lazy } from 'react'
import type { OrderInfo } from '#contract/order.ts'
import { required } from '#machines/lib/required.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'
import { Better } from '../parts/better.tsx'
import { OrderCourse } from '../parts/order-course.tsx'
import { Frame, OpenOrder } from './frame.tsx'

const Drawn = lazy(() => import('./motion.tsx').then((late) => ({ default: late.Drawn })))

const Badge = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    alignSelf: 'start',
    width: '16',
    height: '16',
    marginTop: '10',
    marginBottom: '5',
    borderRadius: 'sheet',
    bg: 'soft',
    color: 'accent',
  },
})

const TICK = 'M7 16.5l6 6 12-13'

const Still = () => <path d={TICK} />

const Mark = () => (
  <Badge aria-hidden>
    <svg
      width="32"
      height="32"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Suspense fallback={<Still />}>
        <Drawn line={TICK} />
      </Suspense>
    </svg>
  </Badge>
)

const isPaid = ({ status }: OrderInfo) => status === 'settling' || status === 'completed'

function Next({ order }: { order: OrderInfo }): ReactNode {
  const name = <bdi>{order.merchant_name}</bdi>
  const euros = <Money value={order.expected_return} unit="EUR" />
  if (isPaid(order))
    return (
      <Trans>
        {name} has paid {euros} for your coins.
      </Trans>
    )
  return order.pay_type === 'bank' ? (
    <Trans>
      {name} pays {euros} to your bank account. Your coins stay held until you confirm that the money has arrived.
    </Trans>
  ) : (
    <Trans>
      {name} pays next; {euros} are already held for you. Your coins stay held until then.
    </Trans>
  )
}

export function Accepted({ context, send }: ViewProps<typeof sellFlow>) {
  const { t } = useLingui()
  const order = required(context.order)
  const { order_no, quantity, merchant_name, expected_return } = order
  return (
    <Frame
      foot={
        <>
          <OpenOrder of={order} />
          <Button wide kind="quiet" onClick={() => send({ type: 'again' })}>
            <Trans>Sell more</Trans>
          </Button>
        </>
      }
    >
      <OrderCourse order={order} />
      <Mark />
      <Heading look="display">{isPaid(order) ? <Trans>Sold</Trans> : <Trans>A merchant has accepted</Trans>}</Heading>
      <Lead marginTop="2" marginBottom="5">
        <Next order={order} />
      </Lead>
      {isPaid(order) && <Better of={order} />}
      <Rows>
        <Row label={<Trans>Merchant</Trans>} value={<bdi>{merchant_name}</bdi>} />
        <Row label={<Trans>You sell</Trans>} value={<Money value={quantity} unit="COIN" />} />
        <Row label={<Trans>Expected return</Trans>} value={<Money value={expected_return} unit="EUR" />} />
        <Row
          label={<Trans>Order number</Trans>}
          value={<Copyable text={order_no} label={t`Copy the number of the order ${order_no}`} />}
        />
      </Rows>
    </Frame>
  )
}
