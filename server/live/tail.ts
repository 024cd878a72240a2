import type { Context } from '../lib/context.ts'
import { BATCH, happenedAfter, horizon, type Happening } from './queries.ts'
import type { Cursor } from './cursor.ts'

const EVERY_MS = 40
const AFTER_FAULT_MS = 1_000

interface Hearers {
  isListened(): boolean
  onHappening(happening: Happening): void
}

export function openTail({ database, log }: Pick<Context, 'database' | 'log'>, { isListened, onHappening }: Hearers) {
  let at: Cursor | undefined
  let opening: Promise<void> | undefined

  async function step(cursor: Cursor): Promise<number> {
    const happenings = await happenedAfter(database, cursor)
    happenings.forEach(onHappening)
    at = happenings.at(-1)?.cursor ?? cursor
    return happenings.length === BATCH ? 0 : EVERY_MS
  }

  async function run(): Promise<void> {
    while (at && isListened()) {
      const pause = await step(at).catch((error: unknown) => {
        log.warn({ err: error }, 'what happens could not be read')
        return AFTER_FAULT_MS
      })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    at = undefined
  }

  async function begin(): Promise<void> {
    at = await horizon(database)
    void run()
  }

  /** Register as listener first, or what comes between is missed. */
  return async function place(): Promise<Cursor> {
    while (!at) {
      opening ??= begin().finally(() => {
        opening = undefined
      })
      await opening
    }
    return at
  }
}
