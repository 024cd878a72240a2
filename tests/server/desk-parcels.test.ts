import { describe, expect, test } from 'vitest'
import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import { sendDemoParcels } from '#server/seeds/play-parcels.ts'
import { ADA, openDesk } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'
import { orderToSend } from '#tests/world/parcels.ts'

const world = await openWorld()
const { sql, clock, context, member } = world
const { by, log, help } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())

const parcelsOf = (order: number) =>
  sql
    .selectFrom('parcel')
    .leftJoin('shop_order_line', 'parcel_id', 'parcel.id')
    .select(['carrier', 'tracking_no'])
    .select(({ fn }) => fn.count<bigint>('shop_order_line.id').as('lines'))
    .where('parcel.order_id', '=', order)
    .groupBy('parcel.id')
    .orderBy('parcel.id')
    .execute()
const stateOf = async (order: number) =>
  (await sql.selectFrom('shop_order').select('state').where('id', '=', order).executeTakeFirstOrThrow()).state

describe('an operator', () => {
  test('reads what waits to be sent, by when and where to, and nothing waits when all is sent', async () => {
    expect((await by(ADA, 'parcels')).out).toContain('Nothing waits to be sent.')
    const { order_no } = await orderToSend(world, await member(), 2)
    const { out, error } = await by(ADA, 'parcels')
    expect(error).toBe('')
    expect(out).toMatch(
      new RegExp(
        `${order_no} +(6 d|7 d|16\\d h).* 1 +goods-\\d+ +1 +the house +Ada Quist, Hafenstraße 1, 20457, Hamburg, DE`,
      ),
    )
    expect(out).toMatch(new RegExp(`${order_no} .* 2 +goods-`))
    await by(ADA, `parcels send ${order_no} --carrier DHL --number "0034 0434 1610 9402 7318"`)
    expect((await by(ADA, 'parcels')).out).toContain('Nothing waits to be sent.')
  })

  test('sends some of its lines, then the rest; the buyer is told, and the log says who did it', async () => {
    const { id, order_no } = await orderToSend(world, await member(), 3)
    const first = await by(ADA, `parcels send ${order_no} --carrier bicycle --number first-1 --lines 1,3`)
    expect([first.error, first.out]).toEqual([
      '',
      expect.stringContaining(`Sent: 2 of 3 lines of ${order_no}, by bicycle as FIRST-1. Its buyer is told.`),
    ])
    expect(first.out).toContain('Lines still to be sent: 1.')
    expect(first.out).toContain('bicycle is not connected')
    expect(await stateOf(id)).toBe('unshipped')
    await by(ADA, `parcels send ${order_no} --carrier dhl --number SECOND-2`)
    expect([await stateOf(id), await parcelsOf(id)]).toEqual([
      'shipped',
      [
        { carrier: 'bicycle', tracking_no: 'FIRST-1', lines: 2n },
        { carrier: 'dhl', tracking_no: 'SECOND-2', lines: 1n },
      ],
    ])
    expect((await log('parcels send')).slice(-2)).toEqual([
      {
        actor: ADA.email,
        subject: order_no,
        reason: '',
        before: null,
        after: { carrier: 'bicycle', number: 'FIRST-1', lines: [1, 3], state: 'unshipped' },
      },
      {
        actor: ADA.email,
        subject: order_no,
        reason: '',
        before: null,
        after: { carrier: 'dhl', number: 'SECOND-2', lines: [2], state: 'shipped' },
      },
    ])
    const rows = await sql
      .selectFrom('shop_order_event')
      .select(['event', 'actor', 'operator_id'])
      .where('order_id', '=', id)
      .where('event', '=', 'ship')
      .execute()
    expect(rows.map(({ actor, operator_id }) => [actor, operator_id !== null])).toEqual([
      ['operator', true],
      ['operator', true],
    ])
  })

  test('is told what is wrong, and then nothing was sent', async () => {
    const { id, order_no } = await orderToSend(world, await member(), 2)
    await by(ADA, `parcels send ${order_no} --carrier dhl --number TAKEN-77 --lines 1`)
    const wrong = async (words: string) => (await by(ADA, `parcels send ${words}`)).error
    expect(await wrong(`${order_no} --number ABCDEF`)).toContain('Say who brings it')
    expect(await wrong(`${order_no} --carrier dhl`)).toContain('Say its number')
    expect(await wrong(`${order_no} --carrier dhl --number "a<b"`)).toContain('Say its number')
    expect(await wrong(`${order_no} --carrier dhl --number ABCDEF --lines first`)).toContain('Say lines')
    expect(await wrong(`${order_no} --carrier dhl --number ABCDEF --lines 1,2`)).toContain('Line 1 of')
    expect(await wrong(`${order_no} --carrier dhl --number TAKEN-77`)).toContain(
      'has a parcel with the number TAKEN-77',
    )
    expect(await wrong('S0000000000 --carrier dhl --number ABCDEF')).toContain('No order has the number')
    expect(await parcelsOf(id)).toHaveLength(1)
    await by(ADA, `parcels send ${order_no} --carrier dhl --number ABCDEF`)
    expect(await wrong(`${order_no} --carrier dhl --number GHIJKL`)).toContain(
      'is shipped: nothing of it is to be sent',
    )
  })

  test('help says it', async () => {
    const { out } = await help()
    expect(out).toContain('parcels send <order no> --carrier <dhl> --number <...> [--lines 1,2]')
    expect(out).toContain('waits to be sent, by when, and where to')
  })
})

describe('the house of the demo', () => {
  const step = async (seconds: number) => {
    clock.pass(seconds)
    await sendDemoParcels(context)
  }

  test('sends by itself some seconds after the payment, and once, however many processes it has', async () => {
    const { id } = await orderToSend(world, await member(), 2)
    await step(39)
    expect(await parcelsOf(id)).toEqual([])
    clock.pass(1)
    await Promise.all([sendDemoParcels(context), sendDemoParcels(context), sendDemoParcels(context)])
    const sent = await parcelsOf(id)
    expect(sent).toEqual([{ carrier: 'sandbox', tracking_no: expect.stringMatching(/^DEMO-\d{10}$/), lines: 2n }])
    expect(await stateOf(id)).toBe('shipped')
    await step(HOUR_S)
    expect(await parcelsOf(id)).toEqual(sent)
  })

  test('sends three lines or more in two parcels, the second two minutes later', async () => {
    const { id } = await orderToSend(world, await member(), 5)
    await step(40)
    expect((await parcelsOf(id)).map(({ lines }) => lines)).toEqual([3n])
    expect(await stateOf(id)).toBe('unshipped')
    await step(2 * MINUTE_S - 1)
    expect(await parcelsOf(id)).toHaveLength(1)
    await step(1)
    expect((await parcelsOf(id)).map(({ lines }) => lines)).toEqual([3n, 2n])
    expect(await stateOf(id)).toBe('shipped')
  })
})
