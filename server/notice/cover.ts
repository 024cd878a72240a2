import type { Context } from '../lib/context.ts'
import { coverWith, uncoverWith } from '../lib/cover.ts'
import type { Letter } from '../lib/post.ts'
import { sealed } from '../lib/secrets.ts'

const keyOf = ({ settings }: Pick<Context, 'settings'>) => sealed(settings.pepper, 'letter')

/** A letter as it waits: unreadable without the pepper, and under its own name only. */
export const covered = (context: Pick<Context, 'settings' | 'chance'>, name: string, letter: Letter): Buffer =>
  coverWith(keyOf(context), context.chance, name, Buffer.from(JSON.stringify(letter)))

/** The letter under a cover; nothing, when the cover is not ours. */
export function uncovered(context: Pick<Context, 'settings'>, name: string, cover: Buffer): Letter | undefined {
  const plain = uncoverWith(keyOf(context), name, cover)
  return plain && JSON.parse(plain.toString())
}
