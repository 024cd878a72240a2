import * as v from 'valibot'
import type { AffiliateSort } from '#contract/affiliate.ts'
import type { Partner, PartnerGoods, PinduoduoConfig } from '../lib/affiliate.ts'
import { type Clock, later, unix } from '../lib/clock.ts'
import { signatureOf } from './sign.ts'
import { motifOf } from './motifs.ts'

const GATEWAY = 'https://gw-api.pinduoduo.com/api/router'
const ANSWER_MS = 4_000
/** Whatever is asked beyond that is refused at once: a partner that hangs holds nobody else up. */
const AT_ONCE = 20
const PAGE = 100
/** It names no end of a link; orders count for it much longer. */
const LINK_LIFE = 1_800
const NAME_MOST = 200
/** What the page that leads out takes. */
const LINK_MOST = 2_000

const SORTS: Readonly<Record<AffiliateSort, string>> = {
  default: '0',
  sales: '6',
  commission: '14',
  price_asc: '9',
  price_desc: '10',
}

const Whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
)
const Text = v.pipe(
  v.string(),
  v.transform((text) => text.trim().slice(0, NAME_MOST)),
)
/** Its own hosts, over TLS: what else it might say is no link of its. */
const Away = v.pipe(
  v.string(),
  v.maxLength(4_000),
  v.check((text) => {
    const there = URL.parse(text)
    return there?.protocol === 'https:' && /(^|\.)(pinduoduo|yangkeduo)\.com$/.test(there.hostname)
  }),
)

const Refused = v.object({
  error_response: v.object({ error_code: Whole, sub_code: v.nullish(v.union([v.string(), v.number()]), '') }),
})
const Categories = v.object({
  goods_cats_get_response: v.object({
    goods_cats_list: v.array(v.object({ cat_id: Whole, cat_name: Text, parent_cat_id: Whole })),
  }),
})
const Goods = v.object({
  goods_sign: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  goods_name: v.pipe(Text, v.minLength(1)),
  mall_name: v.nullish(Text, ''),
  sales_tip: v.nullish(Text, ''),
  cat_ids: v.nullish(v.array(Whole), []),
  min_group_price: Whole,
  has_coupon: v.nullish(v.boolean(), false),
  coupon_discount: v.nullish(Whole, 0),
  coupon_min_order_amount: v.nullish(Whole, 0),
  coupon_remain_quantity: v.nullish(Whole, 0),
  /** Of a thousand. */
  promotion_rate: v.nullish(Whole, 0),
})
const Found = v.object({
  goods_search_response: v.object({
    goods_list: v.nullish(v.array(v.unknown()), []),
    total_count: v.nullish(Whole, 0),
    list_id: v.nullish(v.string(), ''),
  }),
})
const Links = v.object({
  goods_promotion_url_generate_response: v.object({
    goods_promotion_url_list: v.nullish(v.array(v.object({ mobile_url: Away, mobile_short_url: Away })), []),
  }),
})

function goodsOf(said: v.InferOutput<typeof Goods>): PartnerGoods {
  const price = BigInt(said.min_group_price)
  const isGiven =
    said.has_coupon && said.coupon_remain_quantity > 0 && said.min_group_price >= said.coupon_min_order_amount
  const coupon = isGiven ? BigInt(Math.min(said.coupon_discount, said.min_group_price)) : 0n
  return {
    id: said.goods_sign,
    name: said.goods_name,
    motif: motifOf(said.cat_ids),
    price,
    coupon,
    commission: ((price - coupon) * BigInt(Math.min(said.promotion_rate, 1_000))) / 1_000n,
    sales: said.sales_tip,
    mall: said.mall_name,
  }
}

/** One that cannot be read is left out; where none can, nothing was understood. */
function readable(list: readonly unknown[]): PartnerGoods[] {
  const read = list.map((one) => v.safeParse(Goods, one))
  const known = read.filter((one) => one.success).map(({ output }) => goodsOf(output))
  if (list.length > 0 && known.length === 0) throw new Error('the goods of Pinduoduo cannot be read')
  return known
}

interface Around {
  readonly clock: Clock
  readonly gateway?: string
}

/** Duoduo Jinbao, by which goods of Pinduoduo are promoted. Nothing is asked twice: whoever wants it again asks again. */
export function pinduoduo(config: PinduoduoConfig, { clock, gateway = GATEWAY }: Around): Partner {
  const { clientId, secret, position } = config
  let underWay = 0

  async function ask<S extends v.GenericSchema>(
    type: string,
    said: Readonly<Record<string, string>>,
    answer: S,
  ): Promise<v.InferOutput<S>> {
    if (underWay >= AT_ONCE) throw new Error('too much is being asked of Pinduoduo at once')
    underWay += 1
    try {
      const asked = { type, client_id: clientId, timestamp: `${unix(clock.now())}`, data_type: 'JSON', ...said }
      const came = await fetch(gateway, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ ...asked, sign: signatureOf(asked, secret) }),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      if (!came.ok) throw new Error(`Pinduoduo answers ${came.status}`)
      const read: unknown = await came.json()
      if (v.is(Refused, read)) {
        const { error_code, sub_code } = v.parse(Refused, read).error_response
        throw new Error(`Pinduoduo refuses ${type}: ${error_code} ${sub_code}`)
      }
      return v.parse(answer, read)
    } finally {
      underWay -= 1
    }
  }

  return {
    nameIn: (tag) => ({ name: tag === 'zh-Hans' ? '拼多多' : 'Pinduoduo', is_sandbox: 0, lang: 'zh' }),

    async categories() {
      const { goods_cats_get_response: found } = await ask('pdd.goods.cats.get', { parent_cat_id: '0' }, Categories)
      return found.goods_cats_list.map(({ cat_id: id, cat_name: name, parent_cat_id: pid }) => ({ id, pid, name }))
    },

    async page({ category, keyword, sort }, { page, after }) {
      // Digits alone are taken for a number of goods, which is no longer searched for.
      if (/^\d+$/.test(keyword)) return { goods: [], total: 0, next: undefined }
      const { goods_search_response: found } = await ask(
        'pdd.ddk.goods.search',
        {
          pid: position,
          page: `${page}`,
          page_size: `${PAGE}`,
          sort_type: SORTS[sort],
          ...(keyword && { keyword }),
          ...(category !== undefined && { cat_id: `${category}` }),
          ...(after && { list_id: after }),
        },
        Found,
      )
      const isLast = found.goods_list.length === 0 || found.list_id === '' || page * PAGE >= found.total_count
      return {
        goods: readable(found.goods_list),
        total: found.total_count,
        next: isLast ? undefined : found.list_id,
      }
    },

    async link(goods, number) {
      const { goods_promotion_url_generate_response: found } = await ask(
        'pdd.ddk.goods.promotion.url.generate',
        {
          p_id: position,
          goods_sign_list: JSON.stringify([goods]),
          custom_parameters: JSON.stringify({ uid: `${number}` }),
          generate_short_url: 'true',
          generate_authority_url: 'true',
        },
        Links,
      )
      const [first] = found.goods_promotion_url_list
      if (!first) return undefined
      const { mobile_url: long, mobile_short_url: short } = first
      return { url: long.length > LINK_MOST ? short : long, shortUrl: short, until: later(clock.now(), LINK_LIFE) }
    },
  }
}
