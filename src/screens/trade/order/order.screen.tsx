import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { known } from '#machines/lib/known.ts'
import { orderFlow } from '#machines/trade/order.flow.ts'
import type { MemberWish } from '#machines/trade/wish.rules.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { Page } from '#src/ui/page.tsx'
import { Missing, Unreachable } from '#src/ui/standing.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { CommonSheets } from '../parts/common-sheets.tsx'
import { QuestionSheet } from '../parts/question-sheet.tsx'
import { asks } from '../parts/sight.ts'
import { AskTheOrder, Unknown } from '../parts/unknown.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { footOf } from './foot.tsx'
import { questionOf } from './order-questions.tsx'
import { OrderView } from './order-view.tsx'

export type OrderSight = Sight<typeof orderFlow>

interface FrameProps {
  foot?: ReactNode
  refreshing?: boolean
  children: ReactNode
}

const Frame = ({ children, ...rest }: FrameProps) => (
  <Page title={<Trans>Sell order</Trans>} back {...rest}>
    {children}
  </Page>
)

/** What the sheet of a question asks: while it is being answered, too. */
function wishAsked({ state, context: { wish } }: OrderSight): MemberWish | undefined {
  const asked = state === 'confirmingAction' || state === 'acting'
  const answered = wish?.call === 'cancel' || (wish?.call === 'reply' && wish.answer !== 'evidence')
  return asked && answered ? wish : undefined
}

function Shown(sight: OrderSight) {
  const { context, state, busy, send } = sight
  const order = known(context.order)
  const wish = wishAsked(sight)
  return (
    <Frame refreshing={busy} foot={footOf(order, busy, send)}>
      <OrderView sight={sight} order={order} />
      {wish && (
        <QuestionSheet
          {...questionOf(wish, order)}
          busy={busy}
          onYes={() => send({ type: 'act', wish })}
          onNo={() => send({ type: 'back' })}
        />
      )}
      {asks({ state, context }, 'confirmSheet', 'confirm') && (
        <ConfirmSheet
          order={order}
          sight={sight}
          onPin={(payword) => send({ type: 'act', wish: { call: 'confirm', payword } })}
          onCancel={() => send({ type: 'back' })}
        />
      )}
      <CommonSheets sight={sight} />
    </Frame>
  )
}

export const OrderScreen = screen(orderFlow, {
  opening: () => (
    <Frame>
      <Waiting figure rows={6} />
    </Frame>
  ),
  missing: () => (
    <Frame>
      <Missing home="/pages/index/new_index" />
    </Frame>
  ),
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  unknown: ({ send }) => (
    <Frame foot={<AskTheOrder onAsk={() => send({ type: 'retry' })} />}>
      <Unknown />
    </Frame>
  ),
  showing: Shown,
  following: Shown,
  behind: Shown,
  confirmSheet: Shown,
  confirmingAction: Shown,
  disputeSheet: Shown,
  replySheet: Shown,
  rating: Shown,
  acting: Shown,
  rereading: Shown,
  stale: Shown,
  actionFailed: Shown,
})
