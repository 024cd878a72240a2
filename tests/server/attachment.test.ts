import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { APP_KEY, PICTURE_KEPT } from '#contract/limits.ts'
import { lookAtKept } from '#server/attachment/sweep.ts'
import { DIFFER, twinsOf } from '#server/attachment/twins.ts'
import { carriers, hostilePictures, located, picture } from '#tests/files/pictures.ts'
import { multipart } from '#tests/http/multipart.ts'
import { PAID, receipt } from '#tests/files/receipts.ts'
import { type Caller } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const scratch = mkdtempSync(join(tmpdir(), 'quay-vault-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const pictures = join(scratch, 'pictures')
const world = await openWorld({ settings: { pictures } })
const { member, give, deny, ask, app, sql } = world

const formOf = (file: Uint8Array) => ({ ...UPLOAD_FORM, file: new Uint8Array(file) })
const send = (file: Uint8Array, caller: Caller) => give(attachment.upload, formOf(file), caller)
const fetched = (url: string, { token = '' }: Caller = {}) =>
  app.inject({ url, query: { app_key: APP_KEY }, headers: { 'x-token': token } })
const filesIn = (directory: string) =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((one) => one.isFile())
    : []
const rows = () => sql.selectFrom('attachment').selectAll().orderBy('id').execute()

describe('a picture that is sent', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is drawn anew, kept, and given back to its sender',
    async (kind) => {
      const me = await member()
      const sent = await picture(kind, 640, 480, 1)
      const { id, url, width, height, size } = await send(sent, me)
      expect([width, height]).toEqual([640, 480])
      const reply = await fetched(url, me)
      expect(reply.rawPayload.length).toBe(size)
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 })
      expect(reply.rawPayload.equals(sent)).toBe(false)
      expect(url).toMatch(/^\/files\/pictures\/[0-9a-f]{32}$/)
      expect((await rows()).find((row) => row.id === id)).toMatchObject({ member_id: me.id, attached_at: null, size })
    },
  )

  test('is answered in the words of its sender, twice: as msg and as info', async () => {
    const reply = (
      await app.inject({
        method: 'POST',
        url: attachment.upload.path,
        ...multipart({ app_key: APP_KEY, token: (await member()).token, ...formOf(await picture('png', 32, 32)) }),
      })
    ).json()
    expect([reply.code, reply.info, reply.msg]).toEqual([1, 'The picture has arrived.', 'The picture has arrived.'])
    const refused = (
      await app.inject({ method: 'POST', url: attachment.upload.path, ...multipart({ app_key: APP_KEY }) })
    ).json()
    expect([refused.code, refused.info, refused.msg]).toEqual([-403, refused.msg, 'Please sign in to continue.'])
  })

  test('is no larger than it is kept, and never made larger', async () => {
    const me = await member()
    const { side } = PICTURE_KEPT
    expect(await send(await picture('jpeg', 3_000, 1_500), me)).toMatchObject({ width: side, height: side / 2 })
    expect(await send(await picture('jpeg', 20, 10), me)).toMatchObject({ width: 20, height: 10 })
  })

  test('stands upright, and says no more where, when and by whom it was taken', async () => {
    const me = await member()
    const sent = await located()
    const before = await sharp(sent).metadata()
    expect([before.orientation, before.exif !== undefined, before.xmp !== undefined]).toEqual([6, true, true])
    const { url, width, height } = await send(sent, me)
    expect([width, height]).toEqual([200, 300])
    const after = (await fetched(url, me)).rawPayload
    const { exif, xmp, iptc, icc, orientation } = await sharp(after).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(after.toString('latin1')).not.toMatch(/Exif|GPS|Quay Camera|Somebody Private|Hidden words/)
  })

  test('is the same picture when the same bytes come again, for this member only', async () => {
    const [me, other] = [await member(), await member()]
    const sent = await picture('jpeg', 64, 64, 2)
    const first = await send(sent, me)
    expect(await send(sent, me)).toEqual(first)
    const together = await Promise.all([1, 2, 3, 4].map(async () => send(await picture('jpeg', 64, 64, 3), other)))
    expect(new Set(together.map(({ id }) => id)).size).toBe(1)
    expect((await send(sent, other)).id).not.toBe(first.id)
    expect((await rows()).length).toBe(filesIn(pictures).length)
  })

  test('has a look by which it is known again', async () => {
    const [me, other] = [await member(), await member()]
    const drawn = await receipt(PAID).png().toBuffer()
    const one = await send(drawn, me)
    const resized = await send(await sharp(drawn).resize(360).jpeg({ quality: 60 }).toBuffer(), other)
    const unlike = await send(await sharp(drawn).rotate(90).toBuffer(), other)
    const same = await send(drawn, other)
    const resaved = await send(
      await sharp(drawn)
        .png({ compressionLevel: 1 })
        .withExif({ IFD0: { Make: 'Another phone' } })
        .toBuffer(),
      other,
    )
    const twins = await twinsOf(sql, one.id)
    const found = (id: number) => twins.find((twin) => twin.id === id)
    expect(found(same.id)).toMatchObject({ same: 'bytes', differ: 0 })
    expect(found(resaved.id)).toMatchObject({ same: 'pixels', differ: 0 })
    expect(found(resized.id)).toMatchObject({ same: null })
    expect(found(resized.id)?.differ).toBeLessThanOrEqual(DIFFER.same)
    expect(found(unlike.id)).toBeUndefined()
  })

  test('that was kept before it was looked at is looked at by and by', async () => {
    const me = await member()
    const { id } = await send(await picture('png', 300, 300, 6), me)
    const lookAt = () => sql.selectFrom('attachment').select('look').where('id', '=', id).executeTakeFirstOrThrow()
    const before = await lookAt()
    await sql.updateTable('attachment').set({ look: null, pixels: null }).where('id', '=', id).execute()
    await lookAtKept(world.context)
    expect(await lookAt()).toEqual(before)
  })
})

const hostile = await hostilePictures()
const hiding = await carriers()

describe(`of ${hostile.length + hiding.length} hostile files`, () => {
  test('there are enough', () => expect(hostile.length + hiding.length).toBeGreaterThanOrEqual(60))

  test.each(hostile)('%s is refused, and nothing of it is left', async (_, bytes, refusal) => {
    const me = await member()
    const before = [(await rows()).length, filesIn(pictures).length]
    const begun = performance.now()
    expect((await deny(attachment.upload, formOf(bytes), me)).refusal).toBe(refusal)
    expect(performance.now() - begun).toBeLessThan(2_000)
    expect([(await rows()).length, filesIn(pictures).length]).toEqual(before)
  })

  test.each(hiding)('%s is drawn, and what it hid is gone', async (_, bytes) => {
    const me = await member()
    const { url } = await send(bytes, me)
    const { rawPayload } = await fetched(url, me)
    expect(rawPayload.toString('latin1')).not.toMatch(/script|hidden words|PK..|GPS/i)
  })

  test.each([
    ['../../../../etc/passwd', 'image/jpeg'],
    ['..\\..\\x.jpg', 'image/jpeg'],
    ['a\r\nX-Evil: 1.jpg', 'image/jpeg'],
    ['a%0d%0ab.jpg', 'image/jpeg'],
    ['a\0.jpg', 'image/jpeg'],
    ['shell.php', 'application/x-php'],
    ['page.html', 'text/html'],
    ['a.svg', 'image/svg+xml'],
    ['', 'image/png'],
    ['x'.repeat(5_000), 'image/jpeg'],
    ['\u202egpj.exe', 'image/jpeg'],
    ['CON', 'x/y; charset=../../'],
  ])('a name such as %j of the kind %s changes nothing', async (name, type) => {
    const me = await member()
    const { payload, headers } = multipart(
      { app_key: APP_KEY, token: me.token, ...formOf(await picture('jpeg', 40, 40, name.length)) },
      name,
      type,
    )
    const reply = (await app.inject({ method: 'POST', url: attachment.upload.path, payload, headers })).json()
    if (reply.code === 1) expect(reply.data.url).toMatch(/^\/files\/pictures\/[0-9a-f]{32}$/)
    else expect(reply.data.refusal).toBe('invalid')
    expect(filesIn(scratch).every((file) => /^[0-9a-f]{32}$/.test(file.name))).toBe(true)
  })
})

describe('a form', () => {
  const raw = (payload: Buffer | string, headers: Record<string, string>) =>
    app
      .inject({ method: 'POST', url: attachment.upload.path, payload, headers })
      .then((reply) => [reply.statusCode, reply.json().data.refusal])

  test('that is none is refused, whatever is wrong with it', async () => {
    const { token } = await member()
    const { payload, headers } = multipart({ app_key: APP_KEY, token, ...formOf(await picture('png', 16, 16)) })
    const with_ = (more: object) => multipart({ app_key: APP_KEY, token, ...formOf(Buffer.from('x')), ...more })
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, 'x']))
    for (const [body, head] of [
      [payload.subarray(0, payload.length / 2), headers],
      [payload, { 'content-type': 'multipart/form-data' }],
      [payload, { 'content-type': 'multipart/form-data; boundary=other' }],
      [payload, { 'content-type': 'application/octet-stream' }],
      [Buffer.alloc(0), headers],
      [Buffer.from('-'.repeat(100_000)), headers],
      ...[many, { __proto__x: '1', constructor: 'x' }, { dir: 'x'.repeat(2_000) }, { dir: 'a\0b' }].map((more) => {
        const made = with_(more)
        return [made.payload, made.headers] as const
      }),
    ] as const)
      expect(await raw(body as Buffer, head)).toEqual([200, 'invalid'])
  })

  test('whose fields are others, or come twice, or whose file is text, is refused beside the field', async () => {
    const me = await member()
    const file = await picture('png', 16, 16)
    const errors = async (form: object) => (await deny(attachment.upload, form as never, me)).errors
    expect(await errors({ ...UPLOAD_FORM })).toEqual({ file: 'required' })
    expect(await errors({ ...UPLOAD_FORM, dir: '../etc', file })).toEqual({ dir: 'unreadable' })
    expect(await errors({ dir: 'images', file })).toEqual({ from: 'required' })
    const [one, two] = [
      multipart({ app_key: APP_KEY, token: me.token, ...UPLOAD_FORM, file }),
      multipart({ dir: 'images' }),
    ]
    const end = one.payload.lastIndexOf('------quay')
    expect(await raw(Buffer.concat([one.payload.subarray(0, end), two.payload]), one.headers)).toEqual([200, 'invalid'])
    const plain = await world.post(attachment.upload.path, { ...UPLOAD_FORM, file: 'text' }, me)
    expect(plain.json().data.errors).toEqual({ file: 'unreadable' })
  })

  test('is read whichever of its parts comes first', async () => {
    const { token } = await member()
    const { payload, headers } = multipart({
      file: await picture('png', 24, 24),
      ...UPLOAD_FORM,
      token,
      app_key: APP_KEY,
    })
    expect((await app.inject({ method: 'POST', url: attachment.upload.path, payload, headers })).json().code).toBe(1)
  })

  test('of somebody whom nobody knows is not looked into', async () => {
    const before = filesIn(pictures).length
    const file = await picture('png', 24, 24, 7)
    for (const token of ['', 'nonsense', 'x'.repeat(64)])
      expect((await ask(attachment.upload, formOf(file), { token })).code).toBe(-403)
    expect(filesIn(pictures).length).toBe(before)
  })

  test('with a file is read here and nowhere else', async () => {
    const { payload, headers } = multipart({ app_key: APP_KEY, account: 'a@b.cd', password: 'x' })
    expect((await app.inject({ method: 'POST', url: '/user/login', payload, headers })).json().code).toBe(-422)
  })

  test('of one caller waits for another of the same: five at once are too many', async () => {
    const { token } = await member()
    const file = await picture('png', 900, 900, 8)
    const codes = await Promise.all(
      Array.from({ length: 12 }, () =>
        ask(attachment.upload, formOf(file), { token }).then(({ data }) => (data as { refusal?: string }).refusal),
      ),
    )
    expect(codes.filter((refusal) => refusal === undefined).length).toBeGreaterThanOrEqual(4)
    expect(codes.filter((refusal) => refusal !== undefined).every((refusal) => refusal === 'busy')).toBe(true)
    await give(attachment.upload, formOf(file), { token })
  })
})
