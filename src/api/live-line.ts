import { createActor } from 'xstate'
import { LOOK_BACK } from '#contract/limits.ts'
import { live, TOPICS, type Topic } from '#contract/live.ts'
import { lineMachine } from '#machines/lib/live-line.ts'
import { kept } from '#src/lib/storage.ts'
import { actorOf } from './actors.ts'
import type { Client } from './client.ts'
import { streamed } from './live-stream.ts'

interface Attended {
  readonly client: Client
  readonly wanted: boolean
  publish(topic: Topic): void
}

const LINGER_MS = 1_000
const JITTER = { from: 0.5, more: 1 }

/** The line rests while nobody listens, nobody looks, or there is no network; and knows whose it is. */
function openLine(client: Client, publish: Attended['publish']) {
  let isWanted = false
  let holder = ''
  let since = 0
  let lingering = 0

  // A first look reaches a minute back; whoever could not look for longer may have missed something.
  const isLate = () => performance.now() - since > (LOOK_BACK / 2) * 1000
  const line = createActor(
    lineMachine.provide({
      actors: { stream: streamed, since: actorOf(client, live.since) },
      actions: {
        tell: ({ context }, { topics, gap }) =>
          TOPICS.filter((topic) => gap || (context.cursor === '' && isLate()) || topics.includes(topic)).forEach(
            publish,
          ),
      },
      delays: {
        again: ({ context }) => 1_000 * 2 ** context.failures * (JITTER.from + JITTER.more * Math.random()),
      },
    }),
  ).start()

  const follow = () => line.send({ type: isWanted && !document.hidden && navigator.onLine ? 'attend' : 'rest' })
  const forget = () => {
    since = performance.now()
    line.send({ type: 'forget' })
  }
  document.addEventListener('visibilitychange', follow)
  addEventListener('online', follow)
  addEventListener('offline', follow)

  return function want(wanted: boolean): void {
    clearTimeout(lingering)
    const token = kept('token') ?? ''
    if (token !== holder || (wanted && !isWanted)) forget()
    holder = token
    if (wanted || holder === '') isWanted = wanted
    else
      lingering = window.setTimeout(() => {
        isWanted = false
        forget()
      }, LINGER_MS)
    follow()
  }
}

let want: ReturnType<typeof openLine> | undefined

export function attendTo({ client, publish, wanted }: Attended): void {
  want ??= openLine(client, publish)
  want(wanted)
}
