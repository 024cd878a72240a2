import type { OrderInfo } from '#contract/order.ts'
import type { MemberWish } from '#machines/trade/wish.rules.ts'
import { CommonSheets } from '../parts/common-sheets.tsx'
import { QuestionSheet } from '../parts/question-sheet.tsx'
import { isOpen } from '../parts/sight.ts'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { questionOf } from './order-questions.tsx'
import type { OrderSight } from './order-view.tsx'

/** What the sheet of a question asks: while it is being answered, too. */
function wishAsked({ over, context: { wish } }: OrderSight): MemberWish | undefined {
  const asked = over === 'question' || over === 'acting'
  const answered = wish?.call === 'cancel' || (wish?.call === 'reply' && wish.answer !== 'evidence')
  return asked && answered ? wish : undefined
}

/** The sheet that is open over an order, if there is one. */
export function OrderSheets({ sight, order }: { sight: OrderSight; order: OrderInfo }) {
  const { busy, send } = sight
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
      {isOpen(sight, 'confirm') && (
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
