import { decimalOf } from '#contract/money.ts'
import { housePools, POOL_PURPOSES } from '../ledger/pools.ts'
import { speaker } from '../lib/words.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import type { Desk } from './desk.ts'
import { amountIn, fundJournal, sourceIn } from './funding.ts'
import { refuse } from './refusal.ts'
import { table } from './terminal.ts'

export async function listPools({ context, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const say = speaker('en')
  const rows = (await housePools(context.database)).map(({ name, currency, amount, reserved }) => [
    name,
    say(`web.transparency.pool.${POOL_PURPOSES[name]}`),
    decimalOf(amount, currency),
    reserved === null ? '' : decimalOf(reserved, currency),
    currency,
  ])
  terminal.say(table(['pool', 'pays for', 'holds', 'reserved', 'in'], rows, ['holds', 'reserved']))
  terminal.say('Ventures have pools of their own: "ventures" lists them.')
}

async function poolNamed({ context }: Desk, name: string | undefined) {
  const pools = await housePools(context.database)
  return (
    pools.find((pool) => pool.name === name) ?? refuse(`There is no pool called ${name ?? ''}; "pools" lists them.`)
  )
}

export async function fundPool(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const from = sourceIn(desk)
  const operator = await desk.signIn()
  const pool = await poolNamed(desk, desk.words[0])
  const body = { from, amount: `${amountIn(desk.flags['amount'], pool.currency, 'amount')}` }
  desk.terminal.say(await fundJournal(desk.context.database, pool, body))
  const asked = await propose(desk, operator, { kind: 'pool', subject: pool.name, body, reason })
  desk.terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: pool approve ${asked}`)
}

export async function poolPreview(desk: Desk, { subject, body, reason, maker }: Request): Promise<string> {
  const journal = await fundJournal(desk.context.database, await poolNamed(desk, subject), body)
  return `${journal}\n${maker} asks for it: ${reason}`
}
