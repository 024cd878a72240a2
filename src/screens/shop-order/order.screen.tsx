import { Trans } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import type { ReturnWish } from '#machines/refund/wish.rules.ts'
import { orderFlow } from '#machines/shop-order/order.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { actedOnViews, Says, type ActedOnLook } from '#src/ui/acted-on.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Page } from '#src/ui/page.tsx'
import { ActQuestion, AgainSheet, Undone } from './act-sheets.tsx'
import { footOf, type OrderActsProps, OtherActs } from './order-acts.tsx'
import { OrderView } from './order-view.tsx'
import { LateAppealSheet, LateReturnSheet } from './refund/late-sheets.tsx'

type OrderViewProps = ViewProps<typeof orderFlow>

interface Look extends ActedOnLook {
  asks?: boolean
  /** The sheet that is written on; while it is sent, whichever it came from. */
  writes?: ReturnWish['call'] | 'sent'
  closing?: boolean
  bought?: boolean
}

const Frame = ({ children, foot }: { foot?: ReactNode; children: ReactNode }) => (
  <Page back title={<Trans comment="Title of the page of one order of the shop">Shop order</Trans>} foot={foot}>
    {children}
  </Page>
)

function Question({ context: { item, wanted }, busy, send }: OrderViewProps) {
  if (wanted === undefined || wanted === 'again') return null
  return (
    <ActQuestion
      of={required(item)}
      act={wanted}
      busy={busy}
      onYes={() => send({ type: 'confirm' })}
      onNo={() => send({ type: 'back' })}
    />
  )
}

function Writing({ writes, ...view }: OrderViewProps & Pick<Look, 'writes'>) {
  switch (writes === 'sent' ? view.context.wish?.call : writes) {
    case 'refund':
      return <LateReturnSheet {...view} />
    case 'refund_appeal':
      return <LateAppealSheet {...view} />
    default:
      return null
  }
}

function Shown({ asks = false, closing = false, bought = false, writes, ...view }: OrderViewProps & Look) {
  const { context, busy, send } = view
  const item = required(context.item)
  const acts: OrderActsProps = { of: item, busy, onAsk: (act) => send({ type: 'ask', act }) }
  return (
    <Frame foot={!closing && footOf(acts)}>
      <Says
        of={view}
        changed={
          <Trans context="shop">The order changed in the meantime, so nothing was done. You see it as it is now.</Trans>
        }
        undone={<Undone because={context.trouble} />}
      />
      <OrderView of={item} closing={closing} onExpire={() => send({ type: 'expire' })}>
        {!closing && <OtherActs {...acts} />}
      </OrderView>
      {asks && <Question {...view} />}
      {writes && <Writing {...view} writes={writes} />}
      {bought && <AgainSheet of={required(context.bought)} onClose={() => send({ type: 'back' })} />}
    </Frame>
  )
}

export const OrderScreen = screen(orderFlow, {
  ...actedOnViews<OrderViewProps>({
    Frame,
    rows: 8,
    missing: <Missing home="/pages/index/index" />,
    unknown: (
      <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it was done</Trans>}>
        <Trans>No answer came. Checking again changes nothing.</Trans>
      </FullPageNote>
    ),
    Shown,
  }),
  closing: withProps(Shown, { closing: true }),
  confirmingAction: withProps(Shown, { asks: true }),
  refundSheet: withProps(Shown, { writes: 'refund' }),
  appealSheet: withProps(Shown, { writes: 'refund_appeal' }),
  acting: withProps(Shown, { asks: true, writes: 'sent' }),
  boughtAgain: withProps(Shown, { bought: true }),
  removed: Shown,
})
