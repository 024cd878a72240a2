import * as v from 'valibot'
import { Country } from './countries.ts'
import { endpoint } from './endpoint.ts'
import { NICKNAME_PATTERN } from './limits.ts'
import { postcodeOf } from './postcode.ts'
import { problem, type Problem } from './problems.ts'
import { Flag, Id, Nothing, Version } from './shapes.ts'

export const ADDRESSES_KEPT = 20
const CONSIGNEE_MAX = 30
const AREA_MAX = 60
const DETAIL = { least: 4, most: 120 } as const
/** As it is typed, with whatever stands between them. */
const POSTCODE_SIGNS = 16
const PHONE_SIGNS = 30
/** Digits of a number anywhere, its country's in front or not. */
const PHONE = /^\+?(?:[ ()./-]*\d){6,15}[ )]*$/
const DEGREES = /^-?\d{1,3}(\.\d{1,8})?$/

/** What the areas of a country are called in an address, from the largest down. */
const AREAS = ['province', 'city', 'district'] as const
export type AreaName = (typeof AREAS)[number]

interface Shape {
  /** Those that are chosen from a table. */
  readonly table: readonly AreaName[]
  /** Whether a letter does not arrive without them. */
  readonly needed: boolean
}

const TABLES: Readonly<Record<string, Shape>> = {
  CN: { table: ['province', 'city', 'district'], needed: true },
  DE: { table: ['province'], needed: false },
  IL: { table: ['province'], needed: false },
  IT: { table: ['province', 'district'], needed: true },
  NL: { table: ['province'], needed: false },
  PL: { table: ['province'], needed: false },
  PT: { table: ['province'], needed: false },
  SE: { table: ['province'], needed: false },
  ZA: { table: ['province'], needed: true },
}
const FREE: Shape = { table: [], needed: false }

/** Where the town stands before the postcode. */
const TOWN_FIRST = new Set(['AU', 'CA', 'GB', 'IE', 'IL', 'IN', 'NZ', 'US', 'ZA'])
export const isTownFirst = (country: string): boolean => TOWN_FIRST.has(country)

export const shapeOf = (country: string): Shape => TABLES[country] ?? FREE

const plain = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.transform((text) => text.replace(/\s+/g, ' ').trim()),
)
const written = (required: Problem, most: number) =>
  v.pipe(
    plain,
    v.minLength(1, required),
    v.maxLength(most, problem('text-long')),
    v.regex(NICKNAME_PATTERN, problem('text-invalid')),
  )
const area = v.pipe(
  plain,
  v.maxLength(AREA_MAX, problem('text-long')),
  v.check((text) => text === '' || NICKNAME_PATTERN.test(text), problem('text-invalid')),
)
/** What a phone copies with a number, to turn it where one reads from right to left, is no part of it. */
const Mobile = v.pipe(
  v.string(),
  v.normalize('NFKC'),
  v.transform((text) =>
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Pd}/gu, '-')
      .replace(/\s+/g, ' ')
      .trim(),
  ),
  v.minLength(1, problem('required')),
  v.maxLength(PHONE_SIGNS, problem('text-long')),
  v.regex(PHONE, problem('phone-abroad')),
)
const degrees = (most: number) =>
  v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.regex(DEGREES, problem('unreadable')),
        v.check((text) => Math.abs(Number(text)) <= most, problem('unreadable')),
      ),
    ]),
    '',
  )

/** What is said of its place together is judged by `placeProblems`. */
export const AddressDetails = v.object({
  consignee: written('name-required', CONSIGNEE_MAX),
  mobile: Mobile,
  country: Country,
  province: v.optional(area, ''),
  city: written('required', AREA_MAX),
  district: v.optional(area, ''),
  detail: v.pipe(written('address-required', DETAIL.most), v.minLength(DETAIL.least, problem('text-short'))),
  postcode: v.optional(v.pipe(plain, v.maxLength(POSTCODE_SIGNS, problem('postcode-invalid'))), ''),
  lat: degrees(90),
  lng: degrees(180),
  is_default: v.optional(Flag, 0),
})
export type AddressDetails = v.InferOutput<typeof AddressDetails>

type Place = Pick<AddressDetails, 'country' | 'postcode' | 'lat' | 'lng'>

/** A postcode is judged by its country, and a point has both of its numbers. */
export function placeProblems({ country, postcode, lat, lng }: Place): Partial<Record<'postcode' | 'lat', Problem>> {
  const isHalf = (lat === '') !== (lng === '')
  const isWrong = postcodeOf(country, postcode) === undefined
  return {
    ...(isWrong && { postcode: postcode.trim() === '' ? 'required' : 'postcode-invalid' }),
    ...(isHalf && { lat: 'unreadable' }),
  }
}

export const PostalAddress = v.object({
  id: v.number(),
  version: v.number(),
  consignee: v.string(),
  mobile: v.string(),
  country: v.string(),
  province: v.string(),
  city: v.string(),
  district: v.string(),
  detail: v.string(),
  postcode: v.string(),
  /** Both are empty where no point was picked. */
  lat: v.string(),
  lng: v.string(),
  is_default: Flag,
  /** In the order of its country, with the country in the reader’s language. */
  full_text: v.string(),
})
export type PostalAddress = v.InferOutput<typeof PostalAddress>

const Kept = v.object({ list: v.array(PostalAddress) })

const Area = v.object({
  id: v.number(),
  pid: v.number(),
  code: v.string(),
  /** In the language of its country. */
  name: v.string(),
  leaf: Flag,
})
export type Area = v.InferOutput<typeof Area>

export const address = {
  index: endpoint({
    path: '/user/address/index',
    access: 'member',
    takes: Nothing,
    gives: Kept,
    refusals: [],
    summary: 'The addresses that the member has things sent to, the default one first.',
  }),
  info: endpoint({
    path: '/user/address/info',
    access: 'member',
    takes: v.object({ id: Id }),
    gives: PostalAddress,
    refusals: ['missing'],
    summary: 'One address of the member.',
  }),
  area: endpoint({
    path: '/user/address/area',
    access: 'anyone',
    takes: v.object({ country: v.optional(Country, 'CN'), pid: v.optional(Version, 0) }),
    gives: v.object({ list: v.array(Area) }),
    refusals: [],
    summary:
      'The areas of a country below another one, or its largest. A country without a table has none, and they are typed.',
  }),
  add: endpoint({
    path: '/user/address/add',
    access: 'member',
    writes: true,
    takes: AddressDetails,
    gives: PostalAddress,
    refusals: ['invalid', 'addresses-enough'],
    summary: 'Keeps an address; the first is the default one. What is kept already is left as it is.',
  }),
  edit: endpoint({
    path: '/user/address/edit',
    access: 'member',
    writes: true,
    takes: v.object({ ...AddressDetails.entries, id: Id, version: Version }),
    gives: PostalAddress,
    refusals: ['invalid', 'missing', 'moved-on'],
    summary: 'Changes the version of an address that was read. Orders keep the one they were made with.',
  }),
  drop: endpoint({
    path: '/user/address/del',
    access: 'member',
    writes: true,
    takes: v.object({ id: Id, version: Version }),
    gives: Kept,
    refusals: ['missing', 'moved-on'],
    summary:
      'Deletes the version of an address that was read. Was it the default one, the oldest of the others is from now on.',
  }),
  prefer: endpoint({
    path: '/user/address/set_default',
    access: 'member',
    writes: true,
    takes: v.object({ id: Id }),
    gives: Kept,
    refusals: ['missing'],
    summary: 'Makes one address of the member the default one.',
  }),
}
