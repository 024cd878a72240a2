import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PICTURE_FILE, PICTURE_KINDS, PICTURE_WIDTHS, pictureAt, PUBLIC_PICTURES } from '#contract/picture.ts'
import { encode } from '#server/picture/encode.ts'
import { hostilePictures, located, picture } from '#tests/files/pictures.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { app, context } = world
const { publicPictures } = context.settings

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => app.inject({ method, url })
const kept = () =>
  existsSync(publicPictures)
    ? readdirSync(publicPictures, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((one) =>
        one.isFile(),
      )
    : []
const DEMO = 'server/seeds/goods/pictures'

/** The house reads no AVIF; its size stands in a box of its own. */
async function sizeOf(bytes: Buffer): Promise<[string | undefined, number, number]> {
  const box = bytes.indexOf('ispe')
  if (bytes.toString('latin1', 4, 12) === 'ftypavif')
    return ['avif', bytes.readUInt32BE(box + 8), bytes.readUInt32BE(box + 12)]
  const { format, width, height } = await sharp(bytes).metadata()
  return [format, width, height]
}

/** How much may come is the form's to say. */
const hostile = (await hostilePictures()).filter(([name]) => name !== 'more than 5 MB')

describe('a picture for everybody', () => {
  test('is drawn in every width and kind, and never larger than it is', async () => {
    const { hash, files } = await encode(await picture('jpeg', 900, 600))
    expect(files.map(({ name }) => name)).toEqual(
      PICTURE_WIDTHS.flatMap((width) => PICTURE_KINDS.map((kind) => `${hash}-${width}.${kind}`)),
    )
    expect(await Promise.all(files.map(({ bytes }) => sizeOf(bytes)))).toEqual([
      ['avif', 320, 213],
      ['webp', 320, 213],
      ['avif', 640, 427],
      ['webp', 640, 427],
      ['avif', 900, 600],
      ['webp', 900, 600],
    ])
  })

  test('has the hash of what is to be seen, whatever else its file says', async () => {
    const sent = await picture('png', 64, 64, 2)
    const saidMore = await sharp(sent)
      .withExif({ IFD0: { Make: 'Another phone' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const { hash } = await encode(sent)
    expect((await encode(saidMore)).hash).toBe(hash)
    expect((await encode(await picture('png', 64, 64, 3))).hash).not.toBe(hash)
  })

  test('says no more where, when and by whom it was taken', async () => {
    for (const { name, bytes } of (await encode(await located())).files) {
      expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Quay Camera|Somebody Private|Hidden words/)
      if (!name.endsWith('webp')) continue
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    }
  })

  test.each(hostile)('%s is refused, and nothing of it is kept', async (_, bytes, refusal) => {
    const before = kept().length
    await expect(context.gallery.keep(bytes)).rejects.toMatchObject({ refusal })
    expect(kept().length).toBe(before)
  })

  test('is kept beside the private ones, once, however many send it at once', async () => {
    const sent = await picture('webp', 400, 400, 5)
    const hashes = await Promise.all([1, 2, 3, 4].map(() => context.gallery.keep(sent)))
    expect(new Set(hashes).size).toBe(1)
    const [hash = ''] = hashes
    expect(kept().filter(({ name }) => name.startsWith(hash))).toHaveLength(6)
    expect(kept().every(({ name }) => PICTURE_FILE.test(name))).toBe(true)
  })
})

const { port } = await app.listen({ host: '127.0.0.1', port: 0 }).then(() => app.server.address() as AddressInfo)

/** To the letter: whatever else asks takes the dots out of a path first. */
const asked = (path: string, method: string) =>
  new Promise<{ status: number | undefined; kept: string | undefined; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, agent: false }, async (reply) => {
      const text = (await reply.toArray()).join('')
      resolve({ status: reply.statusCode, kept: reply.headers['cache-control'], text })
    })
    sent.on('error', reject).end()
  })

describe('an address', () => {
  test.each(PICTURE_KINDS)('shows a picture as %s to somebody nobody knows, for ever', async (kind) => {
    const hash = await context.gallery.keep(await picture('jpeg', 400, 300, 6))
    const url = pictureAt(`${hash}-320.${kind}`)
    const reply = await get(url)
    expect([reply.statusCode, reply.headers]).toMatchObject([
      200,
      {
        'content-type': `image/${kind}`,
        'content-length': String(reply.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      },
    ])
    expect(await sizeOf(reply.rawPayload)).toEqual([kind, 320, 240])
    const head = await get(url, 'HEAD')
    expect([head.statusCode, head.rawPayload.length, head.headers['content-length']]).toEqual([
      200,
      0,
      reply.headers['content-length'],
    ])
  })

  test('shows a picture of the demo from where it came with the clone', async () => {
    const [file = ''] = readdirSync(DEMO)
    const reply = await get(`${PUBLIC_PICTURES}/${file}`)
    expect([reply.statusCode, reply.rawPayload.equals(readFileSync(join(DEMO, file)))]).toEqual([200, true])
  })

  const name = 'ab'.repeat(16)
  test.each([
    `${name}-320.avif`,
    `${name}-321.avif`,
    `${name}-320.png`,
    `${name}-320.avif.draft`,
    `${name.toUpperCase()}-320.avif`,
    `${name}-320.avif%00`,
    `${name}-320.avif%0a`,
    `${name}`,
    '',
    '..',
    '%2e%2e',
    '..%2f..%2f..%2fpackage.json',
    `..%2f${name}-320.avif`,
    `ab%2f${name}-320.avif`,
    `ab/${name}-320.avif`,
    '..%5c..%5cpepper',
    'x'.repeat(100),
    '%27%20or%201=1',
  ])('such as %j is none', async (file) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, kept, text } = await asked(`${PUBLIC_PICTURES}/${file}`, method)
      expect([status, kept]).toEqual([404, 'no-store'])
      if (method === 'GET') expect(JSON.parse(text).data.refusal).toBe('missing')
    }
  })

  test('leads to nothing but whole pictures, even where something else lies beside them', async () => {
    const folder = join(publicPictures, 'ab')
    mkdirSync(folder, { recursive: true })
    for (const file of [`${name}.draft`, `${name}-320.html`]) writeFileSync(join(folder, file), 'x')
    for (const file of [`${name}.draft`, `${name}-320.html`])
      expect((await get(`${PUBLIC_PICTURES}/${file}`)).statusCode).toBe(404)
    rmSync(folder, { recursive: true })
  })

  test('that is far too long is none either', async () => {
    expect((await get(`${PUBLIC_PICTURES}/${'x'.repeat(2_000)}`)).json().code).toBe(-404)
  })

  test('is what the contract says of every width and kind', () => {
    const files = PICTURE_WIDTHS.flatMap((width) => PICTURE_KINDS.map((kind) => `${name}-${width}.${kind}`))
    expect(files.filter((file) => !PICTURE_FILE.test(file))).toEqual([])
  })
})
