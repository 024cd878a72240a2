import type { card } from '#contract/card.ts'
import type { Taken } from '#contract/endpoint.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { provePin } from '../security/pins.ts'
import { presentBank } from './present.ts'
import { accountsOf, dropAccount, lockAccountsOf, makeDefault, setNoDefault } from './queries.ts'

export async function listBanks(call: Call) {
  const { cooling } = await cashTermsAt(call.sql, call.now)
  const mine = await accountsOf(call.sql, memberOf(call).id)
  return { list: mine.map((row) => presentBank(call, row, cooling)) }
}

async function lockedAccount(call: Call, id: number) {
  const member = memberOf(call).id
  await lockAccountsOf(call.sql, member)
  const mine = await accountsOf(call.sql, member)
  const row = mine.find((one) => one.id === id) ?? refuse('missing')
  return { member, row, next: mine.find((one) => one !== row) }
}

export async function preferBank(call: Call, { id }: Taken<typeof card.prefer>) {
  const { member, row } = await lockedAccount(call, id)
  if (!row.is_default) {
    await setNoDefault(call.sql, member)
    await makeDefault(call.sql, row)
  }
  return listBanks(call)
}

export async function dropBank(call: Call, { id, version, payword }: Taken<typeof card.drop>) {
  await provePin(call, payword)
  return async (inside: Call) => {
    const { row, next } = await lockedAccount(inside, id)
    if (row.version !== version) refuse('moved-on')
    if (row.in_use) refuse('bank-locked')
    await dropAccount(inside.sql, row, inside.now)
    if (row.is_default && next) await makeDefault(inside.sql, next)
    return listBanks(inside)
  }
}
