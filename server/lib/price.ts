export const PRICED = ['COIN', 'USDT'] as const
export type Priced = (typeof PRICED)[number]

/** What one whole unit is worth in EUR since a moment, as decimal text. */
export interface Price {
  readonly currency: Priced
  readonly since: Date
  readonly eur: string
}

export interface PriceSource {
  /** It makes its prices up: they are marked as prices of a demo. */
  readonly isSandbox: boolean
  /** What it said after what was recorded last, until a moment; the oldest of each currency first. */
  after(last: readonly Price[], until: Date): Promise<readonly Price[]>
}

export type PriceConfig =
  | { readonly from: 'sandbox' }
  | { readonly from: 'service'; readonly url: string; readonly key: string | undefined }
