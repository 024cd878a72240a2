import { payoutAddress } from '#contract/payout-address.ts'
import { ADDRESSES_MAX } from '#contract/limits.ts'
import type { Taken } from '#contract/endpoint.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { refuse } from '../lib/refuse.ts'
import { provePin } from '../security/pins.ts'
import { told } from './present.ts'
import {
  type AddressRow,
  addressesOf,
  addressOf,
  changeAddress,
  dropAddress,
  insertAddress,
  lockAddressesOf,
  setNoDefaultAddress,
} from './queries.ts'

type Asked = Taken<typeof payoutAddress.bind>

const listed = async (call: Call) => ({
  list: (await addressesOf(call.sql, memberOf(call).id)).map((row) => told(call, row)),
})

/** Adds an address, or writes the next version of one; where it leads was judged with its network. */
async function write(call: Call, { id, version, network, address, label, is_default }: Asked): Promise<number> {
  const { sql, now } = call
  const member = memberOf(call).id
  await lockAddressesOf(sql, member)
  const mine = await addressesOf(sql, member)
  const isFirst = is_default === 1 || mine.length === 0
  const same = mine.find((one) => one.address === address)
  if (same && same.id !== id)
    return id === undefined ? same.id : refuse('invalid', { problems: { address: 'chain-address-taken' } })
  if (id === undefined) {
    if (mine.length >= ADDRESSES_MAX) refuse('address-enough')
    if (isFirst) await setNoDefaultAddress(sql, member)
    return insertAddress(sql, member, { network, address, label, is_default: isFirst }, now)
  }
  const row: AddressRow = mine.find((one) => one.id === id) ?? refuse('missing')
  if (row.version !== version) refuse('moved-on')
  if (row.in_use && row.address !== address) refuse('address-locked')
  if (isFirst && !row.is_default) await setNoDefaultAddress(sql, member)
  await changeAddress(sql, row, { network, address, label, is_default: isFirst || row.is_default }, now)
  return id
}

export const payoutAddressHandlers = implement('payoutAddress', payoutAddress, {
  list: listed,

  bind: {
    async prepare(call, asked) {
      await provePin(call, asked.payword)
      return async (inside) =>
        told(
          inside,
          (await addressOf(inside.sql, memberOf(inside).id, await write(inside, asked))) ?? refuse('missing'),
        )
    },
  },

  drop: {
    async prepare(call, { id, payword }) {
      await provePin(call, payword)
      return async (inside) => {
        const member = memberOf(inside).id
        await lockAddressesOf(inside.sql, member)
        const row = (await addressOf(inside.sql, member, id)) ?? refuse('missing')
        if (row.in_use) refuse('address-locked')
        await dropAddress(inside.sql, row, inside.now)
        return listed(inside)
      }
    },
  },
})
