export const PRICED = ['COIN', 'USDT'] as const
export type Priced = (typeof PRICED)[number]

/** EUR for one whole unit, as decimal text. */
export interface Price {
  readonly currency: Priced
  readonly since: Date
  readonly eur: string
}

export interface PriceSource {
  readonly isSandbox: boolean
  /** The oldest of each currency first. */
  after(last: readonly Price[], until: Date): Promise<readonly Price[]>
}

export type PriceConfig =
  | { readonly from: 'sandbox' }
  | { readonly from: 'service'; readonly url: string; readonly key: string | undefined }
