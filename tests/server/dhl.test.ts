import { beforeEach, expect, test } from 'vitest'
import { parcel } from '#contract/parcel.ts'
import { carrierConfigs } from '#server/parcel/carrier-config.ts'
import { carriersOf } from '#server/parcel/carriers.ts'
import { dhl } from '#server/parcel/dhl.ts'
import { openWorld } from '#tests/world/open.ts'
import { connectsCarriers, orderToSend, sendParcelOf } from '#tests/world/parcels.ts'
import { event, KEY, openDhl, shipment } from './lib/dhl-house.ts'

const world = await openWorld()
const { clock, context, give, member } = world
const house = await openDhl()
const NO = '00340434161094027318'
const carrier = () => dhl({ key: KEY }, { clock: context.clock, gateway: house.url })
const track = async (number = NO) => carrier().track(number, context.clock.now())

beforeEach(() => {
  house.asked.length = 0
})

test('is asked for one number with the key of the host, and answers with what happened, the oldest first', async () => {
  house.says(
    shipment(NO, [
      event('2026-03-03T09:15:00', 'transit', 'The shipment has been loaded onto the delivery vehicle', 'Hamburg'),
      event('2026-03-02T18:02:11+01:00', 'transit', 'Sorted', 'Bremen'),
      event('2026-03-02T10:00:00Z', 'pre-transit', 'Announced by the sender'),
    ]),
  )
  expect(await track()).toEqual({
    traces: [
      { at: new Date('2026-03-02T10:00:00Z'), state: 'none', place: '', text: 'Announced by the sender' },
      { at: new Date('2026-03-02T17:02:11Z'), state: 'on_the_way', place: 'Bremen', text: 'Sorted' },
      {
        at: new Date('2026-03-03T08:15:00Z'),
        state: 'on_the_way',
        place: 'Hamburg',
        text: 'The shipment has been loaded onto the delivery vehicle',
      },
    ],
  })
  expect(house.asked).toEqual([`GET /track/shipments ${NO}`])
  expect(carrier().pageOf(NO)).toBe(`https://www.dhl.com/global-en/home/tracking.html?tracking-id=${NO}`)
})

test.each([
  ['delivered', 'signed'],
  ['failure', 'problem'],
  ['transit', 'on_the_way'],
  ['pre-transit', 'none'],
  ['unknown', 'none'],
  ['something new', 'none'],
  [undefined, 'none'],
])('of its code %s comes %s', async (code, state) => {
  house.says(shipment(NO, [event('2026-03-02T10:00:00Z', code, 'x')]))
  expect((await track())?.traces.map((one) => one.state)).toEqual([state])
})

test('of a number that nobody knows, or that it knows of nothing about, nothing is said', async () => {
  house.says({ title: 'No result found', status: 404 }, 404)
  expect(await track()).toBeUndefined()
  house.says({ shipments: [] })
  expect(await track()).toBeUndefined()
  house.says(shipment(NO, []))
  expect(await track()).toEqual({ traces: [] })
})

test('of several shipments with one number it is the one that is called so', async () => {
  house.says({
    shipments: [
      ...shipment('other', [event('2026-03-02T10:00:00Z', 'delivered')]).shipments,
      ...shipment(NO, [event('2026-03-02T11:00:00Z', 'transit')]).shipments,
    ],
  })
  expect((await track())?.traces.map(({ state }) => state)).toEqual(['on_the_way'])
})

test('what cannot be read is left out, and nothing is understood where nothing can', async () => {
  house.says(
    shipment(NO, [event('soon', 'delivered'), { statusCode: 'delivered' }, event('2026-03-02T10:00Z', 'transit')]),
  )
  expect((await track())?.traces.map(({ state }) => state)).toEqual(['on_the_way'])
  house.says(shipment(NO, [event('soon', 'delivered')]))
  await expect(track()).rejects.toThrow('cannot be read')
})

const FAULTS: readonly (readonly [string, () => unknown])[] = [
  ['answers 500', () => house.says({}, 500)],
  ['answers 401', () => house.says({}, 401)],
  ['answers with a page', () => house.sends('<html>maintenance</html>')],
  ['answers with nothing', () => house.sends('')],
  ['answers something else', () => house.says({ parcels: [] })],
  ['says more than is read', () => house.sends(`{"shipments":[${'0,'.repeat(600_000)}0]}`)],
  ['leads elsewhere', () => house.leads('http://127.0.0.1:1/')],
]
test.each(FAULTS)('that %s is a carrier that does not answer', async (_, fault) => {
  const person = await member()
  const order = await orderToSend(world, person)
  connectsCarriers(world, carrier())
  const { number } = await sendParcelOf(world, order, { carrier: 'dhl' })
  fault()
  const seen = await give(parcel.express, { order_no: order.order_no }, person)
  expect([seen.express_no, seen.stale, seen.traces, seen.fetched_time]).toEqual([number, 1, [], null])
  expect(world.logged.join('\n')).not.toContain(KEY)
})

test('that hangs is given up within five seconds, and is asked for no more than twenty things meanwhile', async () => {
  house.hangs()
  const one = carrier()
  const began = Date.now()
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => one.track(NO, context.clock.now())))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(house.asked).toHaveLength(20)
}, 15_000)

test('that was asked too often is left alone for a minute', async () => {
  house.says({ title: 'Too many requests' }, 429)
  const one = carrier()
  const ask = () =>
    one.track(NO, context.clock.now()).then(
      () => 'heard',
      (error: Error) => error.message,
    )
  expect(await ask()).toBe('DHL answers 429')
  house.says(shipment(NO, []))
  clock.pass(59)
  expect(await ask()).toBe('DHL was asked too often, and rests')
  clock.pass(1)
  expect(await ask()).toBe('heard')
  expect(house.asked).toHaveLength(2)
})

test('nobody is asked who is not configured, and the sandbox is no part of production', () => {
  const given = (values: Readonly<Record<string, string>>) => (name: string) => values[name]
  const named = (values: Readonly<Record<string, string>>, isProduction: boolean) =>
    carriersOf(context.database, carrierConfigs(given(values), isProduction), context.clock).map(({ name }) => name)
  expect(named({}, true)).toEqual([])
  expect(named({}, false)).toEqual(['sandbox'])
  expect(named({ DHL_API_KEY: 'a' }, true)).toEqual(['dhl'])
  expect(named({ DHL_API_KEY: 'a' }, false)).toEqual(['sandbox', 'dhl'])
})
