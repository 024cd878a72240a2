import { createHmac } from 'node:crypto'
import type { GatewayMethod } from '#contract/payment.ts'
import type { Settings } from '../lib/context.ts'
import type { Database } from '../lib/database.ts'
import type { Gateway, GatewayName } from '../lib/gateway.ts'
import { sandboxGateway } from './sandbox.ts'

const METHODS: Readonly<Record<GatewayName, readonly GatewayMethod[]>> = {
  wechat: ['wechat', 'wechat_h5', 'wechat_mini'],
  alipay: ['alipay', 'alipay_h5'],
  pooulcloud: ['pooulcloud'],
  sdpay: ['sdpay'],
}
const NAMES = Object.keys(METHODS) as GatewayName[]

/** Which gateway takes a method, whether or not it is there. */
export const gatewayNameOf = (method: GatewayMethod): GatewayName =>
  NAMES.find((name) => METHODS[name].includes(method)) ?? 'sdpay'

/** What signs the sandbox's words: known to this house alone. */
export const sandboxSecret = (pepper: string): Buffer =>
  createHmac('sha256', pepper).update('the sandbox gateway').digest()

/** The gateways that this house is handed over to: what is configured, and outside production a sandbox for the others. */
export function gatewaysOf(
  database: Database,
  { mode, pepper }: Pick<Settings, 'mode' | 'pepper'>,
): readonly Gateway[] {
  if (mode === 'production') return []
  const secret = sandboxSecret(pepper)
  return NAMES.map((name) => sandboxGateway(name, METHODS[name], { database, secret }))
}
