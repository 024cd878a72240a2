import { SECOND_LOCK, SECOND_TRIES } from '#contract/limits.ts'
import type { AnyStateMachine } from 'xstate'
import { ASKED } from '#stories/fixtures/factor.ts'
import { countLeft } from '#server/ledger/left-today.ts'
import { networkOf } from '#server/lib/networks.ts'
import { sealed } from '#server/lib/secrets.ts'
import { hasApp } from '#tests/world/factor.ts'
import { alerts, fill, heading, isBusy, press, says, wait } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import type { Seconded } from '#machines/factor/second.rules.ts'
import type { Sample } from '#tests/walk/paths.ts'
import type { Gesture, Scene, Still } from '#tests/walk/table.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { sayings } from '#tests/walk/walk.ts'
import { idOf, MIRA, type Somebody, type Who } from '#tests/world/people.ts'

const ANOTHER = Buffer.from('another secret, of 20')

export const hasAnotherApp = (world: WalkWorld, who: Who = MIRA) => hasApp(world, who, ANOTHER)

/** So many euros of today were proven by nothing. */
export const leavesToday = async (world: WalkWorld, who: Who, euros: number) =>
  countLeft(world.sql, await idOf(world, who), BigInt(euros) * 100n, world.now())

export async function losesApp(world: WalkWorld, who: Who = MIRA) {
  await world.sql
    .deleteFrom('totp')
    .where('member_id', '=', await idOf(world, who))
    .execute()
}

export async function missesCodes(world: WalkWorld, place: 'enter' | 'change' | 'pay', who: Who = MIRA) {
  const id = await idOf(world, who)
  const here = sealed(world.context.settings.pepper, 'network', networkOf('127.0.0.1')).toString('base64url')
  const key = place === 'enter' ? `second:${id}:${here}` : `second-${place}:${id}`
  const spent_at = Array.from({ length: SECOND_TRIES }, () => world.now())
  await world.sql
    .insertInto('allowance')
    .values({ key, spent_at })
    .onConflict((there) => there.column('key').doUpdateSet({ spent_at }))
    .execute()
}

export async function entersWithoutApp(
  world: WalkWorld,
  ways: object | undefined,
  { email, password }: Somebody = MIRA,
) {
  if (ways) await losesApp(world)
  const entered = await world.enter(email, password)
  if (ways) await hasApp(world)
  return entered
}

export const losesTickets = ({ sql }: WalkWorld) => sql.deleteFrom('second_ticket').execute()

export const SECOND_ASKED = { reason: 'second' as const, ...ASKED, ticket: 'a-ticket-of-the-model' }

export const isSeconded = ({ ways }: Seconded) => ways !== undefined
export const secondOf = async ({
  context,
  world,
}: {
  context: Seconded
  world: WalkWorld
}): Promise<Record<string, string>> => (isSeconded(context) ? { 'Code from your app': await world.appCode() } : {})

interface Filled {
  readonly form: object
}

export const seconded = <M extends AnyStateMachine>({
  title,
  event,
  really,
  when,
  ...rest
}: Gesture<M>): Gesture<M>[] => [
  { ...rest, title, event, ...(really && { really }), when: both(when, (context) => !isSeconded(context)) },
  {
    ...rest,
    title: `${title}, and the second factor`,
    event: { ...event, form: { ...(event as unknown as Filled).form, second: '123456' } },
    really: async (scene) => {
      const said = ((await really?.(scene)) ?? event) as Filled
      return { ...said, form: { ...said.form, second: await scene.world.appCode() } } as never
    },
    when: both(when, isSeconded),
  },
]
const both =
  (when: Sample['when'], also: (context: Seconded) => boolean): Sample['when'] =>
  (snapshot) =>
    also(snapshot.context as Seconded) && when?.(snapshot) !== false

/** What happens where a change asks for the second factor besides, and what is seen there. */
export function secondedWalk<M extends AnyStateMachine>(flow: M, call = 'send', details: object = {}) {
  const { refuses } = sayings<AnyStateMachine>(flow)
  const when = (is: boolean) => ({
    when: ({ context }: { context: unknown }) => isSeconded(context as Seconded) === is,
  })
  return {
    events: [
      {
        ...refuses(call, 'there is an app', 'second-needed', ({ world }) => hasApp(world), {
          reason: 'second',
          ...ASKED,
          ...details,
        }),
        ...when(false),
      },
      {
        ...refuses(call, 'the app has another key', 'second-wrong', ({ world }) => hasAnotherApp(world)),
        ...when(true),
      },
      {
        ...refuses(call, 'too many codes were wrong', 'second-locked', ({ world }) => missesCodes(world, 'change'), {
          retry_after: SECOND_LOCK,
        }),
        ...when(true),
      },
    ],
    expects: {
      secondAsked: ({ page }: Still) => expect(page.getByLabel('Code from your app')).toBeVisible(),
    },
  }
}

/** What happens wherever somebody is asked for the second half of signing in, and what is seen there. */
export function secondWalk<M extends AnyStateMachine>(flow: M) {
  const { gesture, refuses, breaks, timed } = sayings<AnyStateMachine>(flow)
  return {
    events: [
      gesture('says no code', { type: 'prove', second: '' }, (scene) => press(scene, 'Sign in')),
      {
        ...gesture('says the code of the app', { type: 'prove', second: '123456' }, async (scene) => {
          await fill(scene, { 'Code from your app': await scene.world.appCode() })
          await press(scene, 'Sign in')
        }),
        really: async ({ world }: Scene) => ({ type: 'prove', second: await world.appCode() }),
      },
      gesture('starts again', { type: 'giveUp' }, (scene) => press(scene, 'Start again')),
      timed(
        'waits until codes are heard again',
        { type: 'unlock' },
        (scene) => wait(scene, SECOND_LOCK + 1),
        (context) => 'ticket' in context && context.ticket !== undefined,
      ),
      refuses('enter', 'the app has another key', 'second-wrong', ({ world }) => hasAnotherApp(world)),
      refuses('enter', 'too many codes were wrong', 'second-locked', ({ world }) => missesCodes(world, 'enter')),
      refuses('enter', 'it took too long', 'ticket-stale', ({ world }) => losesTickets(world)),
      breaks('enter', 'no answer comes to the code', 'silent'),
    ],
    expects: {
      secondAsked: (scene: Still) => heading(scene, 'Second step'),
      secondInvalid: (scene: Still) => alerts(scene, 'Please enter the code.'),
      secondProving: (scene: Still) => isBusy(scene, 'Sign in'),
      secondRejected: ({ page }: Still) => expect(page.getByRole('alert').first()).toBeVisible(),
      secondLocked: (scene: Still) => says(scene, /^Codes are locked after 5 wrong tries/),
    },
  }
}
