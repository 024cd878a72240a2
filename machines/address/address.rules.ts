import * as v from 'valibot'
import {
  AddressDetails,
  type Area,
  type AreaName,
  placeProblems,
  type PostalAddress,
  shapeOf,
} from '#contract/address.ts'
import type { Problem } from '#contract/problems.ts'
import { checks } from '../lib/problems.ts'

export type AddressForm = AddressDetails

export const NO_ADDRESS: AddressForm = {
  consignee: '',
  mobile: '',
  country: '',
  province: '',
  city: '',
  district: '',
  detail: '',
  postcode: '',
  lat: '',
  lng: '',
  is_default: 0,
}

/** As it waits in the tab while a point is picked. */
export const Begun = v.object({
  ...v.entriesFromList(
    ['consignee', 'mobile', 'country', 'province', 'city', 'district', 'detail', 'postcode', 'lat', 'lng'],
    v.string(),
  ),
  is_default: v.picklist([0, 1]),
})

export const formOf = ({
  consignee,
  mobile,
  country,
  province,
  city,
  district,
  detail,
  postcode,
  lat,
  lng,
  is_default,
}: PostalAddress): AddressForm => ({
  consignee,
  mobile,
  country,
  province,
  city,
  district,
  detail,
  postcode,
  lat,
  lng,
  is_default,
})

/** What is chosen of a table, from the largest area down, as far as it was read. */
export type Levels = readonly (readonly Area[])[]

interface Placing {
  readonly form: AddressForm
  readonly levels: Levels
}

/** Below which area the next ones are to be read: nothing where none are, or none was chosen to look below. */
export function wanted({ form, levels }: Placing): { country: string; pid: number } | undefined {
  const { table } = shapeOf(form.country)
  if (levels.length >= table.length) return undefined
  if (levels.length === 0) return { country: form.country, pid: 0 }
  const above = table[levels.length - 1]
  const chosen = above && levels.at(-1)?.find(({ name }) => name === form[above])
  return chosen && chosen.leaf === 0 ? { country: form.country, pid: chosen.id } : undefined
}

/** What was read below another area is read anew. */
export function levelsFor(before: AddressForm, after: AddressForm, levels: Levels): Levels {
  if (before.country !== after.country) return []
  const { table } = shapeOf(after.country)
  const changed = table.findIndex((name) => before[name] !== after[name])
  return changed === -1 ? levels : levels.slice(0, changed + 1)
}

/** Another country or area leaves nothing of what lay below the one before. */
export function placed(form: AddressForm, name: 'country' | AreaName, said: string): AddressForm {
  if (name !== 'country') {
    const { table } = shapeOf(form.country)
    const below = table.slice(table.indexOf(name) + 1)
    return { ...form, ...Object.fromEntries(below.map((one) => [one, ''])), [name]: said }
  }
  const isTyped = !shapeOf(form.country).table.includes('city') && !shapeOf(said).table.includes('city')
  return { ...form, country: said, province: '', district: '', city: isTyped ? form.city : '' }
}

const PLACED = ['country', 'province', 'city', 'district', 'postcode'] as const
export const withoutPlace = <Found extends object>(problems: Found): Found =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !PLACED.includes(name as 'city'))) as Found

/** Where areas lie below the one that was chosen and a letter needs them, one is chosen. */
function areaProblems({ form, levels }: Placing): Partial<Record<AreaName, Problem>> {
  const { table, needed } = shapeOf(form.country)
  if (!needed) return {}
  const missing = table.find((name, at) => form[name] === '' && (at === 0 || (levels[at]?.length ?? 0) > 0))
  return missing ? { [missing]: 'required' } : {}
}

export const addressProblems = checks(AddressDetails, (form: AddressForm, problems, { levels }: { levels: Levels }) => {
  const isPlaced = !problems.country
  return isPlaced ? { ...placeProblems(form), ...areaProblems({ form, levels }), ...problems } : problems
})

export interface Picked {
  readonly name: string
  readonly address: string
  readonly latitude: number
  readonly longitude: number
}

/** What was not said yet is taken from the point; a town by table is chosen there. */
export function pointed(form: AddressForm, { name, address, latitude, longitude }: Picked): AddressForm {
  const isTyped = !shapeOf(form.country).table.includes('city')
  return {
    ...form,
    lat: latitude.toFixed(6),
    lng: longitude.toFixed(6),
    ...(form.city === '' && isTyped && { city: name }),
    ...(form.detail === '' && { detail: address }),
  }
}
