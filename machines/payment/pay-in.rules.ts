import * as v from 'valibot'
import type { Problem } from '#contract/problems.ts'
import type { Channel } from '#contract/recharge.ts'
import { checks } from '../lib/problems.ts'
import { boundsOf, wayOf } from '../recharge/begin.rules.ts'
import { amountProblem } from '../wallet/amount.rules.ts'

export interface PayInForm {
  channel: string
  amount: string
}

interface Args {
  readonly channels: readonly Channel[]
}

export const isGateway = ({ type, need_proof }: Pick<Channel, 'type' | 'need_proof'>): boolean =>
  type === 'gateway' && need_proof === 0

export const isOpenGateway = (way: Channel): boolean => isGateway(way) && way.open === 1

export function gatewayOf(channel: string, channels: readonly Channel[]): Channel | undefined {
  const way = wayOf(channel, channels)
  return way && isOpenGateway(way) ? way : undefined
}

const Form = v.object({ channel: v.string(), amount: v.string() })

export const payInProblems = checks<PayInForm, Args>(Form, ({ channel, amount }, found, { channels }) => {
  const way = gatewayOf(channel, channels)
  if (!way) return { ...found, channel: 'channel-required' satisfies Problem }
  const problem = /^\d*$/.test(amount) ? amountProblem(amount, way.currency, boundsOf(way)) : 'amount-places'
  return { ...found, ...(problem && { amount: problem }) }
})
