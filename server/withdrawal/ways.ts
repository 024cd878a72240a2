import type { Taken } from '#contract/endpoint.ts'
import { decimalOf } from '#contract/money.ts'
import { ACCOUNTS_OF, METHODS, type withdrawal, type Way, type WithdrawalAccount } from '#contract/withdrawal.ts'
import { presentBank } from '../card/present.ts'
import { accountsOf } from '../card/queries.ts'
import { isClosed } from '../ledger/audit-run.ts'
import { type Stop, stopOf } from '../ledger/freezes.ts'
import { availableIn } from '../ledger/holdings.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { termsOf } from '../ledger/terms.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { presentPayoutAddress } from '../payout-address/present.ts'
import { addressesOf } from '../payout-address/queries.ts'
import { watchwordOf } from '../notice/watchword.ts'
import { pinOf } from '../security/pin-tries.ts'
import { dueAfter } from './due.ts'
import { coolsUntil } from './quote.ts'

export async function counterOf(call: Call, { method, bank_id, address_id }: Taken<typeof withdrawal.counter>) {
  const { sql, now } = call
  const { id } = memberOf(call)
  const bank = named(await accountsOf(sql, id), bank_id)
  const address = named(await addressesOf(sql, id), address_id)
  const open = flag(!(await isClosed(sql)))
  const changed = { bank: bank?.changed_at, usdt: address?.changed_at }
  const ways: Way[] = []
  let latest: Date | null = null
  for (const one of METHODS.filter((name) => method === '' || name === method)) {
    const at = changed[one]
    const cool = at ? await coolsUntil(sql, id, at, now) : null
    if (cool && (!latest || cool > latest)) latest = cool
    const due = await dueAfter(sql, one, cool ?? now, now)
    const when = { due_time: unix(due), cool_until: cool && unix(cool), open }
    for (const account of ACCOUNTS_OF[one]) ways.push({ ...(await wayOf(call, one, account)), ...when })
  }
  const stop = await stopOf(sql, id, now)
  const { cooling } = await cashTermsAt(sql, now)
  return {
    methods: ways,
    bank: bank ? presentBank(call, bank, cooling) : null,
    address: address ? presentPayoutAddress(address, cooling) : null,
    need_payword: flag((await pinOf(sql, id)) === undefined),
    cool_until: latest && unix(latest),
    hold: stop ? holdIn(stop) : null,
    watchword: await watchwordOf(call.context, sql, id),
    server_time: unix(now),
  }
}

const named = <Row extends { readonly id: number }>(rows: readonly Row[], id: number | undefined): Row | undefined =>
  rows.find((row) => row.id === id) ?? rows[0]

const holdIn = ({ reason, until, name, second }: Stop) => ({
  reason,
  until: until && unix(until),
  decided_by: second === null ? name : `${name}, ${second}`,
})

async function wayOf(
  { sql, now, ...call }: Call,
  method: Way['method'],
  account: WithdrawalAccount,
): Promise<Omit<Way, 'due_time' | 'cool_until' | 'open'>> {
  const { id } = memberOf({ sql, now, ...call })
  const currency = CURRENCY[account]
  const terms = await termsOf(sql, 'withdraw', account, id, now)
  const text = (amount: bigint) => decimalOf(amount, currency)
  return {
    method,
    account,
    available: text(await availableIn(sql, id, account)),
    min: text(terms.least),
    max: text(terms.mostADay),
    today_left: text(terms.mostADay > terms.today ? terms.mostADay - terms.today : 0n),
    fee_rate: terms.feeRate,
    fee_fixed: text(terms.feeFixed),
  }
}
