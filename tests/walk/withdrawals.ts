import { sql as raw } from 'kysely'
import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import type { WithdrawalMoveType, WithdrawalActor } from '#machines/withdrawal/withdrawal.rules.ts'
import { beginUse } from '#server/card/uses.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import { moveWithdrawal } from '#server/withdrawal/move.ts'
import type { MoveDetails } from '#server/withdrawal/effects.ts'
import { lockWithdrawal } from '#server/withdrawal/queries.ts'
import type { WithdrawalRow } from '#server/withdrawal/rows.ts'
import { ACCOUNT } from '#tests/world/banks.ts'
import { hasBank } from './banks.ts'
import { gains } from './money.ts'
import { asOwner } from './payment.ts'
import type { Person } from './people.ts'
import { memberId } from './trade.ts'
import type { WalkWorld } from './world.ts'

const AMOUNT = 30_000n
const FEE = 250n
const ADDRESS = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW'

export async function hasAddress(world: WalkWorld, person: Person) {
  const { sql, now } = world
  const member_id = await memberId(world, person)
  await sql
    .insertInto('payout_address')
    .values({
      member_id,
      network: 'TRC20',
      address: ADDRESS,
      label: 'Hardware wallet',
      is_default: true,
      created_at: now(),
      changed_at: now(),
    })
    .execute()
}

export const losesAddresses = ({ sql, now }: WalkWorld) =>
  sql.updateTable('payout_address').set({ is_default: false, dropped_at: now() }).execute()

export async function isStopped(world: WalkWorld, person: Person) {
  const member = await memberId(world, person)
  await asOwner({ world }, (sql) =>
    raw`select desk_freeze((select min(id) from operator), ${member}, 'A payment is being checked.', ${world.now()})`.execute(
      sql,
    ),
  )
}

export const withdrawalCosts = ({ world }: { world: WalkWorld }, fee_rate: string) =>
  asOwner({ world }, (sql) =>
    sql
      .insertInto('terms')
      .values({
        act: 'withdraw',
        account: 'balance',
        since: world.now(),
        fee_rate,
        least: 1_000n,
        most_a_day: 1_000_000n,
        fee_fixed: 100n,
      })
      .execute(),
  )

export type Step = readonly [type: WithdrawalMoveType, by: WithdrawalActor]

const OUTSIDE: Partial<Record<WithdrawalMoveType, MoveDetails>> = {
  reject: { reason: 'name_differs', text: 'The account belongs to somebody else.' },
  fail: { reason: 'account_closed' },
  giveBack: { reason: 'account_closed' },
}

export const moves = ({ sql, now }: WalkWorld, orderNo: string, [type, by]: Step) =>
  inTransaction(sql, async (inside) => {
    const row = (await lockWithdrawal(inside, orderNo)) as WithdrawalRow
    const details = type === 'pay' ? { outsideRef: `bank-${orderNo}` } : OUTSIDE[type]
    await moveWithdrawal({ sql: inside, now: now() }, row, { type, by }, details)
  })

interface Wanted {
  readonly orderNo: string
  readonly ago?: number
  readonly due?: number
  readonly steps?: readonly Step[]
}

export async function withdraws(world: WalkWorld, person: Person, { orderNo, ago = 0, due = 6, steps = [] }: Wanted) {
  const { sql, now } = world
  const member = await memberId(world, person)
  const mine = () => sql.selectFrom('bank_account').selectAll().where('member_id', '=', member).executeTakeFirst()
  if (!(await mine())) await hasBank(world, person)
  await gains(world, person, 'balance', AMOUNT)
  const bank = await mine()
  const at = later(now(), -ago * MINUTE_S)
  await inTransaction(sql, async (inside) => {
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
        due_at: later(now(), due * HOUR_S),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await beginUse(
      inside,
      { room: 'withdrawal', ref: orderNo },
      { ...ACCOUNT, account: bank?.id ?? 0, version: bank?.version ?? 0 },
      at,
    )
    const [from, to] = [
      await openAccount(inside, member, 'balance'),
      await openAccount(inside, member, 'balance', 'held'),
    ]
    await post(inside, { kind: 'hold', ref: orderNo, actor: 'member', at, legs: [{ from, to, amount: AMOUNT }] })
    const made = { withdrawal_id: row.id, version: 0, event: 'made', state: row.state, actor: 'member' } as const
    await inside
      .insertInto('withdrawal_event')
      .values({ ...made, at })
      .execute()
  })
  for (const step of steps) await moves(world, orderNo, step)
}

export async function hearsOfWithdrawals(world: WalkWorld, person: Person): Promise<void> {
  const member = await memberId(world, person)
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'withdrawal', '{}', ${world.now()})`.execute(
    world.sql,
  )
}

/** Another phone was faster: the withdrawal is another version. */
export const goesOn = ({ sql }: WalkWorld, orderNo: string) =>
  sql
    .updateTable('withdrawal')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('order_no', '=', orderNo)
    .execute()

/** What no phone can do: the withdrawal is another member's. */
export const losesWithdrawal = ({ sql }: WalkWorld, orderNo: string) =>
  sql
    .updateTable('withdrawal')
    .set({ member_id: (is) => is.selectFrom('member').select('id').orderBy('id').limit(1) })
    .where('order_no', '=', orderNo)
    .execute()
