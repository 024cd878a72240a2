import { recharge, type RechargeInfo } from '#contract/recharge.ts'
import type { Desk } from '#server/desk/desk.ts'
import { recharges } from '#server/desk/recharges.ts'
import { inTransaction } from '#server/lib/database.ts'
import { moveRecharge } from '#server/recharge/move.ts'
import { lockRecharge } from '#server/recharge/queries.ts'
import type { RechargeRow } from '#server/recharge/rows.ts'
import { startChild } from './child.ts'
import { ask, listen, STREAMS, type Hear } from './tap.ts'
import { contextAt, openWorld, type Person, type World } from './world.ts'

export const CREDITS = 100
const AMOUNT = '138'

async function lookedInto({ context: { database, clock } }: World, port: number, person: Person): Promise<string> {
  const { list } = await ask<{ list: { id: number; type: string }[] }>(port, recharge.channels.path, person, {})
  const channel_id = String(list.find(({ type }) => type === 'bank')?.id ?? 0)
  const form = { channel_id, amount: AMOUNT, idem: `bench-key-of-${person.id}-begins` }
  const { order_no } = await ask<RechargeInfo>(port, recharge.recharge.path, person, form)
  const { id: operator } = await database.selectFrom('operator').select('id').limit(1).executeTakeFirstOrThrow()
  for (const move of [
    { type: 'prove', by: 'member' },
    { type: 'take', by: 'operator' },
  ] as const)
    await inTransaction(database, async (sql) => {
      const row = (await lockRecharge(sql, order_no)) as RechargeRow
      await moveRecharge({ sql, now: clock.now() }, row, move, move.type === 'take' ? { operator } : {})
    })
  return order_no
}

export async function creditsUntilSeen(): Promise<number[]> {
  const world = await openWorld(STREAMS)
  const context = contextAt(world.door, 'quay_desk')
  const operator = await world.context.database.selectFrom('operator').selectAll().limit(1).executeTakeFirstOrThrow()
  const houses = await Promise.all([0, 1].map(() => startChild<number>('house.ts', world.door)))
  const port = (at: number) => houses[at % houses.length]?.ready ?? 0
  const waiting = new Map<string, () => void>()
  const hear: Hear = (order, event) => {
    if (event === 'credit') waiting.get(order)?.()
  }
  const leave = await Promise.all(world.people.map((person, at) => listen(port(at), person, hear)))
  const times: number[] = []
  try {
    for (const [at, person] of world.people.slice(0, CREDITS).entries()) {
      const order_no = await lookedInto(world, port(at), person)
      const heard = new Promise<void>((resolve) => waiting.set(order_no, resolve))
      let began = 0
      const yes = async () => {
        began = performance.now()
        return true
      }
      const terminal = { say: () => undefined, confirm: yes, close: () => undefined } as unknown as Desk['terminal']
      const desk: Desk = {
        context,
        terminal,
        words: [order_no],
        flags: { ref: `bench-${order_no}` },
        anchors: '',
        signIn: async () => operator,
        seal: (text) => text,
      }
      const credited = recharges.act('credit')(desk)
      await heard
      const { status } = await ask<RechargeInfo>(port(at), recharge.info.path, person, { order_no })
      times.push(performance.now() - began)
      if (status !== 'credited') throw new Error(`${order_no} is ${status} on the phone`)
      await credited
    }
  } finally {
    for (const go of leave) go()
    for (const house of houses) await house.leave()
    await context.database.destroy()
    await world.close()
  }
  return times
}
