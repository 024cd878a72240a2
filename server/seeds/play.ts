import type { Context } from '../lib/context.ts'

const EVERY_MS = 1_000

/** Somebody whom the demo plays: once a second, each time when the last one is done. Returns what ends it. */
export function play({ log }: Pick<Context, 'log'>, act: () => Promise<unknown>, failed: string): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= act()
      .catch((error: unknown) => log.warn({ err: error }, failed))
      .finally(() => {
        running = undefined
      })
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
