import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql as raw } from 'kysely'
import { APP_KEY } from '#contract/limits.ts'
import { LIVE_STREAM } from '#contract/live.ts'
import type { Person, World } from '#tests/world/world.ts'

export interface Frame {
  readonly id: string
  readonly event: string
  readonly data: Record<string, unknown>
}

const frameIn = (text: string): Frame => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
  return { id: field('id'), event: field('event'), data: JSON.parse(field('data')) as Frame['data'] }
}

export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

export async function listen(app: FastifyInstance, { token }: { token: string }, from?: string) {
  const leaving = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${await portOf(app)}${LIVE_STREAM}?app_key=${APP_KEY}`, {
    headers: { 'x-token': token, ...(from !== undefined && { 'last-event-id': from }) },
    signal: leaving.signal,
  })
  const frames: Frame[] = []
  let beats = 0
  let isOver = false
  let wake = () => undefined as void
  const read = async () => {
    let rest = ''
    for await (const piece of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const parts = (rest + piece).split('\n\n')
      rest = parts.pop() ?? ''
      beats += parts.filter((part) => part.startsWith(':')).length
      frames.push(...parts.filter((part) => !part.startsWith(':')).map(frameIn))
      wake()
    }
  }
  const over = read()
    .catch((error: Error) => error.name)
    .finally(() => {
      isOver = true
      wake()
    })
  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (isOver) throw new Error(`the stream ended; it had said ${JSON.stringify(frames)}`)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return {
    frames,
    over,
    until,
    beats: () => beats,
    opened: () => until(() => frames.some(({ event }) => event === 'open')),
    heard: (count: number) => until(() => frames.filter(({ event }) => event !== 'open').length >= count),
    events: () => frames.filter(({ event }) => event !== 'open'),
    leave: () => leaving.abort(),
  }
}

export const happen = (
  { context, sql }: Pick<World, 'context' | 'sql'>,
  { id }: Person,
  count = 1,
  body: object = {},
) =>
  raw`insert into event (member_id, topic, body, at)
    select ${id}, 'money', ${JSON.stringify(body)}::jsonb, ${context.clock.now()} from generate_series(1, ${count})`.execute(
    sql,
  )
