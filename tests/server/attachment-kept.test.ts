import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { APP_KEY, PICTURE_QUOTA, PICTURE_WAITS, UPLOADS } from '#contract/limits.ts'
import { attach, showTo } from '#server/attachment/attach.ts'
import { forgetWaiting } from '#server/attachment/sweep.ts'
import { vaultIn } from '#server/attachment/vault.ts'
import { multipart } from '#tests/http/multipart.ts'
import { picture } from '#tests/files/pictures.ts'
import { type Caller, type World } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const scratch = mkdtempSync(join(tmpdir(), 'quay-vault-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const pictures = join(scratch, 'pictures')
const world = await openWorld({ settings: { pictures } })
const { member, give, deny, ask, app, sql, clock } = world

const formOf = (file: Uint8Array) => ({ ...UPLOAD_FORM, file: new Uint8Array(file) })
const send = (file: Uint8Array, caller: Caller, { give: to }: Pick<World, 'give'> = { give }) =>
  to(attachment.upload, formOf(file), caller)
const fetched = (url: string, { token = '' }: Caller = {}) =>
  app.inject({ url, query: { app_key: APP_KEY }, headers: { 'x-token': token } })
const filesIn = (directory: string) =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((one) => one.isFile())
    : []
const rows = () => sql.selectFrom('attachment').selectAll().orderBy('id').execute()

describe('a picture that is kept', () => {
  test('is for its owner and for whom it was shown to; for everybody else there is nothing, said alike', async () => {
    const [me, shown, other] = [await member(), await member(), await member()]
    const { url } = await send(await picture('jpeg', 50, 50, 4), me)
    const nowhere = await fetched(`/files/pictures/${'0'.repeat(32)}`, me)
    const foreign = await fetched(url, other)
    expect([foreign.statusCode, foreign.body, foreign.headers['content-type']]).toEqual([
      200,
      nowhere.body,
      nowhere.headers['content-type'],
    ])
    expect(foreign.json()).toMatchObject({ code: -404, data: { refusal: 'missing' } })
    expect((await fetched(url, shown)).json().code).toBe(-404)
    const attached = await attach(sql, me.id, [url], new Date(clock.read()))
    for (let time = 0; time < 2; time += 1) await showTo(sql, attached, [shown.id])
    expect((await fetched(url, shown)).headers['content-type']).toBe('image/jpeg')
    expect((await fetched(url, other)).json().code).toBe(-404)
    expect((await fetched(url)).json().code).toBe(-403)
    expect((await fetched(url, { token: 'nonsense' })).json().code).toBe(-403)
    const inAddress = await app.inject({ url, query: { app_key: APP_KEY, token: me.token } })
    expect(inAddress.json()).toMatchObject({ code: -422, data: { errors: { token: 'unreadable' } } })
  })

  test('can do nothing in a browser but be seen, and is kept by none', async () => {
    const me = await member()
    const { url } = await send(await picture('jpeg', 50, 50, 6), me)
    const { headers } = await fetched(url, me)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="picture.jpg"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each(['..%2f..%2fpepper', '%2e%2e', `${'0'.repeat(31)}%00`, '..', 'x'.repeat(2_000), "' or 1=1 --"])(
    'is not found by %s',
    async (name) => {
      const reply = await fetched(`/files/pictures/${name}`, await member())
      expect(reply.json().code).toBe(-404)
    },
  )

  test('whose file was lost is missing', async () => {
    const me = await member()
    const { url } = await send(await picture('jpeg', 50, 50, 9), me)
    await world.context.vault.drop(url.split('/').at(-1) ?? '')
    expect((await fetched(url, me)).json().code).toBe(-404)
  })
})

describe('becoming part of something', () => {
  test('takes the sender’s own pictures, says which are used again, and nobody else’s', async () => {
    const [me, other] = [await member(), await member()]
    const [one, two] = [
      await send(await picture('jpeg', 60, 60, 1), me),
      await send(await picture('jpeg', 60, 60, 2), me),
    ]
    const now = clock.read()
    const at = (urls: string[], who = me) =>
      sql.transaction().execute((inside) => attach(inside, who.id, urls, new Date(now)))
    expect(await at([one.url])).toEqual([{ id: one.id, url: one.url, again: false }])
    expect(await at([two.url, one.url])).toEqual([
      { id: two.id, url: two.url, again: false },
      { id: one.id, url: one.url, again: true },
    ])
    expect(await at([])).toEqual([])
    for (const url of ['', two.url.slice(0, -1), `https://evil.test${two.url}`, two.url.split('/').at(-1) ?? ''])
      await expect(at([url])).rejects.toThrow('missing')
    await expect(at([two.url], other)).rejects.toThrow('missing')
  })

  test('keeps a picture; one that waits a week in vain is forgotten, with its file', async () => {
    const me = await member()
    const [kept, waiting] = [
      await send(await picture('jpeg', 70, 70, 1), me),
      await send(await picture('jpeg', 70, 70, 2), me),
    ]
    await sql.transaction().execute((inside) => attach(inside, me.id, [kept.url], new Date(clock.read())))
    clock.pass(PICTURE_WAITS - 1)
    const late = await member()
    const young = await send(await picture('jpeg', 70, 70, 3), late)
    await forgetWaiting(world.context)
    expect((await rows()).some(({ id }) => id === waiting.id)).toBe(true)
    clock.pass(2)
    await forgetWaiting(world.context)
    const left = new Set((await rows()).map(({ id }) => id))
    expect([left.has(kept.id), left.has(young.id), left.has(waiting.id)]).toEqual([true, true, false])
    expect(filesIn(pictures).some(({ name }) => waiting.url.endsWith(name))).toBe(false)
    expect(filesIn(pictures).some(({ name }) => kept.url.endsWith(name))).toBe(true)
  })
})

describe('how many', () => {
  test('a member may send is counted by the minute', async () => {
    const me = await member()
    const small = await picture('png', 8, 8)
    for (let time = 0; time < UPLOADS.times; time += 1) await send(small, me)
    expect(await deny(attachment.upload, formOf(small), me)).toMatchObject({ refusal: 'too-often' })
    clock.pass(UPLOADS.seconds + 1)
    await send(small, me)
  })

  test('are kept for a member has an end, also when they come at once, and room comes back with time', async () => {
    const me = await member()
    const first = await send(await picture('jpeg', 80, 80, 1), me)
    await sql
      .updateTable('attachment')
      .set({ size: PICTURE_QUOTA.bytes - 2 * first.size })
      .where('id', '=', first.id)
      .execute()
    const before = filesIn(pictures).length
    const more = await Promise.all(
      [2, 3, 4, 5].map(async (tint) => ask(attachment.upload, formOf(await picture('jpeg', 80, 80, tint)), me)),
    )
    const done = more.filter(({ code }) => code === 1).length
    expect([done > 0, done < 3]).toEqual([true, true])
    expect(
      more
        .filter(({ code }) => code !== 1)
        .every(({ data }) => (data as { refusal: string }).refusal === 'pictures-full'),
    ).toBe(true)
    expect(filesIn(pictures).length).toBe(before + done)
    clock.pass(PICTURE_QUOTA.seconds)
    const later = await member({ email: 'later@quay.test' })
    await send(await picture('jpeg', 80, 80, 6), later)
  })
})

test('a form that is far too long is answered over a real line, not cut off', async () => {
  const open = await openWorld()
  const { token } = await open.member()
  const address = await open.app.listen({ host: '127.0.0.1', port: 0 })
  for (const megabytes of [6, 30]) {
    const { payload, headers } = multipart({
      app_key: APP_KEY,
      token,
      ...formOf(Buffer.alloc(megabytes * 1024 * 1024, 1)),
    })
    const reply = await fetch(`${address}${attachment.upload.path}`, { method: 'POST', headers, body: payload })
    expect([reply.status, (await reply.json()).data.refusal]).toEqual([200, 'picture-large'])
  }
})

describe('a disk that takes no more', () => {
  test('is a fault of ours that leaves nothing half done, and works again when it can', async () => {
    const place = join(scratch, 'full')
    const small = await openWorld({ settings: { pictures: place } })
    const me = await small.member()
    // A file where a directory should be fails like a disk that is full, for root too.
    writeFileSync(place, '')
    const sent = await picture('jpeg', 90, 90)
    const { code, msg } = await small.ask(attachment.upload, formOf(sent), me)
    expect([code, /Reference: \w+$/.test(msg)]).toEqual([0, true])
    expect(await small.sql.selectFrom('attachment').selectAll().execute()).toEqual([])
    rmSync(place)
    mkdirSync(place)
    await send(sent, me, small)
    expect(filesIn(place)).toHaveLength(1)
  })

  test('leaves no draft behind', async () => {
    const place = join(scratch, 'torn')
    const vault = vaultIn(place)
    const name = 'ab'.repeat(16)
    mkdirSync(join(place, 'ab', name, 'in the way'), { recursive: true })
    await expect(vault.put(name, Buffer.from('x'))).rejects.toThrow('could not be written')
    expect(filesIn(place)).toEqual([])
  })
})
