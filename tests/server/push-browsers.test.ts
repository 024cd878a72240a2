import { expect, test } from 'vitest'
import { PUSH_PHONES, SESSION_IDLE } from '#contract/limits.ts'
import { notices } from '#contract/notices.ts'
import { session } from '#contract/session.ts'
import { forgetOld } from '#server/live/forget.ts'
import { isPushService } from '#server/notice/push.ts'
import { sendDue } from '#server/notice/sender.ts'
import { browser, listening, pushServices } from '#tests/world/push.ts'
import { PUSH_KEYS } from '#tests/world/push-keys.ts'
import { PASSWORD } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const services = pushServices()
const world = await openWorld({ settings: { pushKeys: PUSH_KEYS }, messenger: services.messenger })
const { give, deny, member, sql, clock, context } = world
const { hears, listens, sent, due } = listening(world, services)

test('a browser is told for as long as its session lives, and for one member at a time', async () => {
  const { person, phone } = await listens()
  const other = await member()
  await give(session.signOut, {}, person)
  await hears(person)
  expect(await sent()).toEqual([])
  await give(notices.subscribe, phone.subscription, other)
  await hears(person)
  await hears(other)
  expect(await sent()).toHaveLength(1)
  clock.pass(SESSION_IDLE)
  await hears(other)
  expect(await sent()).toEqual([])
})

test('sessions that are over take their browsers with them', async () => {
  const [gone, kept] = [await listens(), await listens()]
  await give(session.signOut, {}, gone.person)
  clock.pass(1)
  await forgetOld(context)
  const left = await sql.selectFrom('push_subscription').select('member_id').execute()
  expect(left.map(({ member_id }) => member_id)).toEqual([kept.person.id])
})

test('a browser learns the key, and in which language it is told already; nobody else learns of it', async () => {
  const { person, phone } = await listens('de')
  const { endpoint } = phone.subscription
  const key = PUSH_KEYS.publicKey
  expect(await give(notices.pushKey, {}, person)).toEqual({ key, told_in: '' })
  expect(await give(notices.pushKey, { endpoint }, person)).toEqual({ key, told_in: 'de' })
  expect(await give(notices.pushKey, { endpoint }, await member())).toEqual({ key, told_in: '' })
  const again = await give(session.signIn, { account: person.email, password: PASSWORD })
  expect(await give(notices.pushKey, { endpoint }, again)).toEqual({ key, told_in: '' })
  await give(notices.subscribe, { ...phone.subscription, locale: 'en' }, person)
  expect((await give(notices.pushKey, { endpoint }, person)).told_in).toBe('en')
  await give(notices.unsubscribe, { endpoint }, await member())
  expect((await give(notices.pushKey, { endpoint }, person)).told_in).toBe('en')
  await give(notices.unsubscribe, { endpoint }, person)
  expect((await give(notices.pushKey, { endpoint }, person)).told_in).toBe('')
})

test('a member has so many browsers that are told; the oldest makes room', async () => {
  const person = await member()
  const phones = Array.from({ length: PUSH_PHONES + 1 }, () => browser().subscription)
  for (const phone of phones) {
    clock.pass(1)
    await give(notices.subscribe, phone, person)
  }
  const left = await sql.selectFrom('push_subscription').select('endpoint').where('member_id', '=', person.id).execute()
  expect(left.map(({ endpoint }) => endpoint).sort()).toEqual(
    phones
      .slice(1)
      .map(({ endpoint }) => endpoint)
      .sort(),
  )
})

test('another key of the house reaches nobody who was told by the one before', async () => {
  const { person } = await listens()
  await sql.updateTable('push_subscription').set({ server_key: 'before' }).where('member_id', '=', person.id).execute()
  await hears(person)
  expect(await sent()).toEqual([])
  expect(await due()).toEqual([])
})

test('nothing is ever sent to a host that is no push service', async () => {
  const person = await member()
  const { subscription } = browser()
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://169.254.169.254/latest/meta-data',
    'https://quay.test/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://fcm.googleapis.com:8443/x',
    'https://evil.test/?https://fcm.googleapis.com/x',
    'https://evilfcm.googleapis.com/x',
  ])
    expect([endpoint, await deny(notices.subscribe, { ...subscription, endpoint }, person)]).toEqual([
      endpoint,
      { refusal: 'not-available' },
    ])
  expect(
    [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
    ].map(isPushService),
  ).toEqual([true, true, true, true])
  expect(isPushService('http://fcm.googleapis.com/x')).toBe(false)
})

test('a key that is no point on the curve is refused before anything is sealed with it', async () => {
  const person = await member()
  const { subscription } = browser()
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
  expect(await deny(notices.subscribe, { ...subscription, p256dh }, person)).toEqual({
    refusal: 'invalid',
    errors: { p256dh: 'unreadable' },
  })
})

test('without keys a server says so, and takes nobody’s address', async () => {
  const plain = await openWorld()
  const person = await plain.member()
  const { subscription } = browser()
  expect(await plain.give(notices.pushKey, { endpoint: subscription.endpoint }, person)).toEqual({
    key: '',
    told_in: '',
  })
  expect(await plain.deny(notices.subscribe, subscription, person)).toEqual({ refusal: 'not-available' })
  await listening(plain, services).hears(person)
  expect(await sendDue(plain.context)).toBe(0)
})
