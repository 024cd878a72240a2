import type { LocaleTag } from '#contract/locales.ts'
import type { ParcelState } from '#contract/parcel.ts'

/** Nothing in it is ours: where its carrier says no place or no words, they are empty. */
export interface Trace {
  readonly at: Date
  readonly state: ParcelState
  readonly place: string
  readonly text: string
}

export interface Tracked {
  readonly traces: readonly Trace[]
}

/** Whoever brings parcels. When asked it may hang, fail, or say what cannot be read. */
export interface Carrier {
  /** As it is kept with a parcel. */
  readonly name: string
  readonly isSandbox: boolean
  readonly phone: string
  /** How often it is asked of a parcel that nobody looks at, in seconds. */
  readonly everySeconds: number
  titleIn(tag: LocaleTag): string
  /** Its own page about a parcel. */
  pageOf(number: string): string
  /** Nothing, where it knows no such number. */
  track(number: string, now: Date): Promise<Tracked | undefined>
}

export interface CarrierConfigs {
  readonly sandbox: boolean
  readonly dhl: { readonly key: string } | undefined
}

export const carrierNamed = (carriers: readonly Carrier[], named: string): Carrier | undefined =>
  carriers.find(({ name }) => name === named)

/** One that is not connected is called as whoever sent the parcel called it. */
export const carrierTitle = (carriers: readonly Carrier[], named: string, tag: LocaleTag): string =>
  carrierNamed(carriers, named)?.titleIn(tag) ?? named
