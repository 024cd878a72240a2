import { sql as raw } from 'kysely'
import type { AddressDetails } from '#contract/address.ts'
import { sealerFor } from '#server/lib/sealed-names.ts'
import { idOf, type Who } from './people.ts'
import type { House, World } from './world.ts'

export const HAMBURG: AddressDetails = {
  consignee: 'Mira Kallas',
  mobile: '+49 40 55501234',
  country: 'DE',
  province: 'Hamburg',
  city: 'Hamburg',
  district: '',
  detail: 'Am Kaiserkai 12',
  postcode: '20457',
  lat: '',
  lng: '',
  is_default: 0,
}
export const HANGZHOU: AddressDetails = {
  ...HAMBURG,
  consignee: '林晓雨',
  mobile: '+86 138 0013 8000',
  country: 'CN',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 90 号 2 幢 301 室',
  postcode: '310012',
}

/** Without any before, the first of them is the default one. */
export async function keepsAddresses(
  world: Pick<World, 'sql' | 'context'>,
  who: Who,
  addresses: Readonly<Record<number, AddressDetails>>,
) {
  const { context, sql } = world
  const [member, now] = [await idOf(world, who), context.clock.now()]
  const seal = await sealerFor(context, sql, [member])
  const before = await sql.selectFrom('address').select('id').where('member_id', '=', member).execute()
  for (const [place, [id, one]] of Object.entries(addresses).entries())
    await raw`
      insert into address (id, member_id, consignee, mobile, country, province, city, district, detail, postcode, lat, lng,
        is_default, created_at, changed_at)
      overriding system value
      values (${Number(id)}, ${member}, ${seal(one.consignee)}, ${seal(one.mobile)}, ${one.country}, ${one.province},
        ${one.city}, ${one.district}, ${seal(one.detail)}, ${seal(one.postcode)}, ${seal(one.lat)}, ${seal(one.lng)},
        ${place === 0 && before.length === 0}, ${now}, ${now})`.execute(sql)
}

/** Another phone was faster: each is another version. */
export const movesAddresses = async (world: House, who: Who) =>
  world.sql
    .updateTable('address')
    .set(({ eb }) => ({ city: 'Elsewhere', version: eb('version', '+', 1) }))
    .where('member_id', '=', await idOf(world, who))
    .execute()

export const deletesAddresses = ({ sql }: House) => sql.deleteFrom('address').execute()

/** As many as one may keep. */
export const fillsAddresses = (world: Pick<World, 'sql' | 'context'>, who: Who, first: number, count: number) =>
  keepsAddresses(
    world,
    who,
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [first + at, { ...HAMBURG, detail: `Am Kaiserkai ${at}` }]),
    ),
  )
