import { sql as raw } from 'kysely'
import { decimalOf } from '#contract/money.ts'
import { couponName } from '../coupon/present.ts'
import { useVoucher, type VoucherOutcome } from '../coupon/voucher.ts'
import { note, whole } from './act.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { couponIn, couponOf, couponText, type CouponWish, rowIn } from './coupon-file.ts'
import type { Desk, Operator } from './desk.ts'
import { refuse } from './refusal.ts'
import { minute, table } from './terminal.ts'

interface Listed {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly amount: bigint
  readonly percent: number
  readonly min_amount: bigint
  readonly giver: string
  readonly scope: string
  readonly total: number
  readonly taken: number
  readonly used: number
  readonly ends_at: Date | null
  readonly stopped_at: Date | null
}

const PAGE = 200

function endOf({ stopped_at: stopped, ends_at: ends }: Listed): string {
  if (stopped) return `stopped ${minute(stopped)}`
  return ends ? minute(ends) : 'never'
}

export async function listCoupons({ context, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const { rows } = await raw<Listed>`
    select coupon.id, coalesce(names ->> 'en', '') as name, type, amount, percent, min_amount,
      coalesce(store.code, 'the house') as giver, scope, total, taken, ends_at, stopped_at,
      (select count(*)::integer from member_coupon where coupon_id = coupon.id and state = 'used') as used
    from coupon left join store on store.id = store_id order by coupon.id desc limit ${PAGE}`.execute(context.database)
  if (rows.length === 0) return terminal.say('Nobody gives a coupon.')
  const lines = rows.map((row) => [
    `${row.id}`,
    row.name,
    row.type,
    row.percent > 0 ? `${row.percent} %` : `${decimalOf(row.amount, 'EUR')} EUR`,
    decimalOf(row.min_amount, 'EUR'),
    row.giver,
    row.scope,
    `${row.taken}${row.total > 0 ? ` of ${row.total}` : ''}`,
    `${row.used}`,
    endOf(row),
  ])
  const heads = ['coupon', 'name', 'type', 'off', 'from', 'given by', 'for', 'taken', 'used', 'until (UTC)']
  terminal.say(table(heads, lines, ['coupon', 'off', 'from', 'taken', 'used']))
}

async function atDesk(
  desk: Desk,
  operator: Operator,
  act: 'add' | 'stop',
  { wish, reason }: { readonly wish: object; readonly reason: string },
): Promise<number | null> {
  const { rows } = await whole(desk, (sql, now) =>
    raw<{ id: number | null }>`
      select desk_coupon(${operator.id}, ${act}, ${JSON.stringify(wish)}::jsonb, ${reason}, ${now}) as id`.execute(sql),
  )
  return rows[0]?.id ?? null
}

async function refuseUnknown({ context: { database } }: Desk, { store, scope, of }: CouponWish): Promise<void> {
  const known = async (rows: Promise<readonly { readonly code: string }[]>) =>
    new Set((await rows).map(({ code }) => code))
  const found = store
    ? await database.selectFrom('store').select(['id']).where('code', '=', store).executeTakeFirst()
    : undefined
  if (store && !found) refuse(`There is no store called ${store}.`)
  if (scope === 'all') return
  const codes =
    scope === 'category'
      ? await known(database.selectFrom('goods_category').select('code').where('code', 'in', of).execute())
      : await known(
          database
            .selectFrom('goods')
            .select('code')
            .where('code', 'in', of)
            .where('shop', '=', 'shop')
            .where((is) => (found ? is('store_id', '=', found.id) : is.val(true)))
            .execute(),
        )
  const strange = of.filter((code) => !codes.has(code))
  if (strange.length > 0) refuse(`Nothing that it could be for is called ${strange.join(', ')}.`)
}

/** What a store gives, one operator writes down; what the house gives is asked for. */
export async function addCoupon(desk: Desk): Promise<void> {
  const { terminal, words, flags } = desk
  const wish = words[0] ? couponIn(words[0]) : couponOf(flags)
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  await refuseUnknown(desk, wish)
  terminal.say(couponText(wish))
  if (wish.store !== undefined) {
    const id = await atDesk(desk, operator, 'add', { wish: rowIn(wish), reason })
    return terminal.say(`Written down as coupon ${id}.`)
  }
  const body = { wish: JSON.stringify(rowIn(wish)), says: couponText(wish) }
  const asked = await propose(desk, operator, { kind: 'coupon', subject: wish.names['en'] ?? '', body, reason })
  terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: coupon approve ${asked}`)
}

export const couponPreview = async (_: Desk, { body, reason, maker }: Request): Promise<string> =>
  `${body['says']}\n${maker} asks for it: ${reason}`

export async function stopCoupon(desk: Desk): Promise<void> {
  const [id = ''] = desk.words
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  if (!/^\d{1,9}$/.test(id)) refuse('Say its number: "coupons" lists them.')
  const stopped = await atDesk(desk, operator, 'stop', { wish: { id: Number(id) }, reason })
  if (stopped === null) refuse(`No coupon that is given away has the number ${id}.`)
  desk.terminal.say(`No more of coupon ${id} are given away. What members have of it stays good.`)
}

function outcomeText(outcome: VoucherOutcome): string {
  switch (outcome.is) {
    case 'used':
      return `${couponName(outcome.voucher, 'en')}: used now. Please give what it says.`
    case 'used-before':
      return refuse(`${couponName(outcome.voucher, 'en')} was used already, at ${minute(outcome.at)} UTC.`)
    case 'expired':
      return refuse(`${couponName(outcome.voucher, 'en')} is over.`)
    case 'unknown':
      return refuse(
        'Nobody shows this code to the house now: it turns every minute, and a store’s is used in that store.',
      )
  }
}

/** Of the house's own vouchers. No money moves. */
export async function verifyCoupon(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  const operator = await desk.signIn()
  const outcome = await whole(desk, async (sql, now) => {
    const found = await useVoucher(context, { sql, now }, words[0] ?? '', { by: 'operator', operator: operator.id })
    if (found.is === 'used')
      await note(sql, operator, { verb: 'coupon verify', subject: `${found.voucher.coupon_id}`, reason: '' }, now)
    return found
  })
  terminal.say(outcomeText(outcome))
}
