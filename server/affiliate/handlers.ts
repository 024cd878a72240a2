import { type AffGoods, affiliate, LINKS_ASKED } from '#contract/affiliate.ts'
import { decimalOf } from '#contract/money.ts'
import type { PartnerGoods } from '../lib/affiliate.ts'
import { spend } from '../lib/allow.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { implement } from '../lib/implement.ts'
import { paged } from '../lib/paged.ts'
import { refuse } from '../lib/refuse.ts'
import { sealed } from '../lib/secrets.ts'

/** The yuan has two places, as the euro has. */
const yuan = (minor: bigint) => decimalOf(minor, 'EUR')

const presentGoods = ({ id, name, motif, price, coupon, commission, sales, mall }: PartnerGoods): AffGoods => ({
  id,
  name,
  motif,
  price: yuan(price),
  coupon_amount: yuan(coupon),
  final_price: yuan(price - coupon),
  commission: yuan(commission),
  sales_text: sales,
  mall_name: mall,
})

/** Whatever goes wrong at the partner is in the log; who asked hears that it does not answer. */
async function heard<Of>({ context }: Call, asked: Promise<Of>): Promise<Of> {
  try {
    return await asked
  } catch (error) {
    context.log.warn({ err: error }, 'the partner of the mall did not answer')
    return refuse('affiliate-silent')
  }
}

/** By which a partner knows whose orders they are: always the same, and nobody there can tell who or how many we have. */
const numberOf = ({ context }: Call, member: number): bigint =>
  sealed(context.settings.pepper, 'affiliate', `${member}`).readBigUInt64BE() >> 1n

export const affiliateHandlers = implement('affiliate', affiliate, {
  async categories(call) {
    const partner = call.context.affiliate
    return { list: partner ? [...(await heard(call, partner.categories(call.locale)))] : [] }
  },

  async goods(call, { page, limit, cate_id: category, keyword, sort }) {
    const partner = call.context.affiliate
    if (!partner) return { ...paged({ page, limit }, 0, []), affiliate: null }
    const { goods, total } = await heard(call, partner.goods({ category, keyword, sort }, { page, limit }, call.locale))
    return { ...paged({ page, limit }, total, goods.map(presentGoods)), affiliate: partner.nameIn(call.locale) }
  },

  async link(call, { goods_id }) {
    const { id } = memberOf(call)
    const partner = call.context.affiliate ?? refuse('not-available')
    await spend(call.sql, `affiliate:${id}`, LINKS_ASKED, call.now)
    const link = (await heard(call, partner.link(goods_id, numberOf(call, id)))) ?? refuse('missing')
    return { url: link.url, short_url: link.shortUrl, expire_time: unix(link.until) }
  },
})
