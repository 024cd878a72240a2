import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { CODE_RESEND, PIN_LOCK, PIN_TRIES } from '#contract/limits.ts'
import { session, type Scene as Purpose } from '#contract/session.ts'
import type { Seconded } from '#machines/factor/second.rules.ts'
import { entersWithoutApp } from './factor.ts'
import { alerts, isShut, press, says, saysUnsent, wait } from '#tests/walk/gestures.ts'
import { waitsFor } from '#tests/walk/holds.ts'
import { join, losesPin, MIRA, setPin, withoutCodes } from '#tests/world/people.ts'
import type { Phone } from '#tests/walk/phone.ts'
import type { Act, Gesture, Scene, Still, When } from '#tests/walk/table.ts'
import { sayings } from '#tests/walk/walk.ts'
import type { WalkWorld } from '#tests/walk/world.ts'

export const MASKED = 'm•••@quay.example'

interface Use {
  readonly scene: Exclude<Purpose, 'register' | 'reset'>
  readonly type?: 'email' | 'mobile'
  /** Where it goes, when that is no contact of the account yet. */
  readonly account?: string
}

const asks = (world: WalkWorld, token: string, { scene, type = 'email', account }: Use) =>
  world.give(session.sendCode, { scene, type, ...(account && { account }) }, { token })

/** The same member's other phone asks for the same code, and this one's is worth nothing any more. */
export const asksElsewhere =
  (use: Use, waysOf: (context: never) => Seconded['ways'] = ({ ways }: Seconded) => ways) =>
  async ({ world, context }: Pick<Scene, 'world' | 'context'>, later = 0) => {
    world.clock.pass(later)
    const { token } = await entersWithoutApp(world, waysOf(context as never))
    await asks(world, token, use)
  }

/** A code is waited for: the app went away meanwhile. */
export const waitsForCode =
  (use: Use & { readonly masked?: string }, prepare?: (world: WalkWorld) => Promise<unknown>) =>
  async ({ world, keeps }: Phone) => {
    const { scene, account, masked = account ?? MASKED } = use
    await join(world, MIRA)
    await prepare?.(world)
    const { token, user_info: userinfo } = await world.enter(MIRA.email, MIRA.password)
    await asks(world, token, use)
    await keeps({ token, userinfo, isLogin: 1, ...waitsFor(world, scene, masked, userinfo.id) })
  }

/** A code to the contact of before is waited for, or both. */
export const waitsForOld =
  (use: Required<Use> & { readonly masked: string }, prepare?: (world: WalkWorld) => Promise<unknown>) =>
  (both: boolean) =>
  async ({ world, keeps }: Phone) => {
    const { scene, type, account, masked } = use
    await join(world, MIRA)
    await prepare?.(world)
    const { token, user_info: userinfo } = await world.enter(MIRA.email, MIRA.password)
    await asks(world, token, { scene, type })
    if (both) await asks(world, token, use)
    const { codes } = waitsFor(world, scene, masked, userinfo.id)
    const fresh = codes.map((code) => ({ ...code, scene: `${scene}:new`, account }))
    await keeps({ token, userinfo, isLogin: 1, codes: both ? [...codes, ...fresh] : codes })
  }

interface Sends {
  readonly call?: 'sendCode' | 'sendResetCode' | 'sendRegisterCode'
  readonly masked?: string
  /** In which state it is sent, where a flow sends two, and what it goes to. */
  readonly state?: string
  readonly to?: string
}

/** What becomes of a code that is asked for. */
export function codeWalk<M extends AnyStateMachine>(
  flow: M,
  elsewhere: (scene: Scene<M>) => Promise<unknown>,
  { call = 'sendCode', masked, state, to }: Sends = {},
) {
  const { answers, refuses, breaks } = sayings<M>(flow)
  const living = {
    resend_seconds: CODE_RESEND,
    expire_seconds: 300,
    ...(call === 'sendCode' && { masked_account: masked ?? MASKED }),
  }
  const inVain = async (scene: Scene<M>) => {
    await elsewhere(scene)
    await withoutCodes(scene.world)
  }
  return [
    answers(call, 'the code goes out', { ...living, request_no: '' }),
    refuses(call, 'another phone just asked', 'code-lives', (scene) => elsewhere(scene), {
      retry_after: CODE_RESEND,
      fresh: living,
    }),
    refuses(call, 'codes were asked for in vain', 'too-often', inVain, { retry_after: CODE_RESEND }),
    breaks(call, 'nobody knows whether a code was sent', 'silent'),
  ].map((one) => ({
    ...one,
    ...(to && { title: `${one.title}: ${to}` }),
    ...(state && { when: ({ value }: { value: unknown }) => value === state }),
  }))
}

/** Once another code may be asked for. */
export const onceAllowed =
  <M extends AnyStateMachine>(act: Act<M>): Act<M> =>
  async (scene) => {
    await wait(scene, CODE_RESEND + 1)
    await act(scene)
  }

export const asksAgain = <M extends AnyStateMachine>(flow: M, event: EventFromLogic<M>, when: When<M>) =>
  sayings<M>(flow).timed(
    'asks for another code',
    event,
    onceAllowed<M>((scene) => press(scene, 'Send the code again')),
    when,
  )

/** What is really sent holds the code that came. */
export const withCode = <M extends AnyStateMachine>(one: Gesture<M>, account: string = MIRA.email): Gesture<M> => ({
  ...one,
  really: async ({ world }) => {
    const { form } = one.event as unknown as { form: object }
    return { ...one.event, form: { ...form, code: world.codeTo(account) } } as never
  },
})

/** What becomes of a form that a PIN proves. */
export function pinWalk<M extends AnyStateMachine>(flow: M, pin: string) {
  const { refuses, timed } = sayings<M>(flow)
  return {
    refusals: [
      refuses('send', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
      refuses('send', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, pin, PIN_TRIES), {
        retry_after: PIN_LOCK,
      }),
      refuses('send', 'there is no PIN any more', 'pin-unset', ({ world }) => losesPin(world, MIRA)),
    ],
    unlocks: timed('waits until the PIN is open again', { type: 'unlock' } as never, (scene) =>
      wait(scene, PIN_LOCK + 1),
    ),
  }
}

/** What is seen while something is proven by a code and a PIN. */
export const proofExpects = {
  sendFailed: (scene: Still) =>
    isShut(scene.context)
      ? alerts(scene, /^Too many attempts\. You can try again in 0[01]:[0-5]\d\.$/)
      : saysUnsent(scene),
  unproven: (scene: Still) => says(scene, 'The code has 6 digits.'),
  pinLocked: (scene: Still) => says(scene, /^Your payment PIN is locked after 5 wrong tries\./),
  rejected: (scene: Still) => alerts(scene, scene.context.trouble?.message || /^The code is not correct/),
  unknown: (scene: Still) => alerts(scene, /^-200/),
}
