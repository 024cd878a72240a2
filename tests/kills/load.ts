import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { CODE, Envelope } from '#contract/envelope.ts'
import { APP_KEY } from '#contract/limits.ts'

export interface Sending {
  readonly path: string
  readonly token: string
  readonly form: Readonly<Record<string, string>>
}
export interface Sent {
  readonly sending: Sending
  answer: Envelope | undefined
}

/** Asks once; nothing is heard when the server dies over it, or says that it met a fault. */
export async function ask(origin: string, { path, token, form }: Sending): Promise<Envelope | undefined> {
  try {
    const body = new URLSearchParams({ app_key: APP_KEY, token, ...form })
    const reply = await fetch(origin + path, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
    const answer = v.parse(Envelope, await reply.json())
    const isFault = answer.code < CODE.done && (answer.data as { refusal: string }).refusal === 'busy'
    return isFault ? undefined : answer
  } catch {
    return undefined
  }
}

export function load(origin: string, queues: readonly (readonly Sending[])[]) {
  const stop = new AbortController()
  const sent: Sent[] = []
  const client = async (queue: readonly Sending[]) => {
    for (const sending of queue) {
      if (stop.signal.aborted) return
      const one: Sent = { sending, answer: undefined }
      sent.push(one)
      one.answer = await ask(origin, sending)
      if (!one.answer) await pause(20)
    }
  }
  const over = Promise.all(queues.map(client))
  return {
    async end(): Promise<readonly Sent[]> {
      stop.abort()
      await over
      return sent
    },
  }
}

export async function resolve(origin: string, sent: readonly Sent[], within = 10_000): Promise<void> {
  const deadline = performance.now() + within
  const open = () => sent.filter(({ answer }) => !answer)
  while (open().length > 0 && performance.now() < deadline)
    for (const one of open()) one.answer = await ask(origin, one.sending)
}
