import { afterAll, expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { device } from '#contract/device.ts'
import { APP_KEY, SESSION_IDLE, SESSION_SEEN, SESSIONS_SHOWN } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { build } from '#server/app.ts'
import { openContext } from '#server/open-context.ts'
import { happen, listen } from '#tests/server/lib/live-listener.ts'
import { PASSWORD, type Caller, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { app, ask, give, deny, member, clock, sql, codeTo } = world
const { signIn, signOut } = session

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const { settings, log } = world.context
const second = openContext({ url: world.url, settings, log, clock: world.context.clock })
const details = await build(second)
afterAll(async () => {
  await details.close()
  await second.database.destroy()
})

async function atOther(token: string): Promise<{ code: number; data: unknown }> {
  const answer = await details.inject({
    method: 'POST',
    url: account.profile.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ app_key: APP_KEY, token }).toString(),
  })
  return answer.json()
}

async function again({ email }: Person, caller: Caller = {}, mark = ''): Promise<{ token: string; no: string }> {
  const { token } = await give(signIn, { account: email, password: PASSWORD, device: mark }, caller)
  const { list } = await give(device.list, {}, { token, ...caller })
  return { token, no: list[0]?.session_no ?? '' }
}

const noOf = async ({ token }: { token: string }) => (await give(device.list, {}, { token })).list[0]?.session_no ?? ''
const SIGNED_OUT = { refusal: 'signed-out', ended: 'elsewhere' }

test('a member sees each place, their own first: browser, system, shortened network, first and last seen', async () => {
  const mara = await member()
  const begun = clock.read() / 1_000
  clock.pass(SESSION_SEEN)
  const phone = await again(mara, { agent: IPHONE, ip: '203.0.113.77' })
  clock.pass(1)
  const laptop = await again(mara, { agent: FIREFOX, ip: '2001:db8:85a3:8d3::7' })
  const answer = await give(device.list, {}, laptop)
  expect(answer).toEqual({
    list: [
      {
        session_no: laptop.no,
        browser: 'Firefox',
        system: 'Windows',
        network: '2001:db8:85a3:x',
        create_time: begun + SESSION_SEEN + 1,
        seen_time: begun + SESSION_SEEN + 1,
        current: 1,
      },
      {
        session_no: phone.no,
        browser: 'Safari',
        system: 'iOS',
        network: '203.0.113.x',
        create_time: begun + SESSION_SEEN,
        seen_time: begun + SESSION_SEEN,
        current: 0,
      },
      {
        session_no: await noOf(mara),
        browser: '',
        system: '',
        network: '198.51.100.x',
        create_time: begun,
        seen_time: begun,
        current: 0,
      },
    ],
    total: 3,
    server_time: begun + SESSION_SEEN + 1,
  })
  expect(JSON.stringify(answer)).not.toContain(laptop.token)
})

test('a session that goes elsewhere is shown where it was seen last', async () => {
  const mara = await member()
  clock.pass(SESSION_SEEN)
  const [mine] = (await give(device.list, {}, { ...mara, ip: '203.0.113.5' })).list
  expect([mine?.network, mine?.seen_time]).toEqual(['203.0.113.x', clock.read() / 1_000])
})

test('what ran out or was signed out is no place any more; of very many the last are shown and all counted', async () => {
  const mara = await member()
  clock.pass(SESSION_IDLE)
  const now = await again(mara)
  const left = await again(mara)
  await give(signOut, {}, left)
  expect((await give(device.list, {}, now)).total).toBe(1)
  await sql
    .insertInto('session')
    .values(
      Array.from({ length: SESSIONS_SHOWN }, (_, at) => ({
        token_hash: Buffer.alloc(32, at + 1),
        member_id: mara.id,
        created_at: world.context.clock.now(),
        seen_at: world.context.clock.now(),
      })),
    )
    .execute()
  const { list, total } = await give(device.list, {}, now)
  expect([list.length, list[0]?.session_no, total]).toEqual([SESSIONS_SHOWN, now.no, SESSIONS_SHOWN + 1])
})

test('one is signed out: its token is worth nothing at once, in every process, and it hears why', async () => {
  const mara = await member()
  const stolen = await again(mara, { agent: FIREFOX })
  expect((await atOther(stolen.token)).code).toBe(1)
  const { list, total } = await give(device.end, { session_no: stolen.no }, mara)
  expect([list.map(({ current }) => current), total]).toEqual([[1], 1])
  expect(await deny(account.profile, {}, stolen)).toEqual(SIGNED_OUT)
  expect(await atOther(stolen.token)).toMatchObject({ code: -403, data: SIGNED_OUT })
  expect((await ask(account.profile, {}, mara)).code).toBe(1)
  expect((await give(device.end, { session_no: stolen.no }, mara)).total).toBe(1)
})

test('nobody signs out what is somebody else’s, or nothing', async () => {
  const [mara, nils] = [await member(), await member()]
  const theirs = await noOf(nils)
  expect(await deny(device.end, { session_no: theirs }, mara)).toEqual({ refusal: 'missing' })
  expect(await deny(device.end, { session_no: 'nothing' }, mara)).toEqual({ refusal: 'missing' })
  expect(await deny(device.end, { session_no: '' }, mara)).toEqual({
    refusal: 'invalid',
    errors: { session_no: 'unreadable' },
  })
  await give(device.endOthers, {}, mara)
  expect((await ask(account.profile, {}, nils)).code).toBe(1)
})

test('all others are signed out; whoever signs themself out hears no reason', async () => {
  const mara = await member()
  const [one, two] = [await again(mara), await again(mara)]
  expect((await give(device.endOthers, {}, two)).list.map(({ session_no }) => session_no)).toEqual([two.no])
  for (const gone of [mara, one]) expect(await deny(account.profile, {}, gone)).toEqual(SIGNED_OUT)
  await give(device.end, { session_no: two.no }, two)
  expect(await deny(account.profile, {}, two)).toEqual({ refusal: 'signed-out' })
  expect(await deny(account.profile, {}, { token: 'nobody’s' })).toEqual({ refusal: 'signed-out' })
})

test('of two phones that sign each other out at once, one stays', async () => {
  for (let round = 0; round < 8; round += 1) {
    const mara = await member()
    const [one, two] = [await again(mara), await again(mara)]
    const answers = await Promise.all([ask(device.endOthers, {}, one), ask(device.endOthers, {}, two)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([-403, 1])
    const open = await Promise.all(
      [one, two].map(async ({ token }) => (await ask(account.profile, {}, { token })).code),
    )
    expect(open).toEqual(answers.map(({ code }) => code))
  }
})

test('the phone that is signed out hears it within a second over the live stream, and nothing that comes after', async () => {
  const mara = await member()
  const stolen = await again(mara)
  const [mine, theirs] = [await listen(app, mara), await listen(details, stolen)]
  await Promise.all([mine.opened(), theirs.opened()])
  const before = performance.now()
  await give(device.end, { session_no: stolen.no }, mara)
  await happen(world, mara, 1, { n: 1 })
  await theirs.over
  expect(performance.now() - before).toBeLessThan(1_000)
  const ended = expect.objectContaining({ event: 'session', data: { ended: [stolen.no] } })
  expect(theirs.events().at(-1)).toEqual(ended)
  await mine.until(() => mine.events().some(({ event }) => event === 'money'))
  expect(mine.events().findLast(({ event }) => event === 'session')).toEqual(ended)
  mine.leave()
})

test('a sign-in shows on the open phones of its member at once; alone, it tells nobody', async () => {
  const mara = await member()
  const topics = () => sql.selectFrom('event').select('topic').where('member_id', '=', mara.id).execute()
  expect(await topics()).toEqual([])
  const mine = await listen(app, mara)
  await mine.opened()
  await again(mara)
  await mine.until(() => mine.events().some(({ event }) => event === 'session'))
  mine.leave()
})

test('a new password signs every device out, and each hears that it was that', async () => {
  const mara = await member()
  await give(session.sendResetCode, { type: 'email', account: mara.email })
  const password = 'a-new-harbour'
  const form = { account: mara.email, code: codeTo(mara.email), password, password_confirm: password }
  await give(session.resetPassword, form)
  expect(await deny(account.profile, {}, mara)).toEqual({ refusal: 'signed-out', ended: 'password' })
})
