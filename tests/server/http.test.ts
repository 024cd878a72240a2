import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { card } from '#contract/card.ts'
import { home } from '#contract/home.ts'
import { APP_KEY } from '#contract/limits.ts'
import { news } from '#contract/news.ts'
import { session } from '#contract/session.ts'
import { askedOf } from '#server/lib/fields.ts'
import { policyFor } from '#server/web/policy.ts'
import { PASSWORD, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const SCRIPT = "document.documentElement.lang = 'en'"
const STYLE = 'body { margin: 0 }'
const dist = mkdtempSync(join(tmpdir(), 'quay-dist-'))
afterAll(() => rmSync(dist, { recursive: true }))
for (const folder of ['assets', '.vite']) mkdirSync(join(dist, folder))
const page = `<!doctype html><html><head><style>${STYLE}</style><script>${SCRIPT}</script><script type="module" src="/h5/assets/a.js"></script></head><body></body></html>`
for (const [name, text] of [
  ['index.html', page],
  ['assets/a.js', 'export {}'],
  ['worker.js', 'self'],
  ['.vite/manifest.json', '{"index.html":{}}'],
] as const) {
  writeFileSync(join(dist, name), text)
  writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text))
}

const world = await openWorld({ settings: { dist } })
const { app, member, deny } = world
const FORM = 'application/x-www-form-urlencoded'
const send = (payload: string, url = home.index.path, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': FORM, ...headers } })
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the app key is asked for', async () => {
  for (const payload of ['', 'app_key=other', 'token=x'])
    expect((await send(payload)).json()).toMatchObject({ code: -422, data: { refusal: 'invalid' } })
  expect((await send(`app_key=${APP_KEY}`)).json()).toMatchObject({ code: 1 })
})

test('a key that comes twice, a key of the language, and what no database keeps are refused', async () => {
  const refused = async (payload: string) => (await send(`app_key=${APP_KEY}&${payload}`)).json()
  expect((await refused('space=trade&space=mall')).data).toEqual({
    refusal: 'invalid',
    errors: { space: 'unreadable' },
  })
  expect((await refused('__proto__=1')).data).toEqual({
    refusal: 'invalid',
    errors: { form: 'unreadable' },
  })
  expect((await refused('space=%00')).data).toEqual({
    refusal: 'invalid',
    errors: { space: 'unreadable' },
  })
  expect((await refused('sp%00ace=1')).data).toEqual({
    refusal: 'invalid',
    errors: { form: 'unreadable' },
  })
  expect(await refused('constructor=1&toString=2&a[b]=3')).toMatchObject({ code: 1 })
})

test('a body that is too long or no form is refused, all in the envelope', async () => {
  expect((await send(`app_key=${APP_KEY}&x=${'x'.repeat(65_536)}`)).json()).toMatchObject({ code: -422 })
  const json = await app.inject({ method: 'POST', url: home.index.path, payload: { app_key: APP_KEY } })
  expect([json.statusCode, json.json().code]).toEqual([200, -422])
  const bare = await app.inject({ method: 'POST', url: home.index.path })
  expect([bare.statusCode, bare.json().code]).toEqual([200, -422])
})

test('a call that is none and an address that cannot be read are missing', async () => {
  for (const [method, url] of [
    ['POST', '/user/nothing'],
    ['GET', '/%c0'],
    ['GET', '/i/%c0'],
  ] as const) {
    const reply = await app.inject({ method, url })
    expect([url, reply.statusCode, reply.json().code]).toEqual([url, 200, -404])
  }
})

test('what is no call is answered as on any web: a file that is none, a method that is none, and nothing of how it was built', async () => {
  const asked = async (method: string, url: string) => {
    const { statusCode, headers, body } = await app.inject({ method: method as 'GET', url })
    return [method, url, statusCode, headers.allow, body.includes('index.html')]
  }
  for (const url of [home.index.path, '/h5/assets/none.js', '/h5/.vite/manifest.json', '/favicon.ico'])
    expect(await asked('GET', url)).toEqual(['GET', url, 404, undefined, false])
  for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE'])
    for (const url of ['/user/login', '/h5/', '/nowhere'])
      expect(await asked(method, url)).toEqual([method, url, 405, 'GET, HEAD, POST', false])
})

test('an id that no database counts up to is a field that cannot be read', async () => {
  const { token } = await member()
  for (const id of ['2147483648', '999999999999999'])
    for (const path of [card.one.path, news.article.path])
      expect((await send(`app_key=${APP_KEY}&token=${token}&id=${id}`, path)).json()).toMatchObject({
        code: -422,
        data: { errors: { id: 'unreadable' } },
      })
})

test('a token rides in the body; in an address it is refused', async () => {
  const { token } = await member()
  expect((await send(`app_key=${APP_KEY}&token=${token}`, account.profile.path)).json().code).toBe(1)
  expect((await send(`app_key=${APP_KEY}&token=${token}`, `${account.profile.path}?v=1.0`)).json().code).toBe(1)
  expect((await send(`app_key=${APP_KEY}`, `${account.profile.path}?token=${token}`)).json()).toMatchObject({
    code: -422,
    data: { errors: { token: 'unreadable' } },
  })
  expect((await send(`app_key=${APP_KEY}`, account.profile.path, { 'x-token': token })).json().code).toBe(-403)
})

test('no answer is kept, sniffed, framed, or sets a cookie', async () => {
  const { token } = await member()
  const replies = await Promise.all([
    send(`app_key=${APP_KEY}`),
    send(`app_key=${APP_KEY}&token=${token}`, account.profile.path),
    send(`app_key=${APP_KEY}&account=a@b.cd&password=wrong-one`, session.signIn.path),
    send('', '/nowhere'),
    app.inject({ url: '/h5/' }),
    app.inject({ url: '/inbox' }),
    app.inject({ url: '/healthz' }),
  ])
  for (const { headers } of replies) {
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['referrer-policy']).toBe('no-referrer')
  }
  for (const { headers } of replies.slice(0, 4)) expect(headers['cache-control']).toBe('no-store')
})

test('the policy allows our own files and the exact inline texts of the page', async () => {
  const { headers } = await app.inject({ url: '/h5/' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${sha(SCRIPT)};`)
  expect(policy).toContain(`style-src 'self' ${sha('')} ${sha(STYLE)};`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test('a form goes to ourselves, and to the one gateway that is configured', () => {
  const { gateways, frames, mode } = world.context.settings
  const key = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const alipay = { appId: '2021', seller: '2088', ...key, gateway: 'https://openapi.alipay.com/gateway.do' }
  expect(policyFor({ dist, gateways, frames, mode }).formAction).toEqual(["'self'"])
  expect(policyFor({ dist, gateways: { ...gateways, alipay }, frames, mode }).formAction).toEqual([
    "'self'",
    'https://openapi.alipay.com',
  ])
})

test('the app is served compressed: assets for a year, the page and the worker never stale', async () => {
  const asked = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
  const [document, asset, worker] = await Promise.all(['/h5/', '/h5/assets/a.js', '/h5/worker.js'].map(asked))
  expect([document?.headers['content-encoding'], document?.headers['cache-control']]).toEqual(['br', 'no-cache'])
  expect(brotliDecompressSync(document?.rawPayload ?? Buffer.alloc(0)).toString()).toBe(page)
  expect(asset?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(worker?.headers['cache-control']).toBe('no-cache')
  // What only a page or a worker heeds weighs more than many a file.
  const heeded = (reply: typeof document) =>
    ['content-security-policy', 'x-frame-options', 'x-content-type-options'].map(
      (name) => reply?.headers[name] !== undefined,
    )
  expect([document, asset, worker].map(heeded)).toEqual([
    [true, true, true],
    [false, false, true],
    [true, true, true],
  ])
  expect((await app.inject({ url: '/h5/../package.json' })).body).not.toContain('"name"')
  expect((await app.inject({ url: '/h5/%2e%2e/package.json' })).body).not.toContain('"name"')
})

test('short addresses lead to the app', async () => {
  for (const [url, to] of [
    ['/', '/h5/'],
    ['/h5', '/h5/'],
    ['/i/AB12CD', '/h5/#/pages/reg/reg?invite_code=AB12CD'],
    ['/i/a%26b', '/h5/#/pages/reg/reg?invite_code=a%26b'],
  ]) {
    const reply = await app.inject({ url: url ?? '' })
    expect([reply.statusCode, reply.headers.location]).toEqual([302, to])
  }
})

test('sensitive calls are counted per address, and others are not', async () => {
  const narrow = await openWorld({ settings: { callsPerMinute: 3 } })
  const form = { account: 'a@b.cd', password: PASSWORD }
  for (let call = 0; call < 3; call += 1) expect((await narrow.deny(session.signIn, form)).refusal).toBe('wrong-login')
  expect(await narrow.deny(session.sendResetCode, { type: 'email', account: 'a@b.cd' })).toEqual({
    refusal: 'too-often',
    retry_after: 60,
  })
  expect((await narrow.deny(session.signIn, form, { ip: '198.51.100.200' })).refusal).toBe('wrong-login')
  for (let call = 0; call < 5; call += 1) await narrow.give(home.index, {})
})

test('above its load the house says it is busy, before it acts', async () => {
  const small = await openWorld({ settings: { callsAtOnce: 4 } })
  const answers = await Promise.all(Array.from({ length: 40 }, () => small.ask(home.index, {})))
  const busy = answers.filter(({ code }) => code === 0)
  expect(busy.length).toBeGreaterThan(0)
  expect(answers.length - busy.length).toBeGreaterThan(3)
  expect(busy[0]).toEqual({
    code: 0,
    msg: 'We are very busy. Please try again shortly.',
    data: { refusal: 'busy', retry_after: 1 },
  })
  await small.give(home.index, {})
})

test('callers who hang up leave their place', async () => {
  const small = await openWorld({ settings: { callsAtOnce: 3 } })
  await small.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = small.app.server.address() as AddressInfo
  const head = `POST ${home.index.path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${FORM}\r\ncontent-length: 24\r\n\r\n`
  for (let caller = 0; caller < 12; caller += 1) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(caller % 2 ? head : `${head}app_key=${APP_KEY}&a=`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    socket.destroy()
    await once(socket, 'close')
  }
  await small.give(home.index, {})
})

test('a fault of ours says its number and nothing else, and the log has the rest', async () => {
  const broken = await openWorld()
  await asOwner(broken, (owner) => owner.schema.dropTable('notice_text').execute())
  const { code, msg, data } = await broken.ask(home.index, {})
  const id = /Reference: (\w+)$/.exec(msg)?.[1] ?? ''
  expect([code, data]).toEqual([0, { refusal: 'busy' }])
  expect(msg).toBe(`Something went wrong on our side. Reference: ${id}`)
  const fault = broken.logged.map((line) => JSON.parse(line)).find((line) => line.msg === 'fault')
  expect([fault.id, fault.err.sqlstate]).toEqual([id, '42P01'])
})

test('the language is that of the request, by any of its names', async () => {
  const says = async (language: string) => (await world.ask(account.profile, {}, { language })).msg
  expect(await says('zh-cn')).toBe('请先登录再继续。')
  expect(await says('hebrew')).toBe('יש להתחבר כדי להמשיך.')
  expect(await says('pl-PL,pl;q=0.9')).toBe('Proszę się zalogować, aby kontynuować.')
  for (const strange of ['', 'xx', '*', ';;,']) expect(await says(strange)).toBe('Please sign in to continue.')
})

test('a role that is missing is said so', async () => {
  const { token } = await member()
  expect(await deny(account.profile, {}, { token: `${token}x` })).toEqual({ refusal: 'signed-out' })
})

test('a GET carries its token in a header and its fields in the address', () => {
  const get = (url: string, headers = {}) => askedOf({ method: 'GET', url, headers } as FastifyRequest)
  const asked = get(`/x?app_key=${APP_KEY}&page=2`, { 'x-token': 'secret' })
  expect([asked.token, { ...asked.fields }]).toEqual(['secret', { page: '2' }])
  expect(() => get(`/x?app_key=${APP_KEY}&token=secret`)).toThrow('invalid')
  expect(() => get('/x')).toThrow('invalid')
})
