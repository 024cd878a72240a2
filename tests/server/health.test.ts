import { expect, test } from 'vitest'
import { home } from '#contract/home.ts'
import { session } from '#contract/session.ts'
import { isNear, networkOf } from '#server/lib/networks.ts'
import { breaks } from '#tests/world/books.ts'
import { openWorld } from '#tests/world/open.ts'

const { app, context, give, member, letters } = await openWorld()

test('it is alive while it drains, and ready only when it does not', async () => {
  const status = async (url: string) => (await app.inject({ url })).statusCode
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
  context.health.draining = true
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
  context.health.draining = false
})

test('without its database it is alive and not ready', async () => {
  const cut = await openWorld()
  expect((await cut.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  breaks(cut)
  await cut.sql.destroy()
  expect((await cut.app.inject({ url: '/readyz' })).statusCode).toBe(503)
  expect((await cut.app.inject({ url: '/healthz' })).statusCode).toBe(200)
})

test('what it counted is told to those beside it', async () => {
  await member()
  await give(home.index, {})
  await give(session.sendRegisterCode, { type: 'email', account: 'count@quay.test' })
  const text = (await app.inject({ url: '/metrics' })).body
  expect(text).toContain('quay_answers_total{path="/user/login",code="1"} 1')
  expect(text).toContain('quay_codes_sent_total{channel="email"} 1')
  expect(text).toContain('quay_members_online 1')
  expect(text).toMatch(/quay_answer_seconds_bucket\{le="\+Inf"\} \d+\n/)
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.]+)$/)
  const stranger = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(stranger.json()).toMatchObject({ code: -404 })
})

test('near is this machine and the network beside it', () => {
  for (const ip of ['127.0.0.1', '::1', '10.1.2.3', '192.168.0.9', '172.20.1.1', '::ffff:127.0.0.1', 'fd00::1'])
    expect([ip, isNear(ip)]).toEqual([ip, true])
  for (const ip of ['203.0.113.9', '172.32.0.1', '2001:db8::1', '', 'localhost'])
    expect([ip, isNear(ip)]).toEqual([ip, false])
})

test('one customer is one IPv4 address or one IPv6 /64', () => {
  expect(
    ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:0:7::1', '2001:0db8:0000:0007:9:8:7:6', '::1'].map(networkOf),
  ).toEqual(['203.0.113.9', '203.0.113.9', '2001:db8:0:7', '2001:db8:0:7', '0:0:0:0'])
})

test('the inbox shows letters, newest first, as text and never as markup', async () => {
  await give(session.sendRegisterCode, { type: 'email', account: 'letter@quay.test' })
  const { list } = (await app.inject({ url: '/inbox.json' })).json()
  expect(list[0]).toMatchObject({ channel: 'email', to: 'letter@quay.test', subject: 'Your Quay code' })
  context.inbox?.keep({ channel: 'email', to: 'x@quay.test', subject: '<script>1</script>', text: '"&' })
  const { body, headers } = await app.inject({ url: '/inbox' })
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('&lt;script&gt;1&lt;/script&gt;')
  expect(body).not.toContain('<script>')
  expect(letters()[0]?.subject).toBe('<script>1</script>')
})

test('the inbox keeps the last 200', async () => {
  for (let sent = 0; sent < 205; sent += 1)
    context.inbox?.keep({ channel: 'email', to: 'x@quay.test', subject: `${sent}`, text: '' })
  expect([letters().length, letters()[0]?.subject]).toEqual([200, '204'])
})

test('production has no inbox', async () => {
  const closed = await openWorld({ settings: { mode: 'production' } })
  for (const url of ['/inbox', '/inbox.json', '/inbox.css'])
    expect((await closed.app.inject({ url })).json().code).toBe(-404)
  await closed.give(session.sendRegisterCode, { type: 'email', account: 'quiet@quay.test' })
  expect([closed.letters(), (await closed.give(home.index, {})).demo]).toEqual([[], 0])
})
