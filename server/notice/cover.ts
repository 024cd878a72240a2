import type { Context } from '../lib/context.ts'
import { coverWith, uncoverWith } from '../lib/cover.ts'
import { sealed } from '../lib/secrets.ts'

const keyOf = ({ settings }: Pick<Context, 'settings'>) => sealed(settings.pepper, 'letter')

/** Unreadable without the pepper, and in another row. */
export const covered = (context: Pick<Context, 'settings' | 'chance'>, name: string, words: unknown): Buffer =>
  coverWith(keyOf(context), context.chance, name, Buffer.from(JSON.stringify(words)))

export function uncovered<Words>(context: Pick<Context, 'settings'>, name: string, cover: Buffer): Words | undefined {
  const plain = uncoverWith(keyOf(context), name, cover)
  return plain && JSON.parse(plain.toString())
}
