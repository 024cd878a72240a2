import type { Context } from '../lib/context.ts'
import type { Viewer } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { tokenHash } from '../lib/secrets.ts'
import { furthest, type Cursor } from './cursor.ts'
import { Listener } from './listener.ts'
import { stillOpen, storyOf } from './queries.ts'
import { openTail } from './tail.ts'

const STREAMS_OF_ONE = 6
const RETRY = { retry_after: 30 }

export function openHall(context: Context) {
  const { settings, database, clock, log } = context
  const seats = new Map<number, Set<Listener>>()
  const everybody = () => [...seats.values()].flatMap((listeners) => [...listeners])
  let count = 0
  let closed = false

  const place = openTail(context, {
    isListened: () => count > 0,
    onHappening: (happening) => seats.get(happening.memberId)?.forEach((listener) => listener.push(happening)),
  })

  function seat(listener: Listener): void {
    const beside = seats.get(listener.memberId) ?? new Set()
    if (closed || context.health.draining || count >= settings.streamsAtOnce) refuse('busy', RETRY)
    if (beside.size >= STREAMS_OF_ONE) refuse('too-often', RETRY)
    seats.set(listener.memberId, beside.add(listener))
    count += 1
    listener.stream.once('close', () => {
      count -= 1
      beside.delete(listener)
      if (beside.size === 0 && seats.get(listener.memberId) === beside) seats.delete(listener.memberId)
    })
  }

  async function beat(): Promise<void> {
    const listeners = everybody()
    if (listeners.length === 0) return
    const hashes = listeners.map((listener) => listener.tokenHash)
    const open = await stillOpen(database, hashes, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'whose sessions still live could not be read')
      return undefined
    })
    for (const listener of listeners) {
      if (open?.has(listener.tokenHash.toString('hex')) === false) listener.end()
      else listener.beat()
    }
  }
  const beats = setInterval(() => void beat(), settings.heartbeatMs).unref()

  return {
    async open({ id, token, sessionNo }: Viewer, from: Cursor | undefined): Promise<Listener> {
      const listener = new Listener(id, tokenHash(token), sessionNo)
      seat(listener)
      try {
        const at = await place()
        const { events, gap } = await storyOf(database, id, { from, until: at, now: clock.now() })
        listener.open(events, gap ? at : furthest(at, from), gap)
      } catch (error) {
        listener.stream.destroy()
        throw error
      }
      return listener
    },
    close(): void {
      closed = true
      clearInterval(beats)
      everybody().forEach((listener) => listener.end())
    },
  }
}
