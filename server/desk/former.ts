import { type Currency, decimalOf } from '#contract/money.ts'
import { moneyOfFormer } from '../ledger/former.ts'
import type { Desk } from './desk.ts'
import { minute, table } from './terminal.ts'

export async function listFormer({ context: { database }, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const waiting = await moneyOfFormer(database)
  if (waiting.length === 0) return terminal.say('Nothing waits of anybody who is gone.')
  const lines = waiting.map(({ user_no, name, currency, amount, came, at }) => [
    user_no,
    name,
    decimalOf(amount ?? 0n, currency as Currency),
    currency,
    came,
    minute(at),
  ])
  terminal.say(table(['member', 'account', 'holds', 'currency', 'came last by', 'at (UTC)'], lines, ['holds']))
  terminal.say(
    'Send it back to where it came from, then write it down: manual propose --member <no> --account <name> --amount <12.00> --direction out --reason "..."',
  )
}
