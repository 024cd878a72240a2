import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShopOrderInfo, ShopOrderStatus } from '#contract/shop-order.ts'
import { Bars } from '#src/ui/bars.tsx'
import { Clock, useSecondsUntil } from '#src/ui/countdown.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Figure, Heading, Lead } from '#src/ui/text.tsx'
import { Status } from './status.tsx'
import { Refunded, Refunding } from './refund/refund-heads.tsx'
import { ReturnedTo } from './returned-to.tsx'

const STAGES: Readonly<Partial<Record<ShopOrderStatus, number>>> = { unpaid: 0, paid: 1, shipped: 2, done: 3 }

/** How far it has come: what is over is past. Nothing goes on in what is cancelled, or asked back. */
function Stages({ of: { status, expire_time, delivery_type } }: { of: ShopOrderInfo }) {
  const isPickup = delivery_type === 'pick_up'
  const at = STAGES[status]
  if (at === undefined) return null
  const stage = at - (isPickup && status === 'done' ? 1 : 0)
  return (
    <Bars
      now={status === 'done' && expire_time === null ? stage + 1 : stage}
      steps={[
        <Trans key="pay" comment="Step of an order of the shop, max=14">
          Pay
        </Trans>,
        ...(isPickup
          ? [
              <Trans key="fetch" comment="Step of an order of the shop: fetched in the store, max=14">
                Pick up
              </Trans>,
            ]
          : [
              <Trans key="send" comment="Step of an order of the shop: the seller sends it, max=14">
                To be sent
              </Trans>,
              <Trans key="way" comment="Step of an order of the shop, max=14">
                On the way
              </Trans>,
            ]),
        <Trans key="have" comment="Step of an order of the shop, max=14">
          Received
        </Trans>,
      ]}
    />
  )
}

const Top = chakra('div', { base: { display: 'grid', gap: '2', justifyItems: 'start' } })

interface HeadProps {
  of: ShopOrderInfo
  closing: boolean
  onExpire: () => void
}

const Titled = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <>
    <Heading look="title">{title}</Heading>
    <Lead as="div">{children}</Lead>
  </>
)

interface CountingProps extends Omit<HeadProps, 'of'> {
  until: number
  children: ReactNode
}

/** Its clock goes on under whatever is asked meanwhile: it runs out once. */
function Counting({ until, closing, onExpire, children }: CountingProps) {
  const left = useSecondsUntil(until, onExpire)
  if (closing || left === 0)
    return (
      <Titled title={<Trans>The time to pay is over</Trans>}>
        <Trans>We are checking whether your payment still arrived.</Trans>
      </Titled>
    )
  return (
    <>
      <Heading look="label">
        <Trans>Time left to pay</Trans>
      </Heading>
      <Figure size="hero">
        <Clock left={left} />
      </Figure>
      <Lead>{children}</Lead>
    </>
  )
}

function Unpaid({ of: { expire_time: until, pay_points }, ...clock }: HeadProps) {
  if (until === null) return null
  return (
    <Counting until={until} {...clock}>
      <Trans>After that the order is cancelled and nothing is charged.</Trans>{' '}
      {pay_points > 0 && <Trans>The points held for it come back.</Trans>}
    </Counting>
  )
}

function Paid({ of: { ready, expire_time: until } }: HeadProps) {
  if (until === null) return null
  return ready === 1 ? (
    <Titled
      title={
        <Trans>
          Pick up by <SaidMoment at={until} />
        </Trans>
      }
    >
      <Trans>If it is not picked up by then, the order is cancelled and you get everything back.</Trans>
    </Titled>
  ) : (
    <Titled
      title={
        <Trans>
          The seller sends it by <SaidMoment at={until} />
        </Trans>
      }
    >
      <Trans>If it is not sent by then, the order is cancelled and you get everything back.</Trans>
    </Titled>
  )
}

const Shipped = ({ of: { expire_time: until } }: HeadProps) => (
  <Titled title={<Trans>Your order is on its way</Trans>}>
    {until !== null && (
      <Trans>
        Confirm it when you have everything. If you say nothing, it counts as received on <SaidMoment at={until} />.
      </Trans>
    )}
  </Titled>
)

function Done({ of: { expire_time: until, receive_time, earned, earns } }: HeadProps) {
  if (until !== null)
    return (
      <Titled title={<Trans>You have received it</Trans>}>
        <Trans>
          It can be returned until <SaidMoment at={until} />. The seller is paid only then.
        </Trans>
      </Titled>
    )
  return (
    <Titled title={<Trans>This order is completed</Trans>}>
      {receive_time !== null && (
        <p>
          <Trans>
            Received on <Moment at={receive_time} />. The seller has been paid.
          </Trans>
        </p>
      )}
      {earned === 0 && earns > 0 && (
        <p>
          <Trans>No points came for it: the pool they come from was empty.</Trans>
        </p>
      )}
    </Titled>
  )
}

function Cancelled({ of: order }: HeadProps) {
  const { cancel_by, cancel_reason, pay_time } = order
  return (
    <Titled
      title={cancel_by === 'user' ? <Trans>You cancelled this order</Trans> : <Trans>This order was cancelled</Trans>}
    >
      {cancel_by !== 'user' && (
        <p>{pay_time === null ? <Trans>It was not paid in time.</Trans> : <Trans>It was not sent in time.</Trans>}</p>
      )}
      {cancel_reason !== '' && (
        <p>
          <bdi>{cancel_reason}</bdi>
        </p>
      )}
      <p>{pay_time === null ? <Trans>Nothing was charged.</Trans> : <ReturnedTo of={order} />}</p>
    </Titled>
  )
}

const HEADS = {
  unpaid: Unpaid,
  paid: Paid,
  shipped: Shipped,
  done: Done,
  cancelled: Cancelled,
  refunding: Refunding,
  refunded: Refunded,
}

/** How it stands, what happens next, and by when. */
export function OrderHead({ children, ...props }: HeadProps & { children: ReactNode }) {
  const { status } = props.of
  const Words = HEADS[status]
  return (
    <>
      <Stages of={props.of} />
      <Card holds="prose">
        <Top aria-live="polite">
          <Status of={props.of} />
          <Words {...props} />
        </Top>
        {children}
      </Card>
    </>
  )
}
