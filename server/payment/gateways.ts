import { createHmac } from 'node:crypto'
import type { GatewayMethod } from '#contract/payment.ts'
import type { Chance } from '../lib/chance.ts'
import type { Settings } from '../lib/context.ts'
import type { Database } from '../lib/database.ts'
import type { Gateway, GatewayName } from '../lib/gateway.ts'
import { alipayGateway } from './alipay.ts'
import { sandboxGateway } from './sandbox.ts'
import { wechatGateway } from './wechat.ts'

const METHODS: Readonly<Record<GatewayName, readonly GatewayMethod[]>> = {
  wechat: ['wechat', 'wechat_h5', 'wechat_mini'],
  alipay: ['alipay', 'alipay_h5'],
  pooulcloud: ['pooulcloud'],
  sdpay: ['sdpay'],
}
const NAMES = Object.keys(METHODS) as GatewayName[]

export const gatewayNameOf = (method: GatewayMethod): GatewayName =>
  NAMES.find((name) => METHODS[name].includes(method)) ?? 'sdpay'

export const sandboxSecret = (pepper: string): Buffer =>
  createHmac('sha256', pepper).update('the sandbox gateway').digest()

/** Outside production a sandbox stands in for those that are not configured. */
export function gatewaysOf(
  database: Database,
  { mode, pepper, gateways: { wechat, alipay } }: Pick<Settings, 'mode' | 'pepper' | 'gateways'>,
  chance: Chance,
): readonly Gateway[] {
  const real = [wechat && wechatGateway(wechat, chance), alipay && alipayGateway(alipay)].filter(
    (one) => one !== undefined,
  )
  if (mode === 'production') return real
  const secret = sandboxSecret(pepper)
  const missing = NAMES.filter((name) => real.every((one) => one.name !== name))
  return [...real, ...missing.map((name) => sandboxGateway(name, METHODS[name], { database, secret }))]
}
