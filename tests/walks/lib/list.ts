import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Endpoint } from '#contract/endpoint.ts'
import { FOLLOW_AGAIN_MS, PAGE_LIMIT } from '#contract/limits.ts'
import type { Topic } from '#contract/live.ts'
import { hasAny, hasMore, type Listed } from '#machines/stock/pages.ts'
import { heading, isOld, isWaiting, press, says, wait } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { atOnce, calling, overHttp } from '#tests/walk/wires.ts'
import { passing, type Look, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings } from '#tests/walk/walk.ts'

interface ListWalk<M extends AnyStateMachine> {
  readonly call: Endpoint | RegExp
  readonly rows: readonly [unknown, unknown]
  readonly head?: object
  readonly has: (many: number) => (phone: Phone) => Promise<unknown>
  readonly finds?: (context: SnapshotFrom<M>['context']) => boolean
  readonly lacks?: (context: SnapshotFrom<M>['context']) => boolean
  readonly sees: Look<M>
  readonly nothing: string | RegExp
  readonly changes?: {
    readonly topic: Topic
    readonly title: string
    readonly act: (scene: Scene<M>) => Promise<unknown>
    readonly brings?: object
  }
  readonly arrange?: (scene: Scene<M>) => Promise<unknown>
}

const ASKING = new Set(['opening', 'appending', 'following', 'refreshing'])
const pathOf = (request: { url(): string }) => new URL(request.url()).pathname

export function listWalk<M extends AnyStateMachine>(
  flow: M,
  { call, rows, head = {}, has, finds, lacks, sees, nothing, changes, arrange }: ListWalk<M>,
) {
  const { gesture, answers, breaks, after } = sayings<AnyStateMachine>(flow)
  const [first, second] = rows
  const page = (current_page: number, last_page: number, data: unknown[], details: object = head) => ({
    ...details,
    current_page,
    last_page,
    per_page: PAGE_LIMIT,
    total: last_page === 1 ? data.length : PAGE_LIMIT + 1,
    data,
  })
  type Context = SnapshotFrom<M>['context']
  const lacking = lacks ?? (finds && ((context: Context) => !finds(context)))
  const isFirst = (context: Context, state: string) => state === 'opening' && (finds?.(context) ?? true)
  const isCall = (request: { url(): string }) =>
    call instanceof RegExp ? call.test(pathOf(request)) : pathOf(request) === call.path
  const refresh = async (scene: Scene) => {
    const again = scene.page.getByRole('button', { name: 'Look again' })
    await (scene.state === 'empty' && (await again.isVisible()) ? again.tap() : press(scene, 'Refresh'))
  }
  /** Nobody touches the phone: what was asked before is dropped, and it is asked anew. */
  const hears = async (scene: Scene<M>) => {
    const { page: shown, state } = scene
    const asked = ASKING.has(state) ? shown.waitForEvent('requestfailed', isCall) : shown.waitForRequest(isCall)
    await changes?.act(scene)
    await asked
  }
  const stands = (scene: Still<M>) => (hasAny(scene.context) ? sees(scene) : heading(scene, nothing))
  /** To follow keeps what was read; to refresh begins anew. */
  const goesOn = (state: string, list: Listed<unknown>) => (state === 'following' ? hasMore(list) : list.lastPage > 1)
  const again = (state: string, details: object, before?: (scene: Scene<M>) => Promise<unknown>) => [
    answers(
      'list',
      `the first of two pages comes again, ${state}`,
      page(1, 2, [first], details),
      before,
      (context, now) => hasAny(context) && now === state && goesOn(state, context),
    ),
    answers(
      'list',
      `all of it comes again, ${state}`,
      page(1, 1, [first], details),
      before,
      (context, now) => hasAny(context) && now === state && !goesOn(state, context),
    ),
  ]
  const isNew = (context: Context) => changes?.brings !== undefined && (finds?.(context) ?? true)
  const followed = changes && [
    ...again('following', { ...head, ...changes.brings }),
    ...(changes.brings
      ? [
          answers(
            'list',
            'the first row ever comes',
            page(1, 1, [first], { ...head, ...changes.brings }),
            undefined,
            (context, state) => state === 'following' && !hasAny(context) && isNew(context),
          ),
        ]
      : []),
    gesture(changes.title, { type: 'changed', topic: changes.topic }, hears),
    after('a while later', `followAgain.${flow.id}.behind`, (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ]
  return {
    wires: {
      list: call instanceof RegExp ? overHttp(call) : calling(call),
      ...(changes && { listening: atOnce }),
    },
    events: [
      { ...answers('list', 'the one row comes', page(1, 1, [first]), undefined, isFirst), before: has(1) },
      {
        ...answers('list', 'the first page comes', page(1, 2, [first]), undefined, isFirst),
        before: has(PAGE_LIMIT + 1),
      },
      {
        ...answers(
          'list',
          'there is nothing',
          page(1, 1, []),
          undefined,
          (context, state) => state === 'opening' && !lacking?.(context),
        ),
        before: has(0),
      },
      ...(lacking
        ? [
            answers(
              'list',
              'there is none of it',
              page(1, 1, []),
              undefined,
              (context, state) => state === 'opening' && lacking(context),
            ),
          ]
        : []),
      answers('list', 'the last page comes', page(2, 2, [second]), undefined, (_, state) => state === 'appending'),
      ...again('refreshing', head, arrange),
      answers(
        'list',
        'there is still nothing',
        page(1, 1, []),
        undefined,
        (context, state) => !hasAny(context) && (state === 'refreshing' || (state === 'following' && !isNew(context))),
      ),
      breaks('list', 'no answer comes', 'silent'),
      gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
      gesture(
        'reads on',
        { type: 'more' },
        (scene) => press(scene, scene.state === 'stuck' ? 'Try again' : 'Show more'),
        (list) => list.page < list.lastPage,
      ),
      gesture('refreshes', { type: 'refresh' }, refresh),
      ...(changes
        ? [
            gesture(
              'asks for what is old at once',
              { type: 'refresh' },
              (scene) => press(scene, 'Try again'),
              (_, state) => state === 'behind',
            ),
          ]
        : []),
      ...(followed ?? []),
    ],
    expects: {
      opening: isWaiting,
      unreachable: (scene: Still) => heading(scene, 'This did not load'),
      settling: passing,
      empty: (scene: Still<M>) => heading(scene, nothing),
      nothingFound: (scene: Still<M>) => heading(scene, 'Nothing found'),
      showing: async (scene: Still<M>) => {
        await sees(scene)
        await expect(scene.page.getByRole('button', { name: 'Show more' })).toBeVisible()
      },
      ended: async (scene: Still<M>) => {
        await sees(scene)
        await says(scene, 'No more entries.')
      },
      appending: isWaiting,
      stuck: async (scene: Still<M>) => {
        await sees(scene)
        await expect(scene.page.getByRole('alert')).toBeVisible()
        await expect(scene.page.getByRole('button', { name: 'Try again' })).toBeVisible()
      },
      following: stands,
      behind: async (scene: Still<M>) => {
        await stands(scene)
        await isOld(scene)
      },
      refreshing: async (scene: Still<M>) => {
        await stands(scene)
        await isWaiting(scene)
      },
    },
  }
}
