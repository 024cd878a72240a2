import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { browseFlow } from '#machines/stock/browse.flow.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { readFlow } from '#machines/stock/read.flow.ts'
import { live, running } from '#tests/machines/lib/live.ts'
import { answered, cover, failed, type Sample } from '#tests/walk/paths.ts'

interface Row {
  readonly id: string
}

const pageOf = (current_page: number, last_page: number, ids: string[]) => ({
  current_page,
  last_page,
  per_page: 2,
  total: ids.length === 0 ? 0 : last_page * 2,
  data: ids.map((id) => ({ id })),
})
const silent = new Unreachable('silent')
const sample = (title: string, event: Sample['event'], when?: Sample['when']): Sample => ({
  title,
  event,
  ...(when && { when }),
})

const flows: { name: string; machine: AnyStateMachine; input?: unknown; samples: Sample[] }[] = [
  {
    name: 'browse',
    machine: browseFlow<Row, { kind: string }>(),
    input: { filter: { kind: '' } },
    samples: [
      sample(
        'the first page comes',
        answered('list', pageOf(1, 2, ['a', 'b'])),
        ({ context }) => context.page === 0 || context.items.length > 2,
      ),
      sample('the last page comes', answered('list', pageOf(2, 2, ['c', 'd'])), (snapshot) =>
        snapshot.matches('appending'),
      ),
      sample('all of it comes', answered('list', pageOf(1, 1, ['a'])), ({ context }) => context.page === 0),
      sample('somebody asks for some only', { type: 'filter', filter: { kind: 'some' } }),
      sample('there is nothing', answered('list', pageOf(1, 1, [])), (snapshot) => !snapshot.matches('appending')),
      sample('no answer comes', failed('list', silent)),
      sample('somebody reads on', { type: 'more' }),
      sample('somebody refreshes', { type: 'refresh' }),
      sample('somebody tries again', { type: 'retry' }),
    ],
  },
  {
    name: 'follow',
    machine: followFlow<string>('money'),
    samples: [
      sample('it comes', answered('load', 'a text')),
      sample('no answer comes', failed('load', silent)),
      sample('somebody tries again', { type: 'retry' }),
      sample('somebody refreshes', { type: 'refresh' }),
      sample('it changes elsewhere', { type: 'changed', topic: 'money' }),
      sample('a while later', { type: 'xstate.after.followAgain.follow.behind' }),
    ],
  },
  {
    name: 'read',
    machine: readFlow<string, { id: number }>(),
    input: { which: { id: 7 } },
    samples: [
      sample('it comes', answered('load', 'a text')),
      sample('it is not there', failed('load', new Refused(-404, 'gone', { refusal: 'missing' }))),
      sample('no answer comes', failed('load', silent)),
      sample('somebody tries again', { type: 'retry' }),
    ],
  },
]

describe.each(flows)('$name', ({ machine, input, samples }) => {
  const { paths, missing } = cover(machine, [{ title: 'opens', input }], samples)

  it('has a path for every state, transition and sample', () => {
    expect(missing).toEqual({ states: [], transitions: [], samples: [] })
  })

  it.each(paths)('$title', async (path) => {
    const { states } = await live(machine, path)
    expect(states).toEqual([states[0], ...path.steps.map(({ to }) => to)])
  })
})

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a list', () => {
  const opened = () => {
    const run = running(browseFlow<Row, { kind: string }>(), { filter: { kind: '' } })
    const now = () => {
      const { items, page, trouble } = run.actor.getSnapshot().context
      return { ids: items.map(({ id }: Row) => id), page, trouble: trouble?.code, state: run.actor.getSnapshot().value }
    }
    return { ...run, now }
  }

  it('grows page by page, keeps what it has when a page fails, and begins anew when refreshed', async () => {
    const { actor, asked, take, now } = opened()
    take('list').answer(pageOf(1, 2, ['a', 'b']))
    await settled()
    actor.send({ type: 'more' })
    take('list').fail(silent)
    await settled()
    expect(now()).toEqual({ ids: ['a', 'b'], page: 1, trouble: -500, state: 'stuck' })
    actor.send({ type: 'more' })
    take('list').answer(pageOf(2, 2, ['c', 'd']))
    await settled()
    expect(now()).toEqual({ ids: ['a', 'b', 'c', 'd'], page: 2, trouble: undefined, state: 'ended' })
    actor.send({ type: 'more' })
    actor.send({ type: 'refresh' })
    take('list').answer(pageOf(1, 2, ['z', 'a']))
    await settled()
    expect(now()).toEqual({ ids: ['z', 'a'], page: 1, trouble: undefined, state: 'showing' })
    expect(asked.map(({ input }) => input)).toEqual([1, 2, 2, 1].map((page) => ({ kind: '', page })))
  })

  it('shows nothing twice that moved down onto the next page meanwhile', async () => {
    const { actor, take, now } = opened()
    take('list').answer(pageOf(1, 3, ['b', 'a']))
    await settled()
    actor.send({ type: 'more' })
    take('list').answer(pageOf(2, 3, ['a', 'z']))
    await settled()
    expect(now()).toEqual({ ids: ['b', 'a', 'z'], page: 2, trouble: undefined, state: 'showing' })
  })

  it('does not hear an answer for the filter of before', async () => {
    const { actor, asked, take, now } = opened()
    const late = take('list')
    actor.send({ type: 'filter', filter: { kind: 'some' } })
    late.answer(pageOf(1, 2, ['a', 'b']))
    await settled()
    expect(now()).toEqual({ ids: [], page: 0, trouble: undefined, state: 'opening' })
    take('list').answer(pageOf(1, 1, []))
    await settled()
    expect(now()).toEqual({ ids: [], page: 1, trouble: undefined, state: 'nothingFound' })
    expect(asked.map(({ input }) => input)).toEqual([
      { kind: '', page: 1 },
      { kind: 'some', page: 1 },
    ])
  })
})
