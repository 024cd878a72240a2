import { beforeEach, describe, expect, test } from 'vitest'
import { parcel } from '#contract/parcel.ts'
import { DAY_S } from '#contract/time-units.ts'
import type { Trace } from '#server/lib/carrier.ts'
import { later, unix } from '#server/lib/clock.ts'
import { askCarrier } from '#server/parcel/ask.ts'
import { sweepParcels } from '#server/parcel/sweep.ts'
import { closeBooks, openBooks } from '#tests/world/books.ts'
import { carrierOf, connectsCarriers, orderToSend, parcelRow, sendParcelOf } from '#tests/world/parcels.ts'
import { openWorld } from '#tests/world/open.ts'
import type { Person } from '#tests/world/world.ts'

const world = await openWorld()
const { sql, give, deny, member, clock, context } = world
const standing = context.carriers
const post = carrierOf()
const now = () => context.clock.now()

beforeEach(() => {
  connectsCarriers(world, ...standing, post.carrier)
  post.asked.length = 0
  post.tells()
})

async function sent(carrier = 'tested') {
  const person = await member()
  const order = await orderToSend(world, person)
  return { person, order, ...(await sendParcelOf(world, order, { carrier })) }
}

const look = (person: Person, order_no: string, package_id?: number) =>
  give(parcel.express, { order_no, ...(package_id !== undefined && { package_id }) }, person)
const trace = (state: Trace['state'], secondsAgo = 0, more: Partial<Trace> = {}): Trace => ({
  at: later(now(), -secondsAgo),
  state,
  place: '',
  text: '',
  ...more,
})

describe('whoever ordered', () => {
  test('hears that nothing was sent yet, and what waits', async () => {
    const person = await member()
    const { order_no } = await orderToSend(world, person, 2)
    expect(await look(person, order_no)).toEqual({
      order_no,
      package_id: 0,
      packages: [],
      express_name: '',
      express_no: '',
      express_phone: '',
      express_url: '',
      state: 'none',
      state_text: 'Not sent yet',
      sandbox: 0,
      cover: null,
      code: expect.stringMatching(/^goods-/),
      motif: 'mug',
      total_num: 2,
      address_text: 'Ada Quist, 20457 Hamburg',
      traces: [],
      fetched_time: null,
      stale: 0,
      server_time: unix(now()),
    })
  })

  test('follows several parcels of one order, each by itself', async () => {
    const person = await member()
    const order = await orderToSend(world, person, 3)
    const first = await sendParcelOf(world, order, { carrier: 'tested', lines: 2 })
    clock.pass(30)
    const waiting = await look(person, order.order_no)
    expect([waiting.package_id, waiting.state_text, waiting.total_num]).toEqual([first.id, 'Announced', 2])
    const second = await sendParcelOf(world, order, {})
    clock.pass(60)
    post.tells(trace('collected', 10, { place: 'Kiel' }))
    expect(await look(person, order.order_no)).toMatchObject({
      package_id: first.id,
      packages: [
        { id: first.id, label: 'Parcel 1', state: 'collected' },
        { id: second.id, label: 'Parcel 2', state: 'none' },
      ],
      express_name: 'Tested Post',
      express_no: first.number,
      express_phone: '+49 40 1234',
      express_url: `https://post.example/track?number=${first.number}`,
      sandbox: 0,
      state_text: 'Handed over',
      traces: [{ time: unix(now()) - 10, state: 'collected', text: 'Handed to the carrier, Kiel' }],
    })
    expect(await look(person, order.order_no, second.id)).toMatchObject({
      package_id: second.id,
      express_name: 'Test carrier',
      express_url: `/sandbox/parcel?number=${second.number}`,
      sandbox: 1,
      state: 'collected',
      total_num: 1,
    })
  })

  test('reads it in their language, and in the words of the carrier where it says some', async () => {
    const { person, order } = await sent()
    post.tells(
      trace('on_the_way', 50, { place: 'Kiel', text: 'Sorted in KIEL' }),
      trace('delivering', 20, { place: 'Lübeck', text: 'On the van' }),
      trace('problem', 10, { place: 'Lübeck' }),
    )
    const seen = await give(parcel.express, { order_no: order.order_no }, { token: person.token, language: 'he' })
    expect([seen.state_text, seen.traces.map(({ text }) => text)]).toEqual([
      'מתעכבת',
      ['תקלה בדרך, Lübeck', 'On the van, Lübeck', 'Sorted in KIEL'],
    ])
  })

  test('sees no order and no parcel of anybody else', async () => {
    const [mine, theirs] = [await sent(), await sent()]
    const missing = { refusal: 'missing' }
    expect(await deny(parcel.express, { order_no: theirs.order.order_no }, mine.person)).toEqual(missing)
    expect(await deny(parcel.express, { order_no: 'S0000000000' }, mine.person)).toEqual(missing)
    const { order_no } = mine.order
    expect(await deny(parcel.express, { order_no, package_id: theirs.id }, mine.person)).toEqual(missing)
    expect(await deny(parcel.express, { order_no: 'T1' }, mine.person)).toMatchObject({ refusal: 'invalid' })
    expect(post.asked).toEqual([])
  })
})

describe('a carrier', () => {
  test('is asked once a minute at most, whoever looks and however often', async () => {
    const { person, order, number } = await sent()
    await Promise.all(Array.from({ length: 12 }, () => look(person, order.order_no)))
    clock.pass(59)
    await look(person, order.order_no)
    await sweepParcels(context)
    const asked = () => post.asked.filter((one) => one === number)
    expect(asked()).toHaveLength(1)
    clock.pass(1)
    await look(person, order.order_no)
    expect(asked()).toHaveLength(2)
  })

  test('is asked every five minutes of what nobody looks at, until it was delivered', async () => {
    const { id, number } = await sent()
    for (const step of [0, 299, 1, 300]) {
      clock.pass(step)
      await sweepParcels(context)
    }
    expect(post.asked.filter((one) => one === number)).toHaveLength(3)
    post.tells(trace('signed'))
    clock.pass(300)
    expect(await sweepParcels(context)).toBeGreaterThan(0)
    const { state, signed_at, wake_at } = await parcelRow(world, id)
    expect({ state, signed_at, wake_at }).toEqual({ state: 'signed', signed_at: now(), wake_at: null })
    clock.pass(DAY_S)
    post.asked.length = 0
    await sweepParcels(context)
    expect(post.asked).not.toContain(number)
  })

  test('is not asked without end of what never arrives, nor while the books are closed', async () => {
    const { id } = await sent()
    await closeBooks(world)
    expect(await sweepParcels(context)).toBe(0)
    await openBooks(world)
    clock.pass(60 * DAY_S + 1)
    await sweepParcels(context)
    expect((await parcelRow(world, id)).wake_at).toBeNull()
    clock.pass(60)
    post.asked.length = 0
    await askCarrier(context, await parcelRow(world, id))
    expect(post.asked).toHaveLength(1)
    expect((await parcelRow(world, id)).wake_at).toBeNull()
  })

  test('that is out leaves the last that it said, with its time; that it is out is said', async () => {
    const { person, order } = await sent()
    post.tells(trace('on_the_way', 5, { place: 'Kiel' }))
    const seen = await look(person, order.order_no)
    expect([seen.stale, seen.fetched_time]).toEqual([0, unix(now())])
    post.isOut()
    clock.pass(60)
    expect(await look(person, order.order_no)).toEqual({ ...seen, stale: 1, server_time: unix(now()) })
    clock.pass(10)
    expect((await look(person, order.order_no)).stale).toBe(1)
    post.tells(trace('delivering', 5))
    clock.pass(50)
    const back = await look(person, order.order_no)
    expect([back.stale, back.state, back.fetched_time]).toEqual([0, 'delivering', unix(now())])
  })

  test('that is not connected is asked for nothing, and named as whoever sent the parcel named it', async () => {
    const { person, order, id } = await sent('Post by bicycle')
    expect(await sweepParcels(context)).toBeGreaterThan(0)
    expect((await parcelRow(world, id)).wake_at).toBeNull()
    expect(await look(person, order.order_no)).toMatchObject({
      express_name: 'Post by bicycle',
      express_url: '',
      state: 'none',
      fetched_time: null,
      stale: 0,
    })
  })

  test('that knows no such number has said so, and nothing of it is made up', async () => {
    const { person, order } = await sent()
    post.knowsNothing()
    const seen = await look(person, order.order_no)
    expect([seen.state, seen.traces, seen.stale, seen.fetched_time]).toEqual(['none', [], 0, unix(now())])
  })
})

describe('what it says', () => {
  test('is believed forward alone: told late, twice or backwards, it moves nothing', async () => {
    const { person, order, id } = await sent()
    const states: string[] = []
    for (const told of [
      [trace('delivering', 20)],
      [trace('delivering', 80), trace('on_the_way', 10)],
      [trace('collected', 5)],
      [trace('problem', 5)],
      [trace('problem', 65), trace('collected', 5)],
      [trace('problem', 65), trace('on_the_way', 5)],
      [trace('signed', 65), trace('on_the_way', 5)],
      [trace('problem', 5)],
    ]) {
      post.tells(...told.map((one) => ({ ...one })))
      states.push((await look(person, order.order_no)).state)
      clock.pass(60)
    }
    expect(states).toEqual([
      'delivering',
      'delivering',
      'delivering',
      'problem',
      'problem',
      'on_the_way',
      'signed',
      'signed',
    ])
    const events = await sql
      .selectFrom('parcel_event')
      .select(['version', 'event', 'state', 'actor'])
      .where('parcel_id', '=', id)
      .orderBy('version')
      .execute()
    expect(events.map(({ version, event, state, actor }) => `${version} ${event} ${state} ${actor}`)).toEqual([
      '0 made announced system',
      '1 deliver delivering carrier',
      '2 fail problem carrier',
      '3 travel on_the_way carrier',
      '4 sign signed carrier',
    ])
  })

  test('of tomorrow has not happened, and of half a year ago was said of another parcel', async () => {
    const { person, order } = await sent()
    post.tells(
      trace('signed', -DAY_S),
      trace('signed', 180 * DAY_S),
      trace('collected', 30),
      trace('none', 20, { at: new Date(Number.NaN) }),
    )
    const seen = await look(person, order.order_no)
    expect([seen.state, seen.traces.map(({ state }) => state)]).toEqual(['collected', ['collected']])
  })

  test('is kept once each, of a thousand no more than the last two hundred, and never more', async () => {
    const { person, order } = await sent()
    const many = Array.from({ length: 1_000 }, (_, at) => trace('on_the_way', 2_000 - at, { text: `scan ${at}` }))
    post.tells(...many, ...many.slice(-5))
    const seen = await look(person, order.order_no)
    expect([seen.traces.length, seen.traces[0]?.text, seen.traces.at(-1)?.text]).toEqual([200, 'scan 999', 'scan 800'])
    clock.pass(60)
    post.tells(...many, trace('signed', 5))
    const after = await look(person, order.order_no)
    expect([after.traces.length, after.state]).toEqual([200, 'signed'])
  })

  test('is text, however it is written, and no longer than it may be', async () => {
    const { person, order } = await sent()
    const code = '<script>alert(1)</script>'
    post.tells(
      trace('on_the_way', 9, { text: `${code}\u0000\n\u202e${'x'.repeat(398)}😀`, place: 'p'.repeat(500) }),
      trace('on_the_way', 5, { text: '', place: '<b>Kiel</b>' }),
    )
    const [last, first] = (await look(person, order.order_no)).traces
    expect(last?.text).toBe('On its way, <b>Kiel</b>')
    expect(first?.text.startsWith(`${code} xxx`)).toBe(true)
    const row = await sql
      .selectFrom('parcel_trace')
      .select(['text', 'place'])
      .orderBy('at', 'desc')
      .where('text', '<>', '')
      .where('text', 'like', '<script%')
      .executeTakeFirstOrThrow()
    expect([row.text.length, row.place]).toEqual([400, 'p'.repeat(120)])
  })
})
