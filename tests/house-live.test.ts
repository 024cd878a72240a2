import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assign, createActor, setup, type AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#machines/lib/states.ts'
import { news } from '#contract/news.ts'
import { longPaper, paper } from '#stories/fixtures/news.ts'
import { actorsWith, begunAt, fixtureOf } from '#stories/lib/answers.ts'
import { momentOf, NOW } from '#stories/lib/clock.ts'
import { pressesOf } from '#stories/lib/presses.ts'
import type { SceneFacts } from '#stories/lib/scenes.tsx'
import type { Setting } from '#stories/lib/setting.ts'
import { stretched } from '#stories/lib/values.ts'

const modules = import.meta.glob<Record<string, { parameters?: { machine?: SceneFacts } }>>(
  '../stories/**/*.stories.tsx',
  { eager: true },
)
const scenes = Object.entries(modules).map(([file, module]) => ({
  file: file.replace('../stories/', ''),
  scenes: Object.entries(module).flatMap(([name, { parameters }]) =>
    parameters?.machine ? [{ name, facts: parameters.machine }] : [],
  ),
}))

beforeEach(() => void vi.useFakeTimers({ now: NOW * 1_000 }))
afterEach(() => void vi.useRealTimers())

async function livesThrough(facts: SceneFacts, network: Setting['network'] = 'normal'): Promise<string> {
  const flow = begunAt(facts.flow(), facts.state, facts.context())
  const actor = createActor(flow.provide({ actors: actorsWith(flow, facts, network) } as never))
  const began = new Promise<string>((_, broke) => void actor.subscribe({ error: broke }))
  began.catch(() => undefined)
  actor.start()
  await vi.advanceTimersByTimeAsync(3_000)
  const { status, value, error } = actor.getSnapshot() as AnyMachineSnapshot
  actor.stop()
  return status === 'error' ? `${facts.state} broke: ${String(error)}` : pathOf(value)
}

describe('a live story has an answer to everything that is asked', () => {
  it.each(scenes.filter((one) => one.scenes.length > 0))('of $file', async ({ scenes }) => {
    const broken: string[] = []
    for (const { name, facts } of scenes) {
      const end = await livesThrough(facts)
      if (end.includes('broke') || (facts.state === 'opening' && end === 'opening')) broken.push(`${name}: ${end}`)
    }
    expect(broken).toEqual([])
  })
})

describe('a live story', () => {
  const facts = (name: string): SceneFacts => {
    const scene = modules['../stories/news/white-paper.stories.tsx']?.[name]?.parameters?.machine
    if (!scene) throw new Error(`no story is called ${name}`)
    return scene
  }

  it('begins where it was frozen, and goes on as the network lets it', async () => {
    expect(await livesThrough(facts('Opening'))).toBe('showing')
    expect(await livesThrough(facts('Opening'), 'slow')).toBe('opening')
    expect(await livesThrough(facts('Opening'), 'offline')).toBe('unreachable')
    expect(await livesThrough(facts('Showing'))).toBe('showing')
  })

  it('answers with what its scene knows, and else with the first answer that stories have', () => {
    expect(fixtureOf(news.whitePaper, {})).toBe(paper)
    expect(fixtureOf(news.whitePaper, { shown: longPaper })).toBe(longPaper)
  })

  it('offers what can be done by name, and leaves to the phone what carries more', () => {
    type Event = { type: 'retry' } | { type: 'submit'; form: { name: string } } | { type: 'never' } | { type: 'note' }
    const flow = setup({
      types: { context: {} as { name: string }, events: {} as Event },
      guards: { never: () => false },
    }).createMachine({
      id: 'asked',
      context: { name: '' },
      initial: 'idle',
      states: {
        idle: {
          on: {
            retry: 'idle',
            submit: { actions: assign({ name: ({ event }) => event.form.name }) },
            never: { guard: 'never', target: 'idle' },
          },
        },
        over: { on: { note: 'idle' } },
      },
    })
    expect(pressesOf(flow, createActor(flow).getSnapshot())).toEqual([
      { type: 'retry', fromPhone: false },
      { type: 'submit', fromPhone: true },
    ])
  })
})

it('the clock stands where its toolbar puts it', () => {
  const facts = { order: { deadline: NOW + 600, create_time: NOW - 5 }, quote: { expire_time: NOW + 48 } }
  expect((['now', 'later', 'soon'] as const).map((clock) => momentOf(clock, facts) - NOW)).toEqual([0, 180, 40])
  expect(momentOf('soon', { order: { deadline: null } })).toBe(NOW)
})

it('longest names and largest amounts stand in place of the usual ones, and of nothing else', () => {
  const facts = {
    nickname: 'Pier',
    username: 'north_pier',
    amount: '-12.50',
    rate: '0.992',
    problems: { name: 'text-long' },

    list: [{ coin: '1.12345678' }],
  }
  const names = {
    nickname: 'Maximiliane-Wilhelmine von Hohenlohe-Waldenburg-Schillingsfürst',
    username: 'leuchtturmwaerterinnengewerkschaft',
  }
  const numbers = { amount: '-987654321098.76', list: [{ coin: '987654321098.76543210' }] }
  expect(stretched(facts, 'usual')).toBe(facts)
  expect(stretched(facts, 'names')).toEqual({ ...facts, ...names })
  expect(stretched(facts, 'numbers')).toEqual({ ...facts, ...numbers })
  expect(stretched(facts, 'both')).toEqual({ ...facts, ...names, ...numbers })
})
