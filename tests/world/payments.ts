import { payment, type PayStart } from '#contract/payment.ts'
import type { Chance } from '#server/lib/chance.ts'
import type { GatewayName, Said } from '#server/lib/gateway.ts'
import { sandboxSecret } from '#server/payment/gateways.ts'
import { newestFor } from '#server/payment/queries.ts'
import { sandboxCallback, sandboxSays } from '#server/payment/sandbox.ts'
import { moveIn } from './cash-records.ts'
import { openChannel } from './channels.ts'
import { newKey } from './money.ts'
import type { Person, World } from './world.ts'

const GATEWAY = {
  type: 'gateway',
  bank_name: '',
  account_name: '',
  address: '',
  most: 5_000,
  by_proof: false,
  place: 8,
} as const

export async function openGateways(world: World): Promise<Record<'wechat' | 'alipay', number>> {
  const wechat = await openChannel(world, { ...GATEWAY, name: 'WeChat Pay', network: 'wechat' })
  return { wechat, alipay: await openChannel(world, { ...GATEWAY, name: 'Alipay', network: 'alipay' }) }
}

export const handedOver = ({ give }: World, person: Person, amount = '25'): Promise<PayStart> =>
  give(payment.rechargeByAlipay, { amount, idem: newKey() }, person)

export const press = ({ app }: World, payNo: string, state: 'paid' | 'failed' | 'closed') =>
  app.inject({
    method: 'POST',
    url: '/sandbox/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `pay_no=${payNo}&state=${state}`,
  })

export interface Letter {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export async function sandboxLetter(
  { sql, context }: World,
  payNo: string,
  { secret = sandboxSecret(context.settings.pepper), at = context.clock.now(), ...changes }: SandboxChanges = {},
): Promise<Letter> {
  const said = await sandboxSays(sql, payNo)
  if (!said) throw new Error(`the sandbox knows nothing of ${payNo}`)
  const { headers, body } = sandboxCallback(secret, { ...said, ...changes }, at)
  return { headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) }, body }
}
export type SandboxChanges = Partial<Said> & { readonly secret?: Buffer; readonly at?: Date }

export const posted = ({ app }: World, name: GatewayName | 'nobody', { headers, body }: Letter) =>
  app.inject({ method: 'POST', url: `/gateway/${name}`, headers, payload: body })

export async function byChannel(world: World, chance: Chance, order_no: string): Promise<string> {
  const payment = await newestFor(world.sql, order_no)
  const pressed = (['paid', 'failed', 'closed'] as const)[chance.below(3)] ?? 'paid'
  const type = (['credit', 'vanish', 'appear'] as const)[chance.below(3)] ?? 'credit'
  if (payment) await press(world, payment.pay_no, pressed)
  else await moveIn(world, { order_no }, { type, by: 'system' })
  return `${payment ? pressed : type} of the channel`
}
