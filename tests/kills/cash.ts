import { sql as raw } from 'kysely'
import * as v from 'valibot'
import { payment } from '#contract/payment.ts'
import { openAddress } from '#server/deposit/addresses.ts'
import { mineInSandbox, sendInSandbox } from '#server/deposit/sandbox-chain.ts'
import { systemChance } from '#server/lib/chance.ts'
import type { Callback } from '#server/lib/gateway.ts'
import { sandboxSecret } from '#server/payment/gateways.ts'
import { sandboxCallback, sandboxSays } from '#server/payment/sandbox.ts'
import { openChannel } from '#tests/world/channels.ts'
import { ask } from './load.ts'
import { newMember, PEPPER, type Vault } from './vault.ts'

const NETWORK = 'ERC20'
const DEPTH = 12
/** An account's public key of nobody, by which addresses are made. */
const KEY =
  'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt'
const online = { bank_name: '', by_proof: false }

export async function openOnline(vault: Vault): Promise<void> {
  await openChannel(vault, { ...online, type: 'gateway', network: 'alipay' })
  await openChannel(vault, { ...online, type: 'chain', currency: 'USDT', account: 'usdt', network: NETWORK })
}

interface PendingCallback {
  readonly order_no: string
  readonly said: Callback
  isHeard: boolean
}

export async function paidThere(vault: Vault, origin: string, count: number): Promise<PendingCallback[]> {
  const callbacks: PendingCallback[] = []
  for (let at = 0; at < count; at += 1) {
    const { token } = await newMember(vault.sql, 0n)
    const form = { amount: '25', idem: `paid-there-${process.pid}-${token.slice(0, 12)}` }
    const answer = await ask(origin, { path: payment.rechargeByAlipay.path, token, form })
    const { pay_no, order_no } = v.parse(payment.rechargeByAlipay.gives, answer?.data)
    await vault.sql.updateTable('sandbox_payment').set({ state: 'paid' }).where('pay_no', '=', pay_no).execute()
    const says = await sandboxSays(vault.sql, pay_no)
    if (says)
      callbacks.push({ order_no, isHeard: false, said: sandboxCallback(sandboxSecret(PEPPER), says, new Date()) })
  }
  return callbacks
}

export async function deliver(origin: string, one: PendingCallback): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(one.said.headers as Record<string, string>) }
  const init = { method: 'POST', headers, body: one.said.body, signal: AbortSignal.timeout(10_000) }
  one.isHeard = await fetch(`${origin}/gateway/alipay`, init).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Deposits that a network has, one a block, all of them deep enough; nobody here followed it yet. */
export async function minedThere(vault: Vault, count: number): Promise<string[]> {
  const { sql } = vault
  const sent: string[] = []
  for (let at = 0; at < count; at += 1) {
    const { id } = await newMember(sql, 0n)
    const { address } = await openAddress(sql, id, NETWORK, KEY, new Date())
    sent.push(
      await sendInSandbox(sql, systemChance, { network: NETWORK, to: address, amount: 25_000_000n }, new Date()),
    )
    await mineInSandbox(sql, NETWORK, new Date())
  }
  for (let block = 0; block < DEPTH; block += 1) await mineInSandbox(sql, NETWORK, new Date())
  return sent
}

/** Whether the house began to follow the network: what was there before is not its own. */
export const isFollowed = async ({ sql }: Vault): Promise<boolean> =>
  (await sql.selectFrom('chain_block').select('height').where('network', '=', NETWORK).limit(1).execute()).length > 0

export async function standing({ sql }: Vault, sent: readonly string[]): Promise<{ seen: number; credited: number }> {
  const rows = await sql.selectFrom('deposit').select('state').where('tx', 'in', sent).execute()
  return { seen: rows.length, credited: rows.filter(({ state }) => state === 'credited').length }
}

export async function postedOtherwise({ sql }: Vault, sent: readonly string[]): Promise<string[]> {
  const { rows } = await raw<{ tx: string; times: number }>`
    select tx, count(posting.id)::integer as times
    from unnest(${sent}::text[]) as tx left join deposit using (tx) left join recharge on recharge.id = recharge_id
      left join posting on ref = order_no group by tx having count(posting.id) <> 1`.execute(sql)
  return rows.map(({ tx, times }) => `${tx} ${times}`)
}
