import type { AffiliateSort } from '#contract/affiliate.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { Partner, PartnerGoods } from '../lib/affiliate.ts'
import { type Clock, later, unix } from '../lib/clock.ts'
import { speaker } from '../lib/words.ts'
import { CATEGORIES, SANDBOX_GOODS, type SandboxGoods } from './sandbox-goods.ts'

/** Its pages are no longer than what a phone shows, so that they follow one another. */
const PAGE = 10
const LINK_LIFE = 1_800
const MALLS = ['Demo Lotus', 'Demo Bamboo', 'Demo Crane']

function presented(one: SandboxGoods, tag: LocaleTag): PartnerGoods {
  const say = speaker(tag)
  const paid = one.price - one.coupon
  return {
    id: one.id,
    name: say(`affiliate.goods.${one.id}`),
    motif: one.motif,
    price: BigInt(one.price),
    coupon: BigInt(one.coupon),
    commission: BigInt(Math.floor((paid * one.rate) / 1_000)),
    sales: say('affiliate.sold', { count: one.sold }),
    mall: MALLS[CATEGORIES.indexOf(one.category) % MALLS.length] ?? '',
  }
}

export const sandboxGoods = (id: string, tag: LocaleTag): PartnerGoods | undefined => {
  const one = SANDBOX_GOODS.find((goods) => goods.id === id)
  return one && presented(one, tag)
}

const paid = ({ price, coupon }: SandboxGoods) => price - coupon
const ORDERS: Readonly<Record<AffiliateSort, (one: SandboxGoods, other: SandboxGoods) => number>> = {
  default: () => 0,
  sales: (one, other) => other.sold - one.sold,
  commission: (one, other) => paid(other) * other.rate - paid(one) * one.rate,
  price_asc: (one, other) => paid(one) - paid(other),
  price_desc: (one, other) => paid(other) - paid(one),
}

interface Around {
  readonly clock: Clock
  readonly sells?: readonly SandboxGoods[]
}

/** Answers like a partner; its links lead to a page of the house that says what it is. */
export function sandboxPartner({ clock, sells = SANDBOX_GOODS }: Around): Partner {
  return {
    nameIn: (tag) => ({ name: speaker(tag)('affiliate.name'), is_sandbox: 1, lang: '' }),

    async categories(tag) {
      const say = speaker(tag)
      return CATEGORIES.map((code, at) => ({ id: at + 1, pid: 0, name: say(`affiliate.category.${code}`) }))
    },

    async page({ category, keyword, sort }, { page }, tag) {
      const word = keyword.toLocaleLowerCase(tag)
      const found = sells
        .filter((one) => category === undefined || CATEGORIES[category - 1] === one.category)
        .toSorted(ORDERS[sort])
        .map((one) => presented(one, tag))
        .filter(({ name }) => name.toLocaleLowerCase(tag).includes(word))
      const goods = found.slice((page - 1) * PAGE, page * PAGE)
      return { goods, total: found.length, next: page * PAGE < found.length ? 'more' : undefined }
    },

    async link(goods, number) {
      if (!sells.some(({ id }) => id === goods)) return undefined
      const until = later(clock.now(), LINK_LIFE)
      const url = `/sandbox/partner/goods/${goods}?uid=${number}&until=${unix(until)}`
      return { url, shortUrl: url, until }
    },
  }
}
