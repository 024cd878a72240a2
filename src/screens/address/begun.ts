import { COUNTRIES } from '#contract/countries.ts'
import { Begun, NO_ADDRESS, pointed, type AddressForm } from '#machines/address/address.rules.ts'
import { takePicked } from '#src/lib/picked-location.ts'
import { keepWritten, writtenOf } from '#src/lib/written-drafts.ts'

/** Where this phone is at home, else where its language is. */
export function likelyCountry(locale: string): string {
  const here = new Intl.Locale(navigator.language).region ?? new Intl.Locale(locale).maximize().region ?? ''
  return COUNTRIES.includes(here) ? here : ''
}

/** What was written before a point was picked, with the point; it stays in the tab until it is sent. */
export function begunAt(written: string, country: string): AddressForm | undefined {
  const picked = takePicked()
  const before = writtenOf(written, Begun)
  if (!picked) return before
  const form = pointed(before ?? { ...NO_ADDRESS, country }, picked)
  keepWritten(written, form)
  return form
}
