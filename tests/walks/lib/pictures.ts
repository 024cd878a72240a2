import sharp from 'sharp'
import { PICTURE_QUOTA, UPLOADS } from '#contract/limits.ts'
import { type Picture } from '#machines/attachment/picture.ts'
import { type Limit, spend } from '#server/lib/allow.ts'
import { picture } from '#tests/files/pictures.ts'
import { goBack, press } from '#tests/walk/gestures.ts'
import { signal } from '#tests/walk/front.ts'
import type { Phone } from '#tests/walk/phone.ts'
import type { Wiring } from '#tests/walk/wires.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { MIRA, idOf } from '#tests/world/people.ts'

declare global {
  interface Window {
    draws(): Promise<boolean>
  }
}

interface Lying {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** No two of them are the same: what was sent before would be known again. */
const photos: readonly Lying[] = await Promise.all(
  [1, 2, 3, 4].map(async (tint) => ({
    name: 'licence.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('jpeg', 80, 60, tint),
  })),
)
/** Drawn anew, it is a fraction of this. */
export const heavy: Lying = { name: 'licence.png', mimeType: 'image/png', buffer: await picture('png', 80, 60, 5) }
const held = ({ buffer, mimeType: type }: Lying): Picture => ({
  content: new Blob([Uint8Array.from(buffer)], { type }),
  size: buffer.length,
})
export const lightened: Picture = { ...held(photos[0] ?? heavy), original: held(heavy) }
export const heic: Lying = {
  name: 'licence.heic',
  mimeType: 'image/heic',
  buffer: Buffer.from('0000001866747970686569630000000068656963', 'hex'),
}
/** It says of itself that it is a JPEG, and moves. */
export const gif: Lying = {
  name: 'licence.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(await picture('png', 80, 60))
    .gif()
    .toBuffer(),
}
export const wide: Lying = { name: 'licence.png', mimeType: 'image/png', buffer: await picture('png', 8_001, 1) }

let lying = photos
let chosen: Lying = gif
export const lies = (...files: readonly Lying[]) => {
  lying = files.length > 0 ? files : photos
}

/** One is chosen first, and afterwards what lies there anyway. */
export const liesFirst = (file: Lying) => {
  chosen = gif
  lies(file, ...photos)
}

const field = ({ page }: Pick<Phone, 'page'>) =>
  page.getByLabel(/^(Add a picture|Choose (a picture|another)|Change picture)/)
export function chooses(held: Pick<Phone, 'page'>) {
  chosen = lying[(lying.indexOf(chosen) + 1) % lying.length] ?? chosen
  return field(held).setInputFiles(chosen)
}
export const looksForOne = ({ page }: Pick<Phone, 'page'>) =>
  Promise.all([page.waitForEvent('filechooser'), field({ page }).tap()])
/** What a browser tells of whoever leaves its own list of pictures, which no test can open. */
export const looksAway = (held: Pick<Phone, 'page'>) => field(held).dispatchEvent('cancel')

let draw = async (): Promise<boolean> => true

export const drawing: Wiring = Object.assign(
  async ({ page }: Phone) => {
    let isHeld = false
    let waiting: ((can: boolean) => void)[] = []
    let heard = signal()
    draw = async () => {
      if (!isHeld) return true
      heard.give()
      return new Promise((can) => waiting.push(can))
    }
    await page.exposeFunction('draws', () => draw())
    await page.addInitScript(() => {
      const decode = HTMLImageElement.prototype.decode
      HTMLImageElement.prototype.decode = async function () {
        if (!(await window.draws())) throw new DOMException('The source image cannot be decoded.', 'EncodingError')
        return decode.call(this)
      }
    })
    return {
      hold() {
        if (!isHeld) heard = signal()
        isHeld = true
      },
      asked: () => heard.given,
      async meet(fate: string) {
        isHeld = false
        waiting.forEach((can) => can(fate === 'real'))
        waiting = []
      },
    }
  },
  { asksOnly: true },
)

/** A browser that draws and does not tell what it drew: what was chosen goes as it is. */
export const hidesDrawing =
  (file: Lying) =>
  async ({ page }: Phone) => {
    lies(file)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (give) => give(null)
    })
  }

export const opensForm = (held: Phone) => press(held, 'Become a merchant')

/** Something was chosen on this phone, and the page closed before it became part of anything. */
export const leaves =
  (words: string, isCut: boolean) =>
  async (phone: Phone): Promise<void> => {
    const { page, visit, expectsFaultAt } = phone
    const line = '**/user/attachment/upload'
    if (isCut) {
      expectsFaultAt('/user/attachment/upload')
      await page.route(line, (route) => route.abort())
    }
    await visit('/pages/login/shop')
    await opensForm(phone)
    await chooses(phone)
    await page.getByText(isCut ? /-500/ : words).waitFor()
    await page.unroute(line)
    await goBack(phone)
    await opensForm(phone)
    await page.getByText(words).waitFor()
    await page.reload()
  }

export const jams = ({ page }: Phone) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })

export async function isFull(world: WalkWorld): Promise<void> {
  await world.sql
    .insertInto('attachment')
    .values({
      member_id: await idOf(world, MIRA),
      name: 'f'.repeat(32),
      size: PICTURE_QUOTA.bytes,
      width: 1,
      height: 1,
      sha256: Buffer.alloc(32),
      created_at: world.now(),
    })
    .execute()
}

export const isHasty = (world: WalkWorld) => spendsAll(world, 'upload', UPLOADS)

export async function spendsAll(world: WalkWorld, what: string, limit: Limit): Promise<void> {
  const key = `${what}:${await idOf(world, MIRA)}`
  for (let time = 0; time < limit.times; time += 1) await spend(world.sql, key, limit, world.now())
}
