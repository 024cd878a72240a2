import type { OrderInfo } from '#contract/order.ts'
import { CommonSheets } from '../parts/common-sheets.tsx'
import { QuestionSheet } from '../parts/question-sheet.tsx'
import { isOpen } from '../parts/view-props.ts'
import { AbandonSheet } from './abandon-sheet.tsx'
import { questionOf, wishAsked } from './merchant-order-questions.tsx'
import type { MerchantOrderViewProps } from './merchant-order-ways.tsx'
import { PaySheet } from './pay-sheet.tsx'

export function MerchantOrderSheets({ view, order }: { view: MerchantOrderViewProps; order: OrderInfo }) {
  const { busy, send } = view
  const wish = wishAsked(view)
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
  if (isOpen(view, 'abandon')) return <AbandonSheet order={order} view={view} />
  if (isOpen(view, 'pay')) return <PaySheet order={order} view={view} />
  return <CommonSheets view={view} />
}
