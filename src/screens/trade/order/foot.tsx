import type { ReactNode } from 'react'
import { isOver, type OrderInfo } from '#contract/order.ts'
import { hasActions, OrderActions } from '../parts/order-actions.tsx'
import { Again } from './again.tsx'
import { nextWays, type Send } from './order-ways.tsx'

export function footOf(order: OrderInfo, busy: boolean, send: Send): ReactNode {
  const ways = nextWays(order, send)
  const over = isOver(order.status)
  if (!over && !hasActions(order, ways)) return undefined
  const look = () => send({ type: 'expire' })
  return (
    <>
      <OrderActions order={order} ways={ways} busy={busy} onTime={look} />
      {over && <Again order={order} onFree={look} />}
    </>
  )
}
