import { addressProblem, plainAddress } from '#contract/chain-address.ts'
import type { Taken } from '#contract/endpoint.ts'
import { ADDRESSES_MAX } from '#contract/limits.ts'
import { type payoutAddress, shortAddress } from '#contract/payout-address.ts'
import { addressAddedLetter, addressChangedLetter } from '../card/letters.ts'
import { secondForChange } from '../factor/needed-for-change.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { writeLetter } from '../notice/outbox.ts'
import { provePin } from '../security/pins.ts'
import { guessCode, newestCodeAddress, useCode } from '../session/codes.ts'
import { memberById } from '../session/queries.ts'
import { presentPayoutAddress } from './present.ts'
import {
  type AddressRow,
  addressesOf,
  changeAddress,
  insertAddress,
  lockAddressesOf,
  setNoDefaultAddress,
} from './queries.ts'

type Asked = Taken<typeof payoutAddress.bind>

export async function bindAddress(call: Call, asked: Asked) {
  const problem = addressProblem(asked.address, asked.network)
  if (problem) refuseProblems({ address: problem })
  if (asked.id !== undefined && asked.version === undefined) refuseProblems({ version: 'required' })
  const wish = { ...asked, address: plainAddress(asked.address) }
  const { id } = memberOf(call)
  await provePin(call, wish.payword)
  const there = (await addressesOf(call.sql, id)).find((row) => isSaid(row, wish))
  if (there) return async (inside: Call) => presentPayoutAddress(there, await coolingAt(inside))
  const { email } = await memberById(call.sql, id)
  const account = (await newestCodeAddress(call, 'withdraw_address', [email])) ?? refuse('dead-code')
  const code = await guessCode(call, 'withdraw_address', { account, code: wish.code, request_no: wish.request_no })
  const prove = await secondForChange(call, id, wish.second)
  return async (inside: Call) => {
    await useCode(inside, code)
    await prove(inside)
    await lockAddressesOf(inside.sql, id)
    const mine = await addressesOf(inside.sql, id)
    const written = wish.id === undefined ? await add(inside, mine, wish) : await change(inside, mine, wish)
    const letter = wish.id === undefined ? addressAddedLetter : addressChangedLetter
    await writeLetter(inside, letter(inside, email, `${wish.network} ${shortAddress(wish.address)}`))
    const row = (await addressesOf(inside.sql, id)).find((one) => one.id === written) ?? refuse('missing')
    return presentPayoutAddress(row, await coolingAt(inside))
  }
}

const coolingAt = async ({ sql, now }: Call) => (await cashTermsAt(sql, now)).cooling

/** After a lost answer the same may be said again. */
const isSaid = (row: AddressRow, { id, network, address, label, is_default }: Asked) =>
  (id === undefined || row.id === id) &&
  row.network === network &&
  row.address === address &&
  row.label === label &&
  (row.is_default || is_default === 0)

async function add(call: Call, mine: AddressRow[], wish: Asked): Promise<number> {
  const { network, address, label } = wish
  const member = memberOf(call).id
  if (mine.some((one) => one.address === address)) refuseProblems({ address: 'chain-address-taken' })
  if (mine.length >= ADDRESSES_MAX) refuse('address-enough')
  const isDefault = wish.is_default === 1 || mine.length === 0
  if (isDefault) await setNoDefaultAddress(call.sql, member)
  return insertAddress(call.sql, member, { network, address, label, is_default: isDefault }, call.now)
}

async function change(call: Call, mine: AddressRow[], wish: Asked): Promise<number> {
  const { network, address, label } = wish
  const row = mine.find(({ id }) => id === wish.id) ?? refuse('missing')
  if (row.version !== wish.version) refuse('moved-on')
  if (row.in_use && row.address !== address) refuse('address-locked')
  if (mine.some((one) => one !== row && one.address === address)) refuseProblems({ address: 'chain-address-taken' })
  const isFirst = wish.is_default === 1 && !row.is_default
  if (isFirst) await setNoDefaultAddress(call.sql, memberOf(call).id)
  await changeAddress(call.sql, row, { network, address, label, is_default: isFirst || row.is_default }, call.now)
  return row.id
}
