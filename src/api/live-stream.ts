import { fromCallback, type AnyEventObject } from 'xstate'
import { APP_KEY } from '#contract/limits.ts'
import { LIVE_STREAM } from '#contract/live.ts'
import type { Streamed } from '#machines/lib/live-line.ts'
import { marks, reads } from '#src/lib/asking.ts'
import { loadStored } from '#src/lib/storage.ts'

/** The server beats every fifteen seconds: so long a silence is a proxy that keeps what it should pass on. */
const SILENCE_MS = 40_000

const FIELDS = { id: /^id: ?(.*)$/m, event: /^event: ?(.*)$/m, data: /^data: ?(.*)$/m } as const
const fieldOf = (frame: string, name: keyof typeof FIELDS) => FIELDS[name].exec(frame)?.[1] ?? ''

function heardIn(frame: string): Streamed | undefined {
  const cursor = fieldOf(frame, 'id')
  const event = fieldOf(frame, 'event')
  if (cursor === '' || event === '') return undefined
  return event === 'open'
    ? { type: 'opened', cursor, topics: [], gap: fieldOf(frame, 'data') === '{"gap":1}' }
    : { type: 'told', cursor, topics: [event], gap: false }
}

async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  for (let rest = ''; ;) {
    const { done, value } = await reader.read()
    if (done) return
    const parts = (rest + value).split('\n\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
}

/** The stream itself: a request that is answered for as long as it lasts, for a browser's own reader sends no token. */
export const streamed = fromCallback<AnyEventObject, { cursor: string }>(({ sendBack, input: { cursor } }) => {
  const leaving = new AbortController()
  let silence = 0
  const send = (event: Streamed) => sendBack(event)
  const alive = () => {
    clearTimeout(silence)
    silence = window.setTimeout(send, SILENCE_MS, { type: 'cut' })
  }

  async function hear(): Promise<void> {
    alive()
    const { body, headers } = await fetch(`${LIVE_STREAM}?app_key=${APP_KEY}`, {
      headers: {
        ...marks(),
        ...reads('text/event-stream'),
        'X-Token': loadStored('token') ?? '',
        ...(cursor && { 'Last-Event-ID': cursor }),
      },
      cache: 'no-store',
      signal: leaving.signal,
    })
    if (!body || headers.get('content-type')?.startsWith('text/event-stream') !== true) return send({ type: 'refused' })
    for await (const frame of framesOf(body)) {
      alive()
      const heard = heardIn(frame)
      if (heard) send(heard)
    }
    send({ type: 'lost' })
  }

  void hear().catch(() => send({ type: 'lost' }))
  return () => {
    clearTimeout(silence)
    leaving.abort()
  }
})
