import { sql as raw } from 'kysely'
import { APP_KEY } from '#contract/limits.ts'
import { transfer } from '#contract/transfer.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { printOf } from '#server/ledger/quotes.ts'
import { insertPin } from '#server/security/queries.ts'
import { openBenchWorld, type Person, type World } from './world.ts'

export const PIN = '204816'
const AMOUNT = '1.00'
const [NET, FEE] = [99n, 1n]
const RICH = 100_000_000_000n

export interface Payer {
  readonly person: Person
  readonly wish: { to: string; account: string; amount: string; remark: string }
  readonly print: string
}

export interface MoneyWorld extends World {
  readonly payers: readonly Payer[]
  readonly pin: string
  quotes(each: number): Promise<string[][]>
}

export async function openMoneyWorld(lanes: number): Promise<MoneyWorld> {
  const world = await openBenchWorld(lanes)
  const { database, passwords, clock } = world.context
  const hash = await passwords.hash(PIN)
  const outside = await houseAccount(database, 'outside', 'EUR')
  const fees = await houseAccount(database, 'fees', 'EUR')
  const accounts = await Promise.all(world.people.map(({ id }) => openAccount(database, id, 'balance')))
  for (const [at, { id }] of world.people.entries()) {
    await insertPin(database, id, hash, clock.now())
    const legs = [{ from: outside, to: accounts[at] ?? 0n, amount: RICH }]
    await post(database, { kind: 'recharge', ref: `bench-${at}`, actor: 'system', at: clock.now(), legs })
  }
  const payers = world.people.map((person, at): Payer => {
    const neighbour = world.people[(at + 1) % lanes] as Person
    const wish = { to: neighbour.email, account: 'balance', amount: AMOUNT, remark: '' }
    return { person, wish, print: printOf('transfer', wish).toString('hex') }
  })
  let made = 0
  return {
    ...world,
    payers,
    pin: hash,
    async quotes(each) {
      const names: string[][] = []
      for (const [at, { person, print }] of payers.entries()) {
        const first = made
        made += each
        names.push(Array.from({ length: each }, (_, n) => nameOf(first + n)))
        const mine = accounts[at] ?? 0n
        const theirs = accounts[(at + 1) % lanes] ?? 0n
        await raw`
          insert into quote (quote_no, member_id, act, account, kind, print, from_accounts, to_accounts, amounts, gross, most_a_day, says, made_at, expires_at)
          select 'bench-quote-' || lpad((${first}::int + n)::text, 12, '0'), ${person.id}, 'transfer', 'balance', 'transfer', decode(${print}, 'hex'),
            array[${mine}, ${mine}]::bigint[], array[${theirs}, ${fees}]::bigint[], array[${NET}, ${FEE}]::bigint[], 100, ${RICH},
            '{"from": "balance", "to": "balance", "receiver": null, "gross": "1.00", "fee": "0.01", "rate": "1", "net": "0.99"}',
            ${clock.now()}, ${clock.now()}::timestamptz + interval '1 day'
          from generate_series(0, ${each - 1}::int) as n`.execute(database)
      }
      return names
    },
  }
}

const nameOf = (number: number) => `bench-quote-${String(number).padStart(12, '0')}`

export const formOf = ({ person, wish }: Payer, quote: string): string =>
  new URLSearchParams({
    app_key: APP_KEY,
    token: person.token,
    ...wish,
    quote_no: quote,
    payword: PIN,
    idem: `key-of-${quote}`,
  }).toString()

export const PATH = transfer.send.path
