import { type address, type AddressDetails, ADDRESSES_KEPT, placeProblems } from '#contract/address.ts'
import type { Taken } from '#contract/endpoint.ts'
import { postcodeOf } from '#contract/postcode.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { areaProblems } from './areas.ts'
import { presentAddress } from './present.ts'
import {
  type AddressRow,
  addressesOf,
  changeAddress,
  deleteAddress,
  findSaid,
  insertAddress,
  lockAddressesOf,
  makeDefault,
  setNoDefault,
  type Where,
} from './queries.ts'

function judged({ is_default: _default, ...where }: AddressDetails): Where {
  refuseProblems({ ...areaProblems(where), ...placeProblems(where) })
  return { ...where, postcode: postcodeOf(where.country, where.postcode) ?? '' }
}

async function locked(call: Call): Promise<AddressRow[]> {
  const { id } = memberOf(call)
  await lockAddressesOf(call.sql, id)
  return addressesOf(call.sql, id)
}

async function shown(call: Call, id: number) {
  const mine = await addressesOf(call.sql, memberOf(call).id)
  return presentAddress(call, mine.find((row) => row.id === id) ?? refuse('missing'))
}

export async function listAddresses(call: Call) {
  const mine = await addressesOf(call.sql, memberOf(call).id)
  return { list: mine.map((row) => presentAddress(call, row)) }
}

export const showAddress = (call: Call, { id }: Taken<typeof address.info>) => shown(call, id)

/** After a lost answer the same may be said again. */
export async function addAddress(call: Call, asked: Taken<typeof address.add>) {
  const where = judged(asked)
  const { id: member } = memberOf(call)
  const mine = await locked(call)
  const [same] = await findSaid(call, mine, where)
  if (same) {
    if (asked.is_default === 1) await makeDefault(call.sql, same)
    return shown(call, same.id)
  }
  if (mine.length >= ADDRESSES_KEPT) refuse('addresses-enough')
  const isDefault = asked.is_default === 1 || mine.length === 0
  if (isDefault) await setNoDefault(call.sql, member)
  return shown(call, await insertAddress(call.context, call.sql, where, { member, isDefault, now: call.now }))
}

export async function editAddress(call: Call, { id, version, ...asked }: Taken<typeof address.edit>) {
  const where = judged(asked)
  const mine = await locked(call)
  const row = mine.find((one) => one.id === id) ?? refuse('missing')
  if ((await findSaid(call, [row], where)).length === 0) {
    if (row.version !== version) refuse('moved-on')
    await changeAddress(call, row, where)
  }
  if (asked.is_default === 1) await makeDefault(call.sql, row)
  return shown(call, id)
}

export async function preferAddress(call: Call, { id }: Taken<typeof address.prefer>) {
  const row = (await locked(call)).find((one) => one.id === id) ?? refuse('missing')
  await makeDefault(call.sql, row)
  return listAddresses(call)
}

export async function dropAddress(call: Call, { id, version }: Taken<typeof address.drop>) {
  const mine = await locked(call)
  const row = mine.find((one) => one.id === id) ?? refuse('missing')
  if (row.version !== version) refuse('moved-on')
  await deleteAddress(call.sql, row)
  const next = mine.find((one) => one !== row)
  if (row.is_default && next) await makeDefault(call.sql, next)
  return listAddresses(call)
}
