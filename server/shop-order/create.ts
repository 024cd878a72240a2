import { sql as raw } from 'kysely'
import { LOCALES } from '#contract/locales.ts'
import { decimalOf } from '#contract/money.ts'
import { CHECKOUT_FRESH, UNPAID_MOST } from '#contract/limits.ts'
import { OrderConfirm, shopOrder } from '#contract/shop-order.ts'
import type { Given, Taken } from '#contract/endpoint.ts'
import { refuseIfStopped } from '../ledger/freezes.ts'
import { post } from '../ledger/post.ts'
import { refusalIn } from '../ledger/refusal-in.ts'
import { type Call, memberOf, MovedOn } from '../lib/call.ts'
import type { Chance } from '../lib/chance.ts'
import { later, unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { keyed } from '../lib/keyed.ts'
import { refuse } from '../lib/refuse.ts'
import { sealAbout } from '../lib/sealed-names.ts'
import { pickedText } from '../shop/present.ts'
import { confirmOf, hashOf, type Worked, workOut } from './confirm.ts'
import { pointsOf } from './effects.ts'
import { holdUnreserved } from './pool.ts'
import { takeStock } from './stock.ts'
import { nameOf } from './present.ts'

type Asked = Taken<typeof shopOrder.create>
type Made = Given<typeof shopOrder.create>

export const createOrder = (call: Call, asked: Asked): Promise<Made> =>
  keyed<Made>(call, shopOrder.create.path, asked, () =>
    begin(call, asked).catch((error: unknown) => {
      throw refusalIn(error) ?? error
    }),
  )

const stale = (asked: Asked) =>
  new MovedOn((after) => confirmOf(after, asked), { refusal: 'quote-stale', gives: OrderConfirm })

/** Locks: the member, then what is bought, then the pool, then accounts. */
async function begin(call: Call, asked: Asked): Promise<Made> {
  const { sql, now, context } = call
  const { id: member } = memberOf(call)
  await sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()
  await refuseIfStopped(sql, member, now)
  if (asked.delivery_type === 'pick_up') refuse('not-available')
  if ((await unpaidOf(sql, member)) >= UNPAID_MOST) refuse('unpaid-enough')
  const shown = Number(asked.quote_hash.split('-')[0])
  const found = await workOut(call, asked)
  const isFresh = shown <= unix(now) && unix(now) - shown < CHECKOUT_FRESH
  if (!isFresh || hashOf(call, shown, found) !== asked.quote_hash) throw stale(asked)
  if (!found.address) return refuse('invalid', { problems: { address_id: 'required' } })
  if (found.problems.length > 0) throw stale(asked)
  if (!(await takeStock(sql, found.lines))) throw stale(asked)
  const reserved = found.lines[0].store_id === null ? 0n : found.price.worth
  if (reserved > 0n && (await holdUnreserved(sql)) < reserved) throw stale(asked)
  const number = await freeNumber(sql, context.chance)
  const row = await insertOrder(call, found, { number, reserved, remark: asked.remark })
  if (asked.from === 'cart') await takeLines(sql, member, found)
  return {
    order_no: number,
    id: row.id,
    pay_amount: decimalOf(row.pay, 'EUR'),
    pay_points: row.points,
    expire_time: unix(row.due_at ?? now),
  }
}

async function unpaidOf(sql: Sql, member: number): Promise<number> {
  const { count } = await sql
    .selectFrom('shop_order')
    .select(raw<number>`count(*)::integer`.as('count'))
    .where('member_id', '=', member)
    .where('state', '=', 'unpaid')
    .executeTakeFirstOrThrow()
  return count
}

interface Making {
  readonly number: string
  readonly reserved: bigint
  readonly remark: string
}

async function insertOrder(call: Call, found: Worked, { number, reserved, remark }: Making) {
  const { sql, now, context } = call
  const { id: member } = memberOf(call)
  const { price, lines, address } = found
  const { since: _, ...terms } = found.terms
  const due_at = later(now, terms.pay_window)
  const held = await setAside(call, number, price.points)
  const row = await sql
    .insertInto('shop_order')
    .values({
      order_no: number,
      member_id: member,
      store_id: lines[0].store_id,
      seller_id: lines[0].owner_id,
      shop: lines[0].shop,
      state: 'unpaid',
      delivery: found.delivery,
      address: JSON.stringify(address),
      remark: await sealAbout(context, sql, [member], remark),
      goods: price.goods,
      carriage: price.carriage,
      worth: price.worth,
      pay: price.pay,
      points: Number(price.points),
      terms: JSON.stringify(terms),
      reserved,
      hold_id: held,
      created_at: now,
      since: now,
      due_at,
      wake_at: due_at,
    })
    .returning(['id', 'pay', 'points', 'due_at'])
    .executeTakeFirstOrThrow()
  await sql
    .insertInto('shop_order_line')
    .values(
      lines.map((line, at) => ({
        order_id: row.id,
        goods_id: line.goods_id,
        variant_id: line.variant_id,
        texts: JSON.stringify(saidOf(line)),
        num: line.num,
        price: line.price,
        points_price: line.points,
        cash: price.lines[at]?.cash ?? 0n,
        worth: price.lines[at]?.worth ?? 0n,
        points: Number(price.lines[at]?.points ?? 0n),
      })),
    )
    .execute()
  await sql
    .insertInto('shop_order_event')
    .values({ order_id: row.id, version: 0, event: 'made', state: 'unpaid', actor: 'member', at: now })
    .execute()
  await raw`
    insert into event (member_id, topic, body, at)
    values (${member}, 'shop-order', ${JSON.stringify({ order_no: number, version: 0, event: 'made' })}::jsonb, ${now})`.execute(
    sql,
  )
  return row
}

/** As it is called in every language, and what was picked. */
const saidOf = (line: Worked['lines'][number]) =>
  Object.fromEntries(
    LOCALES.map(({ tag }) => [tag, { name: nameOf(line.texts, tag), text: pickedText(line.options, line.picks, tag) }]),
  )

async function setAside(call: Call, ref: string, points: bigint): Promise<bigint | null> {
  if (points === 0n) return null
  const { sql, now } = call
  const [held, free] = await pointsOf(sql, memberOf(call).id)
  const legs = [{ from: free, to: held, amount: points }]
  const posting = await post(sql, { kind: 'hold', ref, actor: 'member', at: now, legs })
  const { id } = await sql.selectFrom('hold').select('id').where('posting_id', '=', posting).executeTakeFirstOrThrow()
  return id
}

const takeLines = (sql: Sql, member: number, { lines }: Worked) =>
  sql
    .deleteFrom('cart_line')
    .where('member_id', '=', member)
    .where(
      'id',
      'in',
      lines.map(({ id }) => BigInt(id)),
    )
    .execute()

async function freeNumber(sql: Sql, chance: Chance): Promise<string> {
  for (;;) {
    const number = `S${String(chance.below(10 ** 10)).padStart(10, '0')}`
    const taken = await sql.selectFrom('shop_order').select('id').where('order_no', '=', number).executeTakeFirst()
    if (!taken) return number
  }
}
