import type { AffiliateCategory } from '#contract/affiliate.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { HOUR_S } from '#contract/time-units.ts'
import type { Affiliate, Partner, PartnerGoods, PartnerPage, Slice, Sought } from '../lib/affiliate.ts'
import type { Clock } from '../lib/clock.ts'
import { remembered } from './remembered.ts'

/** No call of ours waits longer for a partner, however many of its pages it needs. */
const WAIT_MS = 4_500
const GOODS_KEPT = 180
const FAILURE_KEPT = 5
const KEPT_MOST = 500
/** What is read of a partner; whoever looks for more says a word. */
const [PAGES, GOODS_MOST] = [5, 500]

const tooLate = (ms: number) =>
  new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error(`the partner did not answer within ${ms} ms`)), ms).unref()
  })

const inTime = <Of>(asked: Promise<Of>, ms: number): Promise<Of> => Promise.race([asked, tooLate(ms)])

export function askAffiliate(partner: Partner, clock: Clock, waitMs = WAIT_MS): Affiliate {
  const rules = { clock, failedSeconds: FAILURE_KEPT, most: KEPT_MOST }
  const categories = remembered<readonly AffiliateCategory[]>({ ...rules, seconds: HOUR_S })
  const pages = remembered<PartnerPage>({ ...rules, seconds: GOODS_KEPT })

  /** What stood on two pages of the partner, because its order moved meanwhile, is there once. */
  async function upTo(many: number, sought: Sought, tag: LocaleTag): Promise<Slice> {
    const found = new Map<string, PartnerGoods>()
    for (let at = { page: 1, after: '' }; ;) {
      const read = await pages(JSON.stringify([tag, sought, at.page]), () => partner.page(sought, at, tag))
      for (const one of read.goods) found.set(one.id, one)
      const goods = [...found.values()]
      if (read.next === undefined || at.page === PAGES) return { goods, total: goods.length }
      if (goods.length >= many) return { goods, total: Math.min(GOODS_MOST, Math.max(goods.length, read.total)) }
      at = { page: at.page + 1, after: read.next }
    }
  }

  return {
    nameIn: (tag) => partner.nameIn(tag),
    categories: (tag) =>
      inTime(
        categories(tag, () => partner.categories(tag)),
        waitMs,
      ),
    link: (goods, number) => inTime(partner.link(goods, number), waitMs),
    async goods(sought, { page, limit }, tag) {
      const [from, to] = [(page - 1) * limit, page * limit]
      const { goods, total } = await inTime(upTo(to, sought, tag), waitMs)
      return { goods: goods.slice(from, to), total }
    },
  }
}
