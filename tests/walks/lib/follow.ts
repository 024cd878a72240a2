import { FOLLOW_AGAIN_MS, LOOK_BACK } from '#contract/limits.ts'
import type { Topic } from '#contract/live.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { isOld, press, wait } from '#tests/walk/gestures.ts'
import type { Phone } from '#tests/walk/phone.ts'
import type { Look, Scene, Still } from '#tests/walk/table.ts'
import { atOnce, overHttp } from '#tests/walk/wires.ts'
import { sayings } from '#tests/walk/walk.ts'
import { gains } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'

export const moneyFlow = followFlow<object>('money')
type FlowScene = Scene<typeof moneyFlow>

export async function hasMoney(phone: Phone) {
  await join(phone.world, MIRA)
  await gains(phone.world, MIRA, 'balance', 5_000n)
  phone.world.clock.pass(LOOK_BACK + 1)
  await holds(phone, MIRA)
}

interface FollowWalk {
  readonly calls: RegExp
  readonly gives: object
  readonly sees: Look<typeof moneyFlow>
  readonly isPanel?: boolean
  /** Nobody tells of a change. */
  readonly isUntold?: boolean
  /** Its page is not refreshed. */
  readonly isUnasked?: boolean
  readonly changes?: {
    readonly topic: Topic
    readonly title: string
    readonly act: (scene: FlowScene) => Promise<unknown>
  }
}

const PAID: NonNullable<FollowWalk['changes']> = {
  topic: 'money',
  title: 'is paid by somebody',
  act: ({ world }) => gains(world, MIRA, 'balance', 1_250n),
}

const UNTOLD = [
  'opening | changed | opening',
  'showing | changed | following',
  'following | changed | following',
  'following | refresh | refreshing',
  'following | done load | showing',
  'following | error load | behind',
  'behind | changed | following',
  'behind | refresh | refreshing',
  'behind | after followAgain.follow.behind | following',
  'refreshing | changed | refreshing',
]
const UNASKED = [
  'showing | refresh | refreshing',
  'refreshing | done load | showing',
  'refreshing | error load | showing',
]
const because = (keys: readonly string[], why: string) => Object.fromEntries(keys.map((key) => [key, why]))

export function followWalk(followed: FollowWalk) {
  const { calls, gives, sees, isPanel = false, isUntold = false, isUnasked = false, changes = PAID } = followed
  const { gesture, inApp, answers, breaks, after } = sayings(moneyFlow)
  const isCall = (request: { url(): string }) => calls.test(new URL(request.url()).pathname)
  /** Nobody touches the phone: what was asked before is dropped, and all of it is asked for anew. */
  async function hears(scene: FlowScene) {
    const { page, state } = scene
    const isAsking = state !== 'showing' && state !== 'behind'
    const heard = isAsking ? page.waitForEvent('requestfailed', isCall) : page.waitForRequest(isCall)
    await changes.act(scene)
    await heard
  }
  const told = [
    gesture(
      'asks for what is old at once',
      { type: 'refresh' },
      (scene) => press(scene, 'Try again'),
      (_, state) => state === 'behind',
    ),
    gesture(changes.title, { type: 'changed', topic: changes.topic }, hears),
    after('a while later', 'followAgain.follow.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ]
  const refreshes = isPanel ? inApp : gesture
  return {
    wires: { load: overHttp(calls), listening: atOnce },
    events: [
      answers('load', 'it comes', gives),
      breaks('load', 'it does not come', 'busy'),
      gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
      ...(isUnasked ? [] : [refreshes('refreshes', { type: 'refresh' }, (scene) => press(scene, 'Refresh'))]),
      ...(isUntold ? [] : told),
    ],
    never: {
      ...(isUntold && because(UNTOLD, 'Nobody tells of a change.')),
      ...(isUnasked && because(UNASKED, 'Its page is not refreshed.')),
    },
    expects: {
      showing: sees,
      following: sees,
      behind: async (scene: Still<typeof moneyFlow>) => {
        await sees(scene)
        await isOld(scene)
      },
    },
  }
}
