import { describe, expect, test } from 'vitest'
import { parcel } from '#contract/parcel.ts'
import { openWorld } from '#tests/world/open.ts'
import { orderToSend, sendParcelOf } from '#tests/world/parcels.ts'
import type { Person } from '#tests/world/world.ts'

const world = await openWorld()
const { sql, give, member, clock } = world

async function sent(number?: string) {
  const person = await member()
  const order = await orderToSend(world, person)
  return { person, order, ...(await sendParcelOf(world, order, number === undefined ? {} : { number })) }
}

const look = (person: Person, order_no: string, package_id?: number) =>
  give(parcel.express, { order_no, ...(package_id !== undefined && { package_id }) }, person)
const eventsOf = async (order: number) =>
  (
    await sql
      .selectFrom('shop_order_event')
      .select(['event', 'actor'])
      .where('order_id', '=', order)
      .where('event', '=', 'sign')
      .execute()
  ).map(({ event, actor }) => `${event} by ${actor}`)

describe('an order', () => {
  test('hears from its carrier once every parcel of it was signed for, and once', async () => {
    const person = await member()
    const order = await orderToSend(world, person, 2)
    const first = await sendParcelOf(world, order, { lines: 1 })
    const second = await sendParcelOf(world, order, {})
    clock.pass(25 * 60)
    expect((await look(person, order.order_no, first.id)).state).toBe('signed')
    expect(await eventsOf(order.id)).toEqual([])
    expect((await look(person, order.order_no, second.id)).state).toBe('signed')
    clock.pass(60)
    await look(person, order.order_no)
    expect(await eventsOf(order.id)).toEqual(['sign by carrier'])
  })

  test('that is not sent whole hears nothing of it yet', async () => {
    const person = await member()
    const order = await orderToSend(world, person, 2)
    await sendParcelOf(world, order, { lines: 1 })
    clock.pass(25 * 60)
    expect((await look(person, order.order_no)).state).toBe('signed')
    expect(await eventsOf(order.id)).toEqual([])
  })
})

describe('the sandbox', () => {
  const course = async (number: string) => {
    const { person, order } = await sent(number)
    const seen: string[] = []
    for (const seconds of [59, 1, 4 * 60, 5 * 60, 5 * 60, 10 * 60]) {
      clock.pass(seconds)
      // Asked a minute after it was last.
      await sql.updateTable('parcel').set({ asked_at: null }).where('tracking_no', '=', number).execute()
      seen.push((await look(person, order.order_no)).state)
    }
    return seen
  }

  test('moves parcels by the clock alone', async () => {
    expect(await course('DEMO-111110')).toEqual([
      'none',
      'collected',
      'on_the_way',
      'on_the_way',
      'delivering',
      'signed',
    ])
  })

  test('holds up every one whose number ends in 7, and delivers it after all', async () => {
    expect(await course('DEMO-111117')).toEqual(['none', 'collected', 'on_the_way', 'problem', 'delivering', 'signed'])
  })

  test('has a page that says what it is, in every language, and lets itself be framed by us alone', async () => {
    const { number } = await sent()
    clock.pass(6 * 60)
    const page = await world.app.inject({ url: `/sandbox/parcel?number=${number}&lang=he` })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<html lang="he" dir="rtl">')
    expect(page.body).toContain('ארגז חול')
    expect(page.body).toContain('Utrecht')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';.*;frame-ancestors 'self'$/)
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN')
    for (const wrong of ['DEMO-999999', '<script>', ''])
      expect((await world.app.inject({ url: `/sandbox/parcel?number=${wrong}` })).statusCode).toBe(404)
    const live = await openWorld({ settings: { mode: 'production', carriers: { sandbox: false, dhl: undefined } } })
    expect((await live.app.inject({ url: `/sandbox/parcel?number=${number}` })).statusCode).toBe(404)
  })
})
