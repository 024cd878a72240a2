import type { OrderInfo } from '#contract/order.ts'
import { CommonSheets } from '../parts/common-sheets.tsx'
import { QuestionSheet } from '../parts/question-sheet.tsx'
import { isOpen } from '../parts/sight.ts'
import { AbandonSheet } from './abandon-sheet.tsx'
import { questionOf, wishAsked } from './merchant-order-questions.tsx'
import type { MerchantOrderSight } from './merchant-order-ways.tsx'
import { PaySheet } from './pay-sheet.tsx'

/** The sheet that is open over an order, if there is one. */
export function MerchantOrderSheets({ sight, order }: { sight: MerchantOrderSight; order: OrderInfo }) {
  const { busy, send } = sight
  const wish = wishAsked(sight)
  const question = wish && questionOf(wish, order)
  if (wish && question)
    return (
      <QuestionSheet
        {...question}
        busy={busy}
        onYes={() => send({ type: 'act', wish })}
        onNo={() => send({ type: 'back' })}
      />
    )
  if (isOpen(sight, 'abandon')) return <AbandonSheet order={order} sight={sight} />
  if (isOpen(sight, 'pay')) return <PaySheet order={order} sight={sight} />
  return <CommonSheets sight={sight} />
}
