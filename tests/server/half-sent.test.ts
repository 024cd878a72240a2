import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { MINUTE_MS } from '#contract/time-units.ts'
import { home } from '#contract/home.ts'
import { APP_KEY } from '#contract/limits.ts'
import type { Settings } from '#server/lib/context.ts'
import { multipart } from '#tests/http/multipart.ts'
import { picture } from '#tests/files/pictures.ts'
import { openWorld } from '#tests/world/open.ts'

const FORM = 'application/x-www-form-urlencoded'
const sockets: Socket[] = []
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))

async function opened(settings: Partial<Settings>) {
  const world = await openWorld({ settings })
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = world.app.server.address() as AddressInfo
  return {
    ...world,
    async begins(path: string, body: Buffer | string, { length = 100, type = FORM, ip = '198.51.100.66' } = {}) {
      const socket = connect(port, '127.0.0.1')
      sockets.push(socket)
      await once(socket, 'connect')
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ip}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
      socket.write(Buffer.concat([Buffer.from(head), Buffer.from(body)]))
      return socket
    },
  }
}

async function heard(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  await once(socket, 'close')
  return Buffer.concat(parts).toString()
}
const answers = async (socket: Socket) => String((await once(socket, 'data'))[0])

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

const halves = (count: () => number, many: number) => expect.poll(count).toBe(many)

test('420 forms that are sent by half silence nobody', async () => {
  const world = await opened({ callsAtOnce: 400, halvesAtOnce: 1_000, bodyMs: MINUTE_MS })
  const me = await world.member()
  let come = 0
  world.app.server.on('request', () => (come += 1))
  for (let count = 0; count < 420; count += 1) await world.begins(home.index.path, 'app_')
  await halves(() => come, 420)
  for (let call = 0; call < 60; call += 1) await world.give(account.profile, {}, me)
})

test('one address sends so many by half, and the next is told to come back; others are heard', async () => {
  const { begins } = await opened({ halvesAtOnce: 5, bodyMs: MINUTE_MS })
  const waiting = await Promise.all(Array.from({ length: 5 }, () => begins(home.index.path, 'app_')))
  const refused = await heard(await begins(home.index.path, 'app_'))
  expect(refused).toContain('"refusal":"busy","retry_after":1')
  const whole = `app_key=${APP_KEY}`
  const other = await begins(home.index.path, whole, { length: whole.length, ip: '198.51.100.67' })
  expect(await answers(other)).toContain('"code":1')
  const [first] = waiting
  first?.destroy()
  await expect
    .poll(async () => answers(await begins(home.index.path, whole, { length: whole.length })))
    .toContain('"code":1')
})

test('a form has its time to come whole, and a picture has longer', async () => {
  const { begins, member } = await opened({ bodyMs: 200 })
  const { token } = await member()
  const form = { app_key: APP_KEY, token, ...UPLOAD_FORM, file: new Uint8Array(await picture('png', 32, 32)) }
  const { payload, headers } = multipart(form)
  const upload = await begins(attachment.upload.path, payload.subarray(0, 40), {
    length: payload.length,
    type: headers['content-type'],
  })
  expect(await heard(await begins(home.index.path, 'app_'))).toBe('')
  upload.write(payload.subarray(40))
  expect(await answers(upload)).toContain('The picture has arrived.')
})

const uploadOf = async (token: string) => {
  const form = { app_key: APP_KEY, token, ...UPLOAD_FORM, file: new Uint8Array(await picture('png', 32, 32)) }
  const { payload, headers } = multipart(form)
  return { payload, options: { length: payload.length, type: headers['content-type'] }, form }
}

test('a caller who hangs up while it is found out who they are leaves no place taken', async () => {
  const { begins, member, give, app, url } = await opened({})
  const me = await member()
  const { payload, options, form } = await uploadOf(me.token)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  for (let count = 0; count < 4; count += 1) {
    await owner.query('begin; lock table session')
    const socket = await begins(attachment.upload.path, payload.subarray(0, -80), options)
    await expect
      .poll(async () => (await owner.query(`select from pg_locks where not granted`)).rowCount)
      .toBeGreaterThan(0)
    socket.destroy()
    await expect.poll(() => connectionsOf(app)).toBe(0)
    await owner.query('commit')
  }
  await owner.end()
  expect(await give(attachment.upload, form, me)).toMatchObject({ width: 32 })
})

test('six members whose pictures trickle in keep no seventh out', async () => {
  const { begins, member, give, app } = await opened({})
  let come = 0
  app.server.on('request', () => (come += 1))
  for (let count = 0; count < 6; count += 1) {
    const { token } = await member()
    const { payload, options } = await uploadOf(token)
    for (let form = 0; form < 4; form += 1) await begins(attachment.upload.path, payload.subarray(0, -80), options)
  }
  await halves(() => come, 24)
  const seventh = await member()
  const { form } = await uploadOf(seventh.token)
  expect(await give(attachment.upload, form, seventh)).toMatchObject({ width: 32 })
})

test('a picture of which nothing more comes is ended, and its sender has the place again', async () => {
  const { begins, member, give } = await opened({ partMs: 300 })
  const me = await member()
  const { payload, options, form } = await uploadOf(me.token)
  const waiting = await Promise.all(
    Array.from({ length: 4 }, () => begins(attachment.upload.path, payload.subarray(0, -80), options)),
  )
  const ends = await Promise.all(waiting.map(heard))
  for (const said of ends) expect(said).toContain('"refusal":"busy","retry_after":2')
  expect(await give(attachment.upload, form, me)).toMatchObject({ width: 32 })
})

test('a form that comes in pieces is answered, and its connection stays', async () => {
  const { begins } = await opened({ halvesAtOnce: 1, bodyMs: MINUTE_MS })
  const whole = `app_key=${APP_KEY}`
  const socket = await begins(home.index.path, whole.slice(0, 5), { length: whole.length })
  socket.write(whole.slice(5))
  expect(await answers(socket)).toContain('"code":1')
  socket.write(
    `POST ${home.index.path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${FORM}\r\ncontent-length: ${whole.length}\r\n\r\n${whole}`,
  )
  expect(await answers(socket)).toContain('"code":1')
})
