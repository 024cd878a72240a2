import { sql as raw } from 'kysely'
import { coupon } from '#contract/coupon.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { implement } from '../lib/implement.ts'
import { keyed } from '../lib/keyed.ts'
import { paged } from '../lib/paged.ts'
import { refuse } from '../lib/refuse.ts'
import { couponName, giverName, presentCoupon, presentOwn } from './present.ts'
import { givenCount, givenOf, ownById, ownOf } from './queries.ts'
import { stateAt } from './rows.ts'
import { codeIn, digestOf, keepCode } from './shown-code.ts'

async function received(call: Call, wanted: number) {
  const { sql, now } = call
  const { rows } = await raw<{ id: number }>`
    select receive_coupon(${wanted}, ${memberOf(call).id}, ${now}) as id`.execute(sql)
  return presentOwn((await ownById(sql, rows[0]?.id ?? 0)) ?? refuse('missing'), call)
}

export const couponHandlers = implement('coupon', coupon, {
  async index(call, { store_id: store, goods_id: goods, ...asked }) {
    const { sql, now, viewer } = call
    const sought = { ...asked, store, goods }
    const [total, rows] = await Promise.all([givenCount(sql, sought, now), givenOf(sql, viewer?.id, sought, now)])
    return paged(
      asked,
      total,
      rows.map((row) => presentCoupon(row, call)),
    )
  },

  receive: (call, asked) => keyed(call, coupon.receive.path, asked, () => received(call, asked.id)),

  async my(call, asked) {
    const { counts, rows } = await ownOf(call.sql, memberOf(call).id, asked, call.now)
    return {
      ...paged(
        asked,
        counts[asked.status],
        rows.map((row) => presentOwn(row, call)),
      ),
      counts,
    }
  },

  async code(call, { id }) {
    const { sql, now, context, locale } = call
    const found = await ownById(sql, id)
    if (found?.member_id !== memberOf(call).id || found.type !== 'in_store_voucher') return refuse('missing')
    const status = stateAt(found, now)
    const { code, until } = codeIn(context, `voucher ${id}`, now)
    const about = {
      name: couponName(found, locale),
      store_name: giverName(found, locale),
      expire_time: unix(until),
      server_time: unix(now),
      status,
    }
    if (status !== 'unused') return { ...about, code: '', qrcode_text: '' }
    await keepCode(sql, digestOf(context, code), { coupon: id, until, now })
    return { ...about, code, qrcode_text: code }
  },
})
