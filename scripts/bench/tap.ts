import { get } from 'node:http'
import { sql as raw } from 'kysely'
import { APP_KEY } from '#contract/limits.ts'
import { LIVE_STREAM } from '#contract/live.ts'
import { trade } from '#contract/trade.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { insertPin } from '#server/security/queries.ts'
import { startChild } from './child.ts'
import { PIN } from './money-world.ts'
import type { Person, World } from './world.ts'

export const STREAMS = 500
const SALES = 100

export type Hear = (order: string, event: string) => void

export function listen(port: number, { token }: Person, hear: Hear): Promise<() => void> {
  return new Promise((opened, fail) => {
    const request = get(
      { host: '127.0.0.1', port, path: `${LIVE_STREAM}?app_key=${APP_KEY}`, headers: { 'x-token': token } },
      (answer) => {
        let rest = ''
        answer.setEncoding('utf8')
        answer.on('data', (piece: string) => {
          const parts = (rest + piece).split('\n\n')
          rest = parts.pop() ?? ''
          for (const part of parts) {
            if (part.includes('event: open')) opened(() => request.destroy())
            const data = /^data: (\{.*"order_no".*\})$/m.exec(part)?.[1]
            if (!data) continue
            const { order_no, event } = JSON.parse(data) as { order_no: string; event: string }
            hear(order_no, event)
          }
        })
      },
    )
    request.on('error', fail)
  })
}

export async function ask<Answer>(port: number, path: string, { token }: Person, fields: Record<string, string>) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ app_key: APP_KEY, token, ...fields }).toString(),
  })
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Answer }
  if (code !== 1) throw new Error(`${path} was refused: ${msg}`)
  return data
}

async function prepare({ context, people }: World): Promise<void> {
  const { database, passwords, clock } = context
  const now = clock.now()
  await raw`update trade_order set state = 'cancelled', wake_at = null where state <> 'cancelled'`.execute(database)
  await raw`update merchant set promised = 0, price = price + 1 where member_id in (
    select member_id from merchant where state = 'active' limit 20)`.execute(database)
  const hash = await passwords.hash(PIN)
  const sellers = people.slice(0, SALES)
  for (const { id } of sellers) {
    await insertPin(database, id, hash, now)
    const coin = await openAccount(database, id, 'coin')
    await raw`select post('recharge', ${`bench-coins-${id}`}, 0, 'system', '', ${now}, array[id], array[${coin}]::bigint[], array[100000000000::bigint])
      from account where name = 'outside:COIN'`.execute(database)
  }
}

export async function tapsUntilMatched(world: World): Promise<number[]> {
  await prepare(world)
  const houses = await Promise.all([0, 1].map(() => startChild<number>('house.ts', world.door)))
  const port = (at: number) => houses[at % houses.length]?.ready ?? 0
  const accepted = new Map<string, (at: number) => void>()
  const early = new Map<string, number>()
  const hear: Hear = (order, event) => {
    if (event !== 'accept') return
    const resolve = accepted.get(order)
    if (resolve) resolve(performance.now())
    else early.set(order, performance.now())
  }
  const leave = await Promise.all(world.people.map((person, at) => listen(port(at), person, hear)))
  const taps: number[] = []
  try {
    for (const [at, person] of world.people.slice(0, SALES).entries()) {
      const wish = { quantity: '40', mode: 'normal', pay_type: 'wallet' }
      const { quote_no } = await ask<{ quote_no: string }>(port(at), trade.quote.path, person, wish)
      const began = performance.now()
      const proof = { quote_no, payword: PIN, idem: `bench-key-${at}-of-the-tap` }
      const { order_no } = await ask<{ order_no: string }>(port(at), trade.create.path, person, { ...wish, ...proof })
      const heard = early.get(order_no) ?? (await new Promise<number>((resolve) => accepted.set(order_no, resolve)))
      taps.push(heard - began)
    }
  } finally {
    for (const go of leave) go()
    for (const house of houses) await house.leave()
  }
  return taps
}
