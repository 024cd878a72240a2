import { decimalOf } from '#contract/money.ts'
import { proofBy } from '../ledger/proof-queries.ts'
import { proveBalances, UnsoundBooks } from '../ledger/proof.ts'
import type { Desk } from './desk.ts'
import { BROKEN, DeskRefusal, refuse } from './refusal.ts'
import { table } from './terminal.ts'

export async function proveNow({ context, terminal }: Desk): Promise<void> {
  const { database, settings } = context
  const made = await proveBalances(context).catch((error: unknown) => {
    throw error instanceof UnsoundBooks ? new DeskRefusal(error.message, BROKEN) : error
  })
  if (made.length === 0) refuse('Balances are being proven by another process; look again in a minute.')
  const proofs = await Promise.all(made.map((id) => proofBy(database, id)))
  const known = proofs.filter((proof) => proof !== undefined)
  const rows = known.map(({ proof, sequence, currency, total, leaves, root }) => [
    currency,
    `${proof}`,
    sequence,
    decimalOf(BigInt(total), currency),
    `${leaves}`,
    root,
  ])
  terminal.say(
    table(['currency', 'proof', 'posting', 'total', 'leaves', 'root'], rows, ['proof', 'posting', 'total', 'leaves']),
  )
  terminal.say(`\nEverybody reads them at ${settings.origin}/proof`)
}
