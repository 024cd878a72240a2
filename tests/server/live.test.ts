import { sql as raw } from 'kysely'
import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { APP_KEY, EVENTS_KEPT, LOOK_BACK } from '#contract/limits.ts'
import { LIVE_STREAM, live } from '#contract/live.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { textOf } from '#server/live/cursor.ts'
import { Listener } from '#server/live/listener.ts'
import { horizon } from '#server/live/queries.ts'
import { forgetOld } from '#server/live/forget.ts'
import { openChannels } from '#tests/world/channels.ts'
import { happen, listen, portOf } from '#tests/server/lib/live-listener.ts'
import { bring, PIN, quoted } from '#tests/world/money.ts'
import { rechargesOf } from '#tests/world/recharges.ts'
import { type Person } from '#tests/world/world.ts'
import { eventually } from '#tests/world/until.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld({ settings: { heartbeatMs: 100 } })
const { app, context, clock, give, deny, member } = world
const owner = new pg.Client({ connectionString: world.url })
await owner.connect()
afterAll(() => owner.end())

const ask = (headers: Record<string, string>, query = `app_key=${APP_KEY}`) =>
  app.inject({ url: `${LIVE_STREAM}?${query}`, headers })

/** No transaction of anybody on this PostgreSQL is older than what happened: until then it is news. */
async function isPast({ sql }: typeof world): Promise<boolean | undefined> {
  const { rows } = await raw<{ past: boolean }>`
    select bool_and(xact < pg_snapshot_xmin(pg_current_snapshot())) as past from event`.execute(sql)
  return rows[0]?.past
}

test('a transfer is told to both sides, at once, and to nobody else', async () => {
  const [mara, nils, other] = [await member({ pin: PIN }), await member({ username: 'nils_01' }), await member()]
  await bring(world, mara, 'balance', 100_000n)
  await expect.poll(() => isPast(world)).toBe(true)
  clock.pass(LOOK_BACK + 1)
  const [atMara, atNils, atOther] = await Promise.all([mara, nils, other].map((person) => listen(app, person)))
  await Promise.all([atMara, atNils, atOther].map((ear) => ear?.opened()))
  const form = await quoted(world, mara, { to: 'nils_01', account: 'balance', amount: '12.50', remark: '' })
  await give(transfer.send, form, mara)
  const money = { id: expect.any(String), event: 'money', data: { accounts: ['balance'] } }
  const notice = { id: expect.any(String), event: 'notice', data: { notice: expect.any(Number) } }
  await atMara?.heard(1)
  await atNils?.heard(2)
  expect([atMara?.events(), atNils?.events()]).toEqual([[money], [money, notice]])
  expect(atOther?.events()).toEqual([])
  for (const ear of [atMara, atNils, atOther]) ear?.leave()
})

test('what our team credits is heard by its member within ten seconds', async () => {
  const person = await member()
  const { begins, shown, moves } = rechargesOf(world, (await openChannels(world)).bank)
  const begun = await begins(person)
  await shown(person, begun)
  await moves(begun, 'take')
  const ear = await listen(app, person)
  await ear.opened()
  const before = performance.now()
  await moves(begun, 'credit', { outsideRef: 'bank-1' })
  await ear.until(() => ear.events().some(({ event }) => event === 'money'))
  expect(performance.now() - before).toBeLessThan(10_000)
  ear.leave()
})

test('whoever waits to be told what was missed hears no sign of life before, and is not taken for somebody who left', () => {
  const [listener, at] = [new Listener(1, Buffer.alloc(32), '1'), { xact: 7n, id: 0n }]
  listener.beat()
  listener.beat()
  listener.open([], at, false)
  const said = String(listener.stream.read() as Buffer | null)
  expect([listener.stream.destroyed, said]).toEqual([false, `id: ${textOf(at)}\nevent: open\ndata: {"gap":0}\n\n`])
})

test('whoever comes back hears what was missed, once and in order; a first look goes back a minute', async () => {
  const mara = await member()
  // What nobody has been told yet is news to whoever comes, however old it is.
  const early = await listen(app, mara)
  await happen(world, mara, 1, { n: 'before' })
  await early.heard(1)
  early.leave()
  await early.over
  await expect.poll(() => isPast(world)).toBe(true)
  clock.pass(LOOK_BACK)
  await happen(world, mara, 1, { n: 0 })
  const first = await listen(app, mara)
  await first.heard(1)
  expect(first.events().map(({ data }) => data['n'])).toEqual([0])
  await happen(world, mara, 1, { n: 1 })
  await first.heard(2)
  first.leave()
  await first.over
  for (const n of [2, 3, 4]) await happen(world, mara, 1, { n })
  const last = first.frames.at(-1)?.id
  const again = await listen(app, mara, last)
  await happen(world, mara, 1, { n: 5 })
  await again.heard(4)
  expect(again.events().map(({ data }) => data['n'])).toEqual([2, 3, 4, 5])
  expect(again.frames.find(({ event }) => event === 'open')?.data).toEqual({ gap: 0 })
  const polled = await give(live.since, { cursor: last }, mara)
  expect([polled.events.map(({ body }) => body['n']), polled.gap]).toEqual([[2, 3, 4, 5], 0])
  expect((await give(live.since, { cursor: polled.cursor }, mara)).events).toEqual([])
  again.leave()
})

test('a refusal comes in the envelope, before anything else', async () => {
  const { token } = await member()
  const code = async (headers: Record<string, string>, query?: string) => (await ask(headers, query)).json().code
  expect(await code({})).toBe(-403)
  expect(await code({ 'x-token': 'nonsense' })).toBe(-403)
  expect(await code({ 'x-token': token }, '')).toBe(-422)
  expect(await code({}, `app_key=${APP_KEY}&token=${token}`)).toBe(-422)
  for (const strange of ['', '1', '1-', 'a-b', '1-1-1', `${'9'.repeat(19)}-1`, '-1-1'])
    expect([strange, await code({ 'x-token': token, 'last-event-id': strange })]).toEqual([strange, -422])
})

test('what is no longer kept is called a gap, and so is a cursor of another house', async () => {
  const mara = await member()
  const old = textOf(await horizon(context.database))
  await happen(world, mara, 700)
  clock.pass(EVENTS_KEPT + 1)
  await happen(world, mara, 1, { n: 'new' })
  // Days later nothing of then is under way any more, in no database of this PostgreSQL.
  await expect.poll(() => isPast(world)).toBe(true)
  await Promise.all([forgetOld(context), forgetOld(context)])
  const { rows } = await owner.query('select body from event where member_id = $1', [mara.id])
  expect(rows).toEqual([{ body: { n: 'new' } }])
  const back = await give(session.signIn, { account: mara.email, password: 'harbour-light' })
  for (const cursor of [old, `${10n ** 17n}-0`]) {
    await expect.poll(() => isPast(world)).toBe(true)
    const { gap, events, cursor: now } = await give(live.since, { cursor }, back)
    expect([gap, events, (await give(live.since, { cursor: now }, back)).gap]).toEqual([1, [], 0])
    const ear = await listen(app, back, cursor)
    await ear.opened()
    expect(ear.frames).toEqual([{ id: expect.any(String), event: 'open', data: { gap: 1 } }])
    await happen(world, mara, 1, { n: 'then' })
    await ear.heard(1)
    ear.leave()
  }
})

test('more than anybody would read is a gap too', async () => {
  const mara = await member()
  const { cursor } = await give(live.since, {}, mara)
  await happen(world, mara, 101)
  // What others of this PostgreSQL are still writing is waited for.
  await expect.poll(() => give(live.since, { cursor }, mara)).toMatchObject({ gap: 1, events: [] })
})

test('a stream beats, and ends within a beat of its session', async () => {
  const [mara, nils] = [await member(), await member()]
  const [atMara, atNils] = [await listen(app, mara), await listen(app, nils)]
  await atMara.until(() => atMara.beats() >= 2)
  await give(session.signOut, {}, mara)
  await atMara.over
  const beats = atNils.beats()
  await atNils.until(() => atNils.beats() > beats)
  expect(await deny(live.since, {}, mara)).toEqual({ refusal: 'signed-out' })
  atNils.leave()
})

test('one member may open so many streams, and a house carry so many; who leaves makes room', async () => {
  const small = await openWorld({ settings: { streamsAtOnce: 7, callsAtOnce: 1 } })
  const [mara, nils] = [await small.member(), await small.member()]
  const refusal = async ({ token }: Person) =>
    (await small.app.inject({ url: `${LIVE_STREAM}?app_key=${APP_KEY}`, headers: { 'x-token': token } })).json().data
      .refusal
  const ears = await Promise.all(Array.from({ length: 6 }, () => listen(small.app, mara)))
  await Promise.all(ears.map((ear) => ear.opened()))
  expect(await refusal(mara)).toBe('too-often')
  const atNils = await listen(small.app, nils)
  await atNils.opened()
  expect(await refusal(nils)).toBe('busy')
  expect((await small.give(live.since, {}, nils)).gap).toBe(0)
  await small.give(session.signOut, {}, nils)
  ears[0]?.leave()
  const enters = async () => {
    const ear = await listen(small.app, mara)
    return ear
      .opened()
      .then(() => true)
      .catch(() => false)
  }
  expect(await eventually(enters)).toBe(true)
})

test('a phone that does not read is cut, and the others hear on', async () => {
  const [deaf, mara] = [await member(), await member()]
  const socket = connect(await portOf(app), '127.0.0.1')
  socket.write(`GET ${LIVE_STREAM}?app_key=${APP_KEY} HTTP/1.1\r\nHost: quay\r\nX-Token: ${deaf.token}\r\n\r\n`)
  await once(socket, 'data')
  socket.pause()
  const ear = await listen(app, mara)
  await ear.opened()
  const connections = promisify(app.server.getConnections.bind(app.server))
  const before = await connections()
  for (let n = 0; n < 40; n += 1) await happen(world, deaf, 1, { n: 'x'.repeat(400_000) })
  expect(await eventually(async () => (await connections()) < before)).toBe(true)
  await happen(world, mara)
  await ear.heard(1)
  ear.leave()
  socket.destroy()
})

test('a house that closes ends every stream cleanly, and lets nobody in', async () => {
  const closing = await openWorld()
  const mara = await closing.member()
  const ear = await listen(closing.app, mara)
  await ear.opened()
  closing.context.health.draining = true
  const { data } = (
    await closing.app.inject({ url: `${LIVE_STREAM}?app_key=${APP_KEY}`, headers: { 'x-token': mara.token } })
  ).json()
  expect(data).toEqual({ refusal: 'busy', retry_after: 30 })
  await closing.app.close()
  expect(await ear.over).toBeUndefined()
})
