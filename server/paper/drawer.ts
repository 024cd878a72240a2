import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { turnstile } from '../lib/passwords.ts'
import { refuse } from '../lib/refuse.ts'
import type { Drawer, Paper } from '../lib/paper.ts'

const QUEUE = 8
const OF_ONE = 2
/** Seconds; about as long as the longest paper takes. */
const SOON = { retry_after: 4 }
const SECONDS = 30
const IDLE_SECONDS = 60
const MEGABYTES = 256

export function paperDrawer(): Drawer {
  const turn = turnstile(1, QUEUE)
  const turnOf = turnsOfEach()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const close = async () => {
    clearTimeout(idle)
    const leaves = worker
    worker = undefined
    await leaves?.terminate()
  }
  const drawn = async (paper: Paper): Promise<Buffer> => {
    clearTimeout(idle)
    worker ??= hire((one) => {
      if (worker === one) worker = undefined
    })
    const ended = new AbortController()
    const signal = AbortSignal.any([AbortSignal.timeout(SECONDS * 1000), ended.signal])
    const left = once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('a paper was not drawn')))
    try {
      worker.postMessage(paper)
      const [bytes] = (await Promise.race([once(worker, 'message', { signal }), left])) as [Uint8Array]
      return Buffer.from(bytes)
    } catch (error) {
      await close()
      throw error
    } finally {
      ended.abort()
      idle = setTimeout(() => void close(), IDLE_SECONDS * 1000).unref()
    }
  }
  const draw = (gather: () => Promise<Paper>) => turn(async () => drawn(await gather()))
  return { draw, drawFor: (member, gather) => turnOf(member, () => draw(gather)), close }
}

function turnsOfEach() {
  const taken = new Map<number, number>()
  const take = (member: number, places: number) => {
    const now = (taken.get(member) ?? 0) + places
    if (now > OF_ONE) refuse('too-often', SOON)
    if (now === 0) taken.delete(member)
    else taken.set(member, now)
  }
  return async <T>(member: number, act: () => Promise<T>): Promise<T> => {
    take(member, 1)
    try {
      return await act()
    } finally {
      take(member, -1)
    }
  }
}

/** Limited in memory, and gone when idle: its fonts are large. */
function hire(gone: (worker: Worker) => void): Worker {
  const worker = new Worker(new URL('drawer-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  worker.unref()
  return worker.once('exit', () => gone(worker))
}
