import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_KINDS, PICTURE_WIDTHS } from '../contract/picture.ts'
import { CATALOGUE, COLOURS, type Colour, type GoodsCode, type Wish } from '../server/seeds/goods/catalogue.ts'
import { inClone } from './lib/place.mjs'
import { type Kind, sceneOf } from './goods/scene.ts'
import { thingOf } from './goods/things.ts'

/** Draws the pictures of the demo's goods; what is drawn already stays as it is, what nobody shows goes. */
const FOLDER = inClone('server', 'seeds', 'goods', 'pictures')
const LIST = inClone('server', 'seeds', 'goods', 'pictures.json')

/** Of the goods that are bought most: three pictures, and one of each other colour; then two; the phone draws the rest. */
const [RICH, SHOWN] = [14, 20]

const SIDE = 160
const ENCODED = {
  avif: (picture: Sharp) => picture.avif({ quality: 38, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 38, smartSubsample: true }),
}

const catalogue: Readonly<Record<GoodsCode, Wish>> = CATALOGUE
const codes = (Object.keys(catalogue) as GoodsCode[]).toSorted(
  (one, other) => catalogue[other].sold - catalogue[one].sold,
)

function thingAs(code: GoodsCode, colour: Colour | undefined = catalogue[code].colours?.[0]) {
  return thingOf(catalogue[code].motif, code, colour && COLOURS[colour])
}

/** Two others of the same shelf. */
function besideOf(code: GoodsCode) {
  const { category, motif } = catalogue[code]
  const others = codes.filter((other) => catalogue[other].category === category && catalogue[other].motif !== motif)
  const at = codes.indexOf(code)
  const first = others[at % others.length]
  const second = others.filter((other) => first && catalogue[other].motif !== catalogue[first].motif)[(at * 3) % 7]
  return [first, second].flatMap((other) => (other ? [thingAs(other)] : []))
}

async function drawn(code: GoodsCode, view: Kind, colour?: Colour): Promise<string> {
  const scene = sceneOf(code, view, thingAs(code, colour), besideOf(code))
  const hash = createHash('sha256').update(scene).digest('hex').slice(0, 32)
  const files = PICTURE_WIDTHS.flatMap((width) => PICTURE_KINDS.map((kind) => ({ width, kind })))
  await Promise.all(
    files.map(async ({ width, kind }) => {
      const file = `${FOLDER}/${hash}-${width}.${kind}`
      if (existsSync(file)) return
      const picture = sharp(Buffer.from(scene), { density: (72 * width) / SIDE }).removeAlpha()
      writeFileSync(file, await ENCODED[kind](picture).toBuffer())
    }),
  )
  return hash
}

async function picturesOf(code: GoodsCode, isRich: boolean) {
  const gallery: string[] = []
  for (const kind of isRich ? (['front', 'near', 'among'] as const) : (['front', 'near'] as const))
    gallery.push(await drawn(code, kind))
  const [first, ...others] = catalogue[code].colours ?? []
  const colours: [Colour, string | undefined][] = first ? [[first, gallery[0]]] : []
  if (isRich) for (const colour of others) colours.push([colour, await drawn(code, 'front', colour)])
  return { gallery, colours: Object.fromEntries(colours) }
}

mkdirSync(FOLDER, { recursive: true })
const list: Record<string, Awaited<ReturnType<typeof picturesOf>>> = {}
for (const [at, code] of codes.slice(0, SHOWN).entries()) list[code] = await picturesOf(code, at < RICH)
const text = JSON.stringify(list, null, 2)
for (const file of readdirSync(FOLDER)) if (!text.includes(file.split('-')[0] ?? '')) rmSync(`${FOLDER}/${file}`)
writeFileSync(LIST, text)
execFileSync(inClone('node_modules', '.bin', 'oxfmt'), [LIST])
const files = readdirSync(FOLDER)
const size = files.reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0)
console.log(`${SHOWN} goods, ${files.length} files, ${(size / 1024 / 1024).toFixed(2)} MB`)
