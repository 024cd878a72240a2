import { isTownFirst, type PostalAddress, shapeOf } from '#contract/address.ts'
import type { Call } from '../lib/call.ts'
import { flag } from '../lib/flag.ts'
import { shortOf } from './areas.ts'
import type { AddressRow } from './queries.ts'

const together = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

/** Sealed texts in it are opened on their way out. */
function linesOf({ country, province, city, district, detail, postcode }: AddressRow): string[] {
  if (country === 'CN') return [`${province}${city === province ? '' : city}${district}`, detail, postcode]
  const { table, needed } = shapeOf(country)
  // A letter arrives without it.
  const area = table.length > 0 && !needed ? '' : province
  if (country === 'IT') return [detail, together(postcode, city, shortOf(country, district))]
  if (isTownFirst(country)) return [detail, city, together(area, postcode)]
  return [detail, together(postcode, city), district, area]
}

export const presentAddress = ({ locale }: Call, row: AddressRow): PostalAddress => ({
  id: row.id,
  version: row.version,
  consignee: row.consignee,
  mobile: row.mobile,
  country: row.country,
  province: row.province,
  city: row.city,
  district: row.district,
  detail: row.detail,
  postcode: row.postcode,
  lat: row.lat,
  lng: row.lng,
  is_default: flag(row.is_default),
  full_text: [...linesOf(row), new Intl.DisplayNames(locale, { type: 'region' }).of(row.country) ?? row.country]
    .filter((line) => line !== '')
    .join(', '),
})
