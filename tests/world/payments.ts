import { sql as raw } from 'kysely'
import { payment, type PayStart } from '#contract/payment.ts'
import { type Chance, systemChance } from '#server/lib/chance.ts'
import { later } from '#server/lib/clock.ts'
import type { GatewayName, Said } from '#server/lib/gateway.ts'
import { cashTermsAt } from '#server/market/cash-terms.ts'
import { sandboxSecret } from '#server/payment/gateways.ts'
import { newestFor } from '#server/payment/queries.ts'
import { sandboxCallback, sandboxSays } from '#server/payment/sandbox.ts'
import { rechargeTerms } from '#server/recharge/rows.ts'
import { freeNumbers } from '#server/session/register.ts'
import { moveIn } from './cash-records.ts'
import { openChannel } from './channels.ts'
import { newKey } from './money.ts'
import { idOf, type Who } from './people.ts'
import { type Person, type World, asOwner, type House } from './world.ts'

const GATEWAY = {
  type: 'gateway',
  bank_name: '',
  account_name: '',
  address: '',
  most: 5_000,
  by_proof: false,
  place: 8,
} as const

export async function openGateways(world: House): Promise<Record<'wechat' | 'alipay', number>> {
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

const HALF_HOUR = 1_800

export async function opensAccount(world: House, who: Who, orderNo: string) {
  const id = await idOf(world, who)
  await asOwner(world, async (sql) => {
    await raw`insert into service_centre (member_id, center_no, region, status, open_price, changed_at)
      values (${id}, 'C000001', 'Hamburg', 'active', 6480, now()) on conflict do nothing`.execute(sql)
    await sql
      .insertInto('account_opening')
      .values({
        order_no: orderNo,
        centre_id: id,
        state: 'waiting',
        price: 6_480n,
        person: JSON.stringify({ email: 'opened@quay.example', username: '', mobile: '', nickname: 'Ada' }),
        inviter_id: id,
        numbers: JSON.stringify(await freeNumbers(world.sql, systemChance)),
        first_hash: 'none',
        created_at: world.context.clock.now(),
        expire_at: later(world.context.clock.now(), HALF_HOUR),
      })
      .execute()
  })
}

export const settlesAccount = (world: House, who: Who, state: 'opened' | 'closed') =>
  asOwner(world, async (sql) => {
    const centre_id = await idOf(world, who)
    const [member_id, opened_at] = state === 'opened' ? [centre_id, world.context.clock.now()] : [null, null]
    const change = sql.updateTable('account_opening').set({ state, member_id, opened_at })
    await change.where('centre_id', '=', centre_id).execute()
  })

export async function bringsOnline(world: House, who: Who, orderNo: string) {
  const member_id = await idOf(world, who)
  const cash = await cashTermsAt(world.sql, world.context.clock.now())
  const { alipay } = await openGateways(world)
  await asOwner(world, async (sql) => {
    const until = later(world.context.clock.now(), HALF_HOUR)
    const row = await sql
      .insertInto('recharge')
      .values({
        order_no: orderNo,
        reference: 'Q-2222-3333',
        member_id,
        channel_id: alipay,
        state: 'awaiting_proof',
        account: 'balance',
        currency: 'EUR',
        amount: 2_500n,
        fee: 0n,
        net: 2_500n,
        payer_name: '',
        terms: JSON.stringify(rechargeTerms(cash)),
        online: true,
        created_at: world.context.clock.now(),
        since: world.context.clock.now(),
        expire_at: until,
        wake_at: until,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql
      .insertInto('recharge_event')
      .values({
        recharge_id: row.id,
        version: 0,
        event: 'made',
        state: 'awaiting_proof',
        actor: 'member',
        at: world.context.clock.now(),
      })
      .execute()
  })
}

export const lapses = ({ sql }: Pick<House, 'sql'>) =>
  sql.updateTable('recharge').set({ state: 'expired', expire_at: null, wake_at: null }).execute()

export async function beginsPaying(world: House, who: Who, orderNo: string, payNo: string) {
  const member_id = await idOf(world, who)
  const expires = later(world.context.clock.now(), HALF_HOUR)
  await asOwner(world, async (sql) => {
    const row = await sql
      .insertInto('payment')
      .values({
        pay_no: payNo,
        order_no: orderNo,
        member_id,
        method: 'alipay_h5',
        gateway: 'alipay',
        sandbox: true,
        state: 'waiting',
        currency: 'EUR',
        amount: 2_500n,
        created_at: world.context.clock.now(),
        since: world.context.clock.now(),
        expire_at: expires,
        wake_at: expires,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql
      .insertInto('payment_event')
      .values({
        payment_id: row.id,
        version: 0,
        event: 'made',
        state: 'waiting',
        actor: 'member',
        at: world.context.clock.now(),
      })
      .execute()
    await sql
      .insertInto('sandbox_payment')
      .values({ pay_no: payNo, state: 'waiting', ref: `S${payNo.slice(1)}`, changed_at: world.context.clock.now() })
      .execute()
  })
}
