import { sql as raw } from 'kysely'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { APP_KEY } from '#contract/limits.ts'
import { recharge, type RechargeInfo } from '#contract/recharge.ts'
import type { RechargeMove } from '#machines/recharge/recharge.rules.ts'
import { inTransaction } from '#server/lib/database.ts'
import { later } from '#server/lib/clock.ts'
import type { MoveDetails } from '#server/recharge/effects.ts'
import { moveRecharge } from '#server/recharge/move.ts'
import { lockRecharge } from '#server/recharge/queries.ts'
import type { RechargeRow } from '#server/recharge/rows.ts'
import { picture } from '#tests/files/pictures.ts'
import { asOwner } from './payment.ts'
import type { Person } from './people.ts'
import { memberId } from './trade.ts'
import type { WalkWorld } from './world.ts'

export type Step = readonly [type: RechargeMove['type'], details?: MoveDetails]

const BY: Partial<Record<RechargeMove['type'], RechargeMove['by']>> = {
  prove: 'member',
  cancel: 'member',
  appeal: 'member',
  expire: 'system',
}

const moves = (world: WalkWorld, orderNo: string, [type, details = {}]: Step) =>
  inTransaction(world.sql, async (sql) => {
    const row = (await lockRecharge(sql, orderNo)) as RechargeRow
    await moveRecharge({ sql, now: world.now() }, row, { type, by: BY[type] ?? 'operator' }, details)
  })

interface Bringing {
  readonly orderNo: string
  readonly steps?: readonly Step[]
  /** How many seconds are left to show it; a day, unless it is said. */
  readonly left?: number
}

export async function brings(world: WalkWorld, { email, password }: Person, { orderNo, steps = [], left }: Bringing) {
  const { token } = await world.enter(email, password)
  const { code, data, msg } = await world.ask(recharge.recharge.path, {
    token,
    channel_id: '1',
    amount: '138',
    idem: `walked-${orderNo}-begins`,
  })
  if (code < 1) throw new Error(`the recharge ${orderNo} did not begin: ${msg}`)
  await world.sql
    .updateTable('recharge')
    .set({ order_no: orderNo })
    .where('order_no', '=', (data as RechargeInfo).order_no)
    .execute()
  if (left !== undefined) {
    const until = later(world.now(), left)
    const change = world.sql.updateTable('recharge').set({ expire_at: until, wake_at: until })
    await change.where('order_no', '=', orderNo).execute()
  }
  for (const step of steps) await moves(world, orderNo, step)
  // What prepares a walk is news to nobody.
  await world.sql.deleteFrom('event').where('topic', '=', 'recharge').execute()
}

const SIGNS = '23456789ABCDEFG'

/** More than may be open at once: they were cancelled. */
export async function hasRecharges(world: WalkWorld, person: Person, many: number): Promise<void> {
  const member_id = await memberId(world, person)
  for (let place = 0; place < many; place += 1)
    await world.sql
      .insertInto('recharge')
      .values({
        order_no: `R2603040${100 + place}`,
        reference: `Q-W9TR-4KX${SIGNS[place]}`,
        member_id,
        channel_id: 1,
        state: 'cancelled',
        account: 'balance',
        currency: 'EUR',
        amount: 13_800n,
        fee: 0n,
        net: 13_800n,
        terms: '{}',
        online: false,
        created_at: world.now(),
        since: world.now(),
      })
      .execute()
}

/** Another phone was faster, or our team was: the recharge is another version. */
export const goesOn = ({ sql }: WalkWorld, orderNo: string) =>
  sql
    .updateTable('recharge')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('order_no', '=', orderNo)
    .execute()

export async function hearsOfRecharges(world: WalkWorld, person: Person): Promise<void> {
  const member = await memberId(world, person)
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'recharge', '{}', ${world.now()})`.execute(
    world.sql,
  )
}

/** What no phone can do: the recharge is another member’s. */
export const losesRecharge = ({ sql }: WalkWorld, orderNo: string) =>
  sql
    .updateTable('recharge')
    .set({ member_id: (is) => is.selectFrom('member').select('id').orderBy('id').limit(1) })
    .where('order_no', '=', orderNo)
    .execute()

export const closesWays = (world: WalkWorld) =>
  asOwner({ world }, (sql) => sql.updateTable('recharge_channel').set({ open: false }).execute())

/** Whatever was sent is part of something else by now. */
export const usesPictures = ({ sql, now }: WalkWorld) =>
  sql
    .updateTable('attachment')
    .set({ attached_at: later(now(), 0) })
    .execute()

let drawn = 0
export async function hasPicture({ origin, enter }: WalkWorld, { email, password }: Person): Promise<string> {
  const { token } = await enter(email, password)
  const form = new FormData()
  for (const [name, text] of Object.entries({ ...UPLOAD_FORM, app_key: APP_KEY, token })) form.append(name, text)
  const bytes = await picture('png', 60 + (drawn += 1), 44, drawn)
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'receipt.png')
  const reply = await fetch(`${origin}${attachment.upload.path}`, { method: 'POST', body: form })
  const { data } = (await reply.json()) as { data: { url: string } }
  return data.url
}
