import { sql as raw } from 'kysely'
import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import type { WithdrawalMoveType, WithdrawalActor } from '#machines/withdrawal/withdrawal.rules.ts'
import { beginUse } from '#server/card/uses.ts'
import { post } from '#server/ledger/post.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import { moveWithdrawal } from '#server/withdrawal/move.ts'
import type { MoveDetails } from '#server/withdrawal/effects.ts'
import { insertAddress } from '#server/payout-address/queries.ts'
import { lockWithdrawal } from '#server/withdrawal/queries.ts'
import type { WithdrawalRow } from '#server/withdrawal/rows.ts'
import { ACCOUNT, hasBank } from './banks.ts'
import { gains, purseOf } from './money.ts'
import { idOf, type Who } from './people.ts'
import { asOwner, type House } from './world.ts'

const AMOUNT = 30_000n
const FEE = 250n
const ADDRESS = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW'

export const hasAddress = async (world: House, who: Who) =>
  insertAddress(
    world.sql,
    await idOf(world, who),
    { network: 'TRC20', address: ADDRESS, label: 'Hardware wallet', is_default: true },
    world.context.clock.now(),
  )

export async function isStopped(world: House, who: Who) {
  const member = await idOf(world, who)
  await asOwner(world, (sql) =>
    raw`select desk_freeze((select min(id) from operator), ${member}, 'A payment is being checked.', ${world.context.clock.now()})`.execute(
      sql,
    ),
  )
}

export type Step = readonly [type: WithdrawalMoveType, by: WithdrawalActor]

const OUTSIDE: Partial<Record<WithdrawalMoveType, MoveDetails>> = {
  reject: { reason: 'name_differs', text: 'The account belongs to somebody else.' },
  fail: { reason: 'account_closed' },
  giveBack: { reason: 'account_closed' },
}

export const moves = ({ sql, context }: House, orderNo: string, [type, by]: Step) =>
  inTransaction(sql, async (inside) => {
    const row = (await lockWithdrawal(inside, orderNo)) as WithdrawalRow
    const details = type === 'pay' ? { outsideRef: `bank-${orderNo}` } : OUTSIDE[type]
    await moveWithdrawal({ sql: inside, now: context.clock.now() }, row, { type, by }, details)
  })

interface Wanted {
  readonly orderNo: string
  readonly ago?: number
  readonly due?: number
  readonly steps?: readonly Step[]
}

export async function withdraws(world: House, who: Who, { orderNo, ago = 0, due = 6, steps = [] }: Wanted) {
  const { sql } = world
  const now = world.context.clock.now()
  const member = await idOf(world, who)
  const mine = () => sql.selectFrom('bank_account').selectAll().where('member_id', '=', member).executeTakeFirst()
  if (!(await mine())) await hasBank(world, who)
  await gains(world, who, 'balance', AMOUNT)
  const bank = await mine()
  const at = later(now, -ago * MINUTE_S)
  await inTransaction(sql, async (inside) => {
    const here = { ...world, sql: inside }
    const row = await inside
      .insertInto('withdrawal')
      .values({
        order_no: orderNo,
        quote_no: `walked-${orderNo}`,
        member_id: member,
        state: 'queued',
        method: 'bank',
        account: 'balance',
        currency: 'EUR',
        amount: AMOUNT,
        fee: FEE,
        net: AMOUNT - FEE,
        bank_account_id: bank?.id ?? null,
        dest: JSON.stringify({
          method: 'bank',
          name: `${ACCOUNT.first_name} ${ACCOUNT.last_name}`,
          bank_name: ACCOUNT.bank_name,
          iban: ACCOUNT.iban,
          swift: ACCOUNT.swift,
        }),
        terms: JSON.stringify({ lease: 900_000 }),
        created_at: at,
        since: at,
        due_at: later(now, due * HOUR_S),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await beginUse(
      inside,
      { room: 'withdrawal', ref: orderNo },
      { ...ACCOUNT, account: bank?.id ?? 0, version: bank?.version ?? 0 },
      at,
    )
    const legs = [
      { from: await purseOf(here, who, 'balance'), to: await purseOf(here, who, 'balance', 'held'), amount: AMOUNT },
    ]
    await post(inside, { kind: 'hold', ref: orderNo, actor: 'member', at, legs })
    const made = { withdrawal_id: row.id, version: 0, event: 'made', state: row.state, actor: 'member' } as const
    await inside
      .insertInto('withdrawal_event')
      .values({ ...made, at })
      .execute()
  })
  for (const step of steps) await moves(world, orderNo, step)
}
