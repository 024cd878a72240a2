import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '#contract/picture.ts'

interface Shown {
  /** In the order in which they are looked at, in the first colour. */
  readonly gallery: readonly Picture[]
  readonly colours: Readonly<Record<string, Picture>>
}

/** Drawn by `node scripts/draw-goods.ts`; a good whose code is not here is drawn by the phone. */
export const PICTURES: Readonly<Record<string, Shown>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'pictures.json'), 'utf8'),
)
