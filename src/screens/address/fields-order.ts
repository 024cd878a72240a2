import { isTownFirst, shapeOf } from '#contract/address.ts'

type Name = 'detail' | 'postcode' | 'city' | 'province' | 'district'

/** What is asked of a place, as it stands on letters there. */
export function fieldsOrder(country: string): readonly Name[] {
  if (country === 'CN') return ['province', 'city', 'district', 'detail', 'postcode']
  if (isTownFirst(country)) return ['detail', 'city', 'province', 'postcode']
  if (shapeOf(country).table.includes('district')) return ['detail', 'postcode', 'city', 'province', 'district']
  return ['detail', 'postcode', 'city', 'province']
}
