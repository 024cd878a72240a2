import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/time-units.ts'
import { lineMachine, type Streamed } from '#machines/lib/live-line.ts'

function openLine() {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const streams: string[] = []
  const heard: string[] = []
  let open = 0
  let say = (_event: Streamed): void => undefined
  const line = createActor(
    lineMachine.provide({
      actors: {
        stream: fromCallback<AnyEventObject, { cursor: string }>(({ sendBack, input }) => {
          streams.push(input.cursor)
          open += 1
          say = sendBack
          return () => void (open -= 1)
        }),
        since: fromPromise(({ input }) => {
          asked.push(input.cursor ?? '')
          return asked.length === 1
            ? Promise.reject(new Error('silent'))
            : Promise.resolve({ cursor: '9-0', events: [{ cursor: '8-1', topic: 'money', body: {} }], gap: 0 as const })
        }),
      },
      actions: { tell: (_, { topics, gap }) => void heard.push(gap ? 'gap' : topics.join()) },
    }),
    { clock },
  ).start()
  const pass = async (milliseconds: number) => {
    clock.increment(milliseconds)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    line,
    asked,
    streams,
    heard,
    pass,
    say: (event: Streamed) => say(event),
    open: () => open,
    state: () => line.getSnapshot().value,
  }
}

const opened = { type: 'opened', cursor: '4-0', topics: [], gap: false } as const
const money = { type: 'told', cursor: '5-1', topics: ['money'], gap: false } as const

test('while somebody attends there is one stream, and it goes on where it was left', () => {
  const { line, say, streams, heard, open } = openLine()
  expect(open()).toBe(0)
  line.send({ type: 'attend' })
  line.send({ type: 'attend' })
  say(opened)
  say(money)
  line.send({ type: 'rest' })
  expect([open(), heard]).toEqual([0, ['', 'money']])
  line.send({ type: 'attend' })
  expect([open(), streams]).toEqual([1, ['', '5-1']])
  line.send({ type: 'forget' })
  line.send({ type: 'attend' })
  expect([open(), streams]).toEqual([1, ['', '5-1', '']])
})

test('a gap is passed on, for anything may have happened in it', () => {
  const { line, say, heard } = openLine()
  line.send({ type: 'attend' })
  say({ ...opened, gap: true })
  expect(heard).toEqual(['gap'])
})

test('a stream that fails is opened again; after three failures the news is asked for, and after a minute streamed again', async () => {
  const { line, say, pass, asked, streams, heard, state } = openLine()
  line.send({ type: 'attend' })
  say(opened)
  for (const after of ['waiting', 'waiting', 'polling']) {
    say({ type: 'lost' })
    expect(state()).toBe(after)
    await pass(1_000)
  }
  expect([streams, asked, state()]).toEqual([['', '4-0', '4-0'], ['4-0'], 'pausing'])
  await pass(5_000)
  expect([asked, heard]).toEqual([
    ['4-0', '4-0'],
    ['', 'money'],
  ])
  for (let polls = 2; polls < 12; polls += 1) await pass(5_000)
  expect([asked.length, asked.at(-1), streams.length]).toEqual([12, '9-0', 3])
  await pass(5_000)
  expect([state(), streams.at(-1)]).toEqual(['streaming', '9-0'])
  say({ type: 'lost' })
  expect(state()).toBe('waiting')
})

test.each(['cut', 'refused'] as const)('a stream that is %s is not asked for again at once', async (type) => {
  const { line, say, asked, pass, state } = openLine()
  line.send({ type: 'attend' })
  say({ type })
  await pass(0)
  expect([asked, state()]).toEqual([[''], 'pausing'])
  line.send({ type: 'rest' })
  await pass(MINUTE_MS)
  expect([asked, state()]).toEqual([[''], 'resting'])
})
