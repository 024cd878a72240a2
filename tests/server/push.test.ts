import { afterAll, expect, test } from 'vitest'
import { PUSH_LIFE, PUSH_TRIES } from '#contract/limits.ts'
import { notices } from '#contract/notices.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { openContext } from '#server/open-context.ts'
import { encrypted, sealed } from '#server/notice/seal.ts'
import { sendDue } from '#server/notice/sender.ts'
import { signer } from '#server/notice/vapid.ts'
import { claimsIn, listening, pushServices } from '#tests/world/push.ts'
import { PUSH_KEYS } from '#tests/world/push-keys.ts'
import { openWorld } from '#tests/world/open.ts'

const services = pushServices()
const world = await openWorld({ settings: { pushKeys: PUSH_KEYS }, messenger: services.messenger })
const { give, clock, context } = world
const { hears, listens, sent, due } = listening(world, services)
const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is sealed as in the example of RFC 8291', () => {
  const reader = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const drawn = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  }
  const text = Buffer.from('When I grow up, I want to be a watermelon')
  expect(sealed(text, reader, drawn).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('its coding is that of the first example of RFC 8188', () => {
  const salt = bytes('I1BsxtFttlv3u_Oo94xnmw')
  const coded = encrypted(Buffer.from('I am the walrus'), bytes('yqdlZ-tYemfogSmv7Ws5PQ'), {
    salt,
    keyId: Buffer.alloc(0),
  })
  expect(coded.toString('base64url')).toBe('I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg')
})

test('who sends it is said as in the example of RFC 8292', () => {
  const example =
    'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
  const claims = { aud: 'https://push.example.net', exp: 1_453_523_768, sub: 'mailto:push@example.com' }
  expect(claimsIn(example)).toEqual(claims)
  const ours = signer({ ...PUSH_KEYS, subject: claims.sub })(
    'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    new Date((claims.exp - 12 * HOUR_S) * 1000),
  )
  const unsigned = (header: string) => header.split('.').slice(0, 2)
  expect(unsigned(ours)).toEqual(unsigned(example))
  expect(claimsIn(ours)).toEqual(claims)
})

test('a closed browser is told in its language, by a message that only it can read, and no service twice', async () => {
  const { person, phone } = await listens('de')
  const ref = await hears(person)
  const [message, ...more] = await sent()
  if (!message) throw new Error('nothing was sent')
  expect(more).toEqual([])
  expect(phone.read(message)).toEqual({
    web_push: 8030,
    notification: {
      title: expect.stringContaining(ref),
      body: expect.stringContaining('491,04'),
      lang: 'de',
      dir: 'ltr',
      tag: ref,
      navigate: `https://quay.test/h5/#/pages/orders/sell_order?order_no=${ref}`,
    },
  })
  const { Authorization = '', ...headers } = message.headers
  expect(headers).toEqual({
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(PUSH_LIFE),
    Topic: ref,
    Urgency: 'high',
  })
  expect(claimsIn(Authorization)).toEqual({
    aud: 'https://updates.push.services.mozilla.com',
    exp: context.clock.now().getTime() / 1000 + 43_200,
    sub: PUSH_KEYS.subject,
  })
  expect(message.body.includes(ref)).toBe(false)
  expect(await sent()).toEqual([])
})

test('a browser that reads from right to left is told so', async () => {
  const { person, phone } = await listens('he')
  await hears(person)
  const [message] = await sent()
  expect(message && phone.read(message).notification).toMatchObject({ lang: 'he', dir: 'rtl' })
})

test('many processes tell everybody once', async () => {
  const second = openContext({
    url: world.url,
    settings: context.settings,
    log: context.log,
    clock: context.clock,
    messenger: services.messenger,
  })
  afterAll(() => second.database.destroy())
  const listeners = await Promise.all(Array.from({ length: 6 }, () => listens()))
  for (let n = 0; n < 30; n += 1) await Promise.all(listeners.map(({ person }) => hears(person)))
  const all = async (one: typeof context) => {
    while ((await sendDue(one)) > 0);
  }
  await Promise.all([context, second, context, second].map(all))
  const tags = services.taken().map(({ headers }) => headers['Topic'])
  expect(tags).toHaveLength(180)
  expect(new Set(tags).size).toBe(180)
  expect(await due()).toEqual([])
})

test.each([404, 410])('a browser that its service does not know any more (%i) is forgotten', async (status) => {
  const { person } = await listens()
  await Promise.all([hears(person), hears(person)])
  services.answers(status, status)
  await sent()
  await hears(person)
  expect(await sent()).toEqual([])
  const left = world.sql.selectFrom('push_subscription').select('id').where('member_id', '=', person.id).execute()
  expect(await left).toEqual([])
})

test('a service that fails is asked again, later and later, and then left alone', async () => {
  const { person } = await listens()
  await hears(person)
  services.answers(503, 429, 0, 500, 403, 503)
  expect(await sent()).toHaveLength(1)
  expect(await sent()).toEqual([])
  for (const [wait, tries] of [
    [15, 2],
    [30, 3],
    [60, 4],
    [120, 5],
  ] as const) {
    clock.pass(wait - 1)
    expect(await sent()).toEqual([])
    clock.pass(1)
    expect(await sent()).toHaveLength(1)
    expect(await due()).toEqual([tries])
  }
  clock.pass(240)
  expect(await sent()).toHaveLength(1)
  expect(await due()).toEqual([])
  expect(PUSH_TRIES.times).toBe(6)
})

test('what was read meanwhile, or is old, is not sent any more', async () => {
  const { person } = await listens()
  await hears(person)
  const { data } = await give(notices.list, {}, person)
  await give(notices.read, { id: data[0]?.id ?? 0 }, person)
  await hears(person)
  clock.pass(PUSH_TRIES.seconds)
  expect(await sent()).toEqual([])
  expect(await due()).toEqual([])
})
