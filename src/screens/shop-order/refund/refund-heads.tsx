import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BRAND } from '#contract/limits.ts'
import type { ShopOrderInfo } from '#contract/shop-order.ts'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'
import { ReturnedTo } from '../returned-to.tsx'
import { returnedOf } from '../returned.ts'

type HeadProps = { of: ShopOrderInfo }

const Titled = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <>
    <Heading look="title">{title}</Heading>
    <Lead as="div">{children}</Lead>
  </>
)

function Asked({ of: { store_name, refund } }: HeadProps) {
  const until = refund?.due_time ?? null
  return (
    <Titled title={<Trans>You asked for a return</Trans>}>
      {until !== null && (
        <Trans>
          <bdi>{store_name || BRAND}</bdi> has until <SaidMoment at={until} /> to answer. If nobody answers, the return
          counts as agreed.
        </Trans>
      )}
    </Titled>
  )
}

function Refused({ of: { refund } }: HeadProps) {
  const until = refund?.due_time ?? null
  return (
    <Titled title={<Trans>Your return was refused</Trans>}>
      {until !== null && (
        <Trans>
          You can ask our team to decide until <SaidMoment at={until} />. After that the order continues as before.
        </Trans>
      )}
    </Titled>
  )
}

const Appealed = () => (
  <Titled title={<Trans>Our team decides about your return</Trans>}>
    <Trans>Two people read what you and the seller wrote. We tell you as soon as it is decided.</Trans>
  </Titled>
)

/** Who acts next, and by when. */
export function Refunding({ of: order }: HeadProps) {
  switch (order.refund?.status) {
    case 'refused':
      return <Refused of={order} />
    case 'appealed':
      return <Appealed />
    default:
      return <Asked of={order} />
  }
}

export function Refunded({ of: order }: HeadProps) {
  const { amount, points } = returnedOf(order)
  return (
    <Titled title={<Trans>You returned everything</Trans>}>
      <ReturnedTo of={{ ...order, pay_amount: amount, pay_points: points }} />
    </Titled>
  )
}
