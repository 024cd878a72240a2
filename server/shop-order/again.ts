import { sql as raw } from 'kysely'
import type { Given } from '#contract/endpoint.ts'
import type { shopOrder } from '#contract/shop-order.ts'
import { saidIn } from '../lib/by-locale.ts'
import { addToCart } from '../cart/add.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { inWords, Refusal, refuse } from '../lib/refuse.ts'
import { inCartOf } from '../shop/queries.ts'
import { linesOf, shopOrderOf } from './queries.ts'

/** What can still be bought of it; of the rest it says why not. A line that is refused leaves nothing behind. */
export async function buyAgain(call: Call, orderNo: string): Promise<Given<typeof shopOrder.again>> {
  const { sql, say, locale } = call
  const { id: member } = memberOf(call)
  const row = (await shopOrderOf(sql, member, orderNo)) ?? refuse('missing')
  let added = 0
  const skipped: { name: string; reason: string }[] = []
  for (const { goods_id, variant_id, num, texts } of await linesOf(sql, [row.id])) {
    await raw`savepoint line`.execute(sql)
    try {
      await addToCart(call, { goods_id, variant_id, num, idem: '' })
      added += num
    } catch (error) {
      if (!(error instanceof Refusal) || error.refusal === 'cart-full') throw error
      await raw`rollback to savepoint line`.execute(sql)
      const { name } = saidIn(texts, locale, { name: '', text: '' })
      skipped.push({ name, reason: inWords(say, error.refusal, error.facts) })
    }
  }
  return { added, skipped, cart_count: await inCartOf(sql, member) }
}
