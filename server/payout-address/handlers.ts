import type { Taken } from '#contract/endpoint.ts'
import { payoutAddress } from '#contract/payout-address.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { refuse } from '../lib/refuse.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { provePin } from '../security/pins.ts'
import { bindAddress } from './bind.ts'
import { presentPayoutAddress } from './present.ts'
import { addressesOf, dropAddress, lockAddressesOf, makeDefaultAddress } from './queries.ts'

export const payoutAddressHandlers = implement('payoutAddress', payoutAddress, {
  list: listAddresses,
  bind: { prepare: bindAddress },
  drop: { prepare: forgetAddress },
})

async function listAddresses(call: Call) {
  const { cooling } = await cashTermsAt(call.sql, call.now)
  const mine = await addressesOf(call.sql, memberOf(call).id)
  return { list: mine.map((row) => presentPayoutAddress(row, cooling)) }
}

async function forgetAddress(call: Call, { id, version, payword }: Taken<typeof payoutAddress.drop>) {
  await provePin(call, payword)
  return async (inside: Call) => {
    const member = memberOf(inside).id
    await lockAddressesOf(inside.sql, member)
    const mine = await addressesOf(inside.sql, member)
    const row = mine.find((one) => one.id === id) ?? refuse('missing')
    if (row.version !== version) refuse('moved-on')
    if (row.in_use) refuse('address-locked')
    await dropAddress(inside.sql, row, inside.now)
    const next = mine.find((one) => one !== row)
    if (row.is_default && next) await makeDefaultAddress(inside.sql, next)
    return listAddresses(inside)
  }
}
