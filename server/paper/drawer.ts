import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { turnstile } from '../lib/passwords.ts'
import type { Drawer, Paper } from '../lib/paper.ts'

const QUEUE = 8
const SECONDS = 30
const IDLE_SECONDS = 60
const MEGABYTES = 256

export function paperDrawer(): Drawer {
  const turn = turnstile(1, QUEUE)
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
  return { draw: (gather) => turn(async () => drawn(await gather())), close }
}

/** Its fonts take room: it has so much memory and no more, and leaves when there is nothing to draw. */
function hire(gone: (worker: Worker) => void): Worker {
  const worker = new Worker(new URL('drawer-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  worker.unref()
  return worker.once('exit', () => gone(worker))
}
