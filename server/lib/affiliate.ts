import type { AffiliateCategory, AffiliateName, AffiliateSort } from '#contract/affiliate.ts'
import type { LocaleTag } from '#contract/locales.ts'

/** Amounts in hundredths of a CNY. */
export interface PartnerGoods {
  readonly id: string
  readonly name: string
  readonly motif: string
  readonly price: bigint
  readonly coupon: bigint
  readonly commission: bigint
  /** As the partner says it. */
  readonly sales: string
  readonly mall: string
}

export interface Sought {
  readonly category: number | undefined
  readonly keyword: string
  readonly sort: AffiliateSort
}

export interface PartnerPage {
  readonly goods: readonly PartnerGoods[]
  readonly total: number
  /** By what the page after it is asked for; nothing after the last. */
  readonly next: string | undefined
}

export interface PartnerLink {
  readonly url: string
  readonly shortUrl: string
  readonly until: Date
}

/** What a partner says when asked; it may hang, fail, or say what cannot be read. */
export interface Partner {
  nameIn(tag: LocaleTag): AffiliateName
  categories(tag: LocaleTag): Promise<readonly AffiliateCategory[]>
  /** One page after another: `page` begins at 1, `after` is what the one before gave. */
  page(sought: Sought, at: { readonly page: number; readonly after: string }, tag: LocaleTag): Promise<PartnerPage>
  /** `number` tells whose orders they are, and nothing about who that is; nothing, where it does not have the goods. */
  link(goods: string, number: bigint): Promise<PartnerLink | undefined>
}

export interface Slice {
  readonly goods: readonly PartnerGoods[]
  readonly total: number
}

/** A partner as the house asks it: never longer than a call may wait, and once for all who ask the same. */
export interface Affiliate extends Pick<Partner, 'nameIn' | 'categories' | 'link'> {
  goods(sought: Sought, page: { readonly page: number; readonly limit: number }, tag: LocaleTag): Promise<Slice>
}

export interface PinduoduoConfig {
  readonly clientId: string
  readonly secret: string
  /** The promotion position that orders are counted for. */
  readonly position: string
}
export type AffiliateConfig = { readonly from: 'sandbox' } | ({ readonly from: 'pinduoduo' } & PinduoduoConfig)
