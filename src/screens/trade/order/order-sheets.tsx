import type { OrderInfo } from '#contract/order.ts'
import type { MemberWish } from '#machines/trade/wish.rules.ts'
import { CommonSheets } from '../parts/common-sheets.tsx'
import { QuestionSheet } from '../parts/question-sheet.tsx'
import { asks } from '../parts/sight.ts'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { questionOf } from './order-questions.tsx'
import type { OrderSight } from './order.screen.tsx'

/** What the sheet of a question asks: while it is being answered, too. */
function wishAsked({ state, context: { wish } }: OrderSight): MemberWish | undefined {
  const asked = state === 'confirmingAction' || state === 'acting'
  const answered = wish?.call === 'cancel' || (wish?.call === 'reply' && wish.answer !== 'evidence')
  return asked && answered ? wish : undefined
}

/** The sheet that is open over an order, if there is one. */
export function OrderSheets({ sight, order }: { sight: OrderSight; order: OrderInfo }) {
  const { context, state, busy, send } = sight
  const wish = wishAsked(sight)
  return (
    <>
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
    </>
  )
}
