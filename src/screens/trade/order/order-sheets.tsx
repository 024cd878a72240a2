import type { OrderInfo } from '#contract/order.ts'
import type { MemberWish } from '#machines/trade/wish.rules.ts'
import { CommonSheets } from '../parts/common-sheets.tsx'
import { QuestionSheet } from '../parts/question-sheet.tsx'
import { isOpen } from '../parts/view-props.ts'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { questionOf } from './order-questions.tsx'
import type { OrderViewProps } from './order-view.tsx'

function wishAsked({ over, context: { wish } }: OrderViewProps): MemberWish | undefined {
  const asked = over === 'question' || over === 'acting'
  const answered = wish?.call === 'cancel' || (wish?.call === 'reply' && wish.answer !== 'evidence')
  return asked && answered ? wish : undefined
}

export function OrderSheets({ view, order }: { view: OrderViewProps; order: OrderInfo }) {
  const { busy, send } = view
  const wish = wishAsked(view)
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
      {isOpen(view, 'confirm') && (
        <ConfirmSheet
          order={order}
          view={view}
          onPin={(payword) => send({ type: 'act', wish: { call: 'confirm', payword } })}
          onCancel={() => send({ type: 'back' })}
        />
      )}
      <CommonSheets view={view} />
    </>
  )
}
