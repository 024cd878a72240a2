import type { AnyStateMachine } from 'xstate'
import { CODE_RESEND } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { entersWithoutApp } from './walk-factor.ts'
import { fill, isShut, press, wait } from './walk-gestures.ts'
import { MIRA, withoutCodes } from './walk-people.ts'
import { expect } from './walk-phone.ts'
import type { Scene } from './walk-table.ts'
import { sayings } from './walk.ts'
import type { World } from './walk-world.ts'

export const PHONE = '13912345678'
export const OLD_PHONE = '13812345601'
export const OLD_MASKED = '138•••01'

const NAMING = new Set<string>(['idle', 'invalid', 'sendFailed', 'oldFailed', 'kept'])
export const PROVING = new Set<string>(['codeSent', 'unproven', 'secondAsked', 'rejected', 'unknown'])

export const hasPhone = ({ sql }: World) =>
  sql.updateTable('member').set({ mobile: OLD_PHONE, mobile_proven: true }).where('email', '=', MIRA.email).execute()
export const losesPhone = ({ sql }: World) =>
  sql.updateTable('member').set({ mobile: null, mobile_proven: false }).where('email', '=', MIRA.email).execute()

interface Binds {
  readonly scene: 'bind_mobile' | 'up_mobile' | 'bind_email'
  readonly account: string
  readonly masked: string
  readonly none: string
  readonly kept: Readonly<Record<string, string>>
  readonly label: string
  readonly send?: RegExp
}

export function bindingWalk<M extends AnyStateMachine>(
  flow: M,
  { scene: purpose, account, masked, none, kept, label, send = /^Send the code$/ }: Binds,
) {
  const { gesture, answers, refuses, breaks, timed } = sayings<AnyStateMachine>(flow)
  const type = account.includes('@') ? 'email' : 'mobile'
  const living = { resend_seconds: CODE_RESEND, expire_seconds: 300, masked_account: masked }
  const form = (named: string) => ({ ...kept, account: named })

  async function name(scene: Scene, named: string) {
    await fill(scene, { [label]: named })
    await press(scene, send)
  }

  /** The same member's other phone asks for the same code, and this one's is worth nothing any more. */
  async function asksElsewhere({ world, context }: Scene, later = 0) {
    world.forward(later)
    const { token } = await entersWithoutApp(world, context.ways)
    const { code, msg } = await world.ask(session.sendCode.path, { token, scene: purpose, type, account })
    expect(code, msg).toBe(1)
  }

  async function asksElsewhereInVain(scene: Scene) {
    await asksElsewhere(scene)
    await withoutCodes(scene.world)
  }

  const isNaming = (context: { trouble?: object }, state: string) => NAMING.has(state) && !isShut(context as never)
  const inNew = <H extends object>(happening: H) => ({
    ...happening,
    when: ({ value }: { value: unknown }) => value === 'sendingCode',
  })
  return {
    asksElsewhere,
    events: [
      gesture('names none', { type: 'submit', form: form(none) }, (scene) => name(scene, none), isNaming),
      gesture('names it', { type: 'submit', form: form(account) }, (scene) => name(scene, account), isNaming),
      timed(
        'waits, and names it',
        { type: 'submit', form: form(account) },
        async (scene) => {
          await wait(scene, CODE_RESEND + 1)
          await name(scene, account)
        },
        (context, state) => NAMING.has(state) && isShut(context as never),
      ),
      timed(
        'asks for another code',
        { type: 'sendCode' },
        async (scene) => {
          await wait(scene, CODE_RESEND + 1)
          await scene.page.getByRole('button', { name: 'Send the code again', exact: true }).last().tap()
        },
        (_, state) => PROVING.has(state),
      ),
      inNew(answers('sendCode', 'the code goes out', { ...living, request_no: '' })),
      inNew(
        refuses('sendCode', 'another phone just asked', 'code-lives', (scene) => asksElsewhere(scene), {
          retry_after: CODE_RESEND,
          fresh: living,
        }),
      ),
      inNew(
        refuses('sendCode', 'codes were asked for in vain', 'too-often', asksElsewhereInVain, {
          retry_after: CODE_RESEND,
        }),
      ),
      inNew(breaks('sendCode', 'no answer comes', 'silent')),
    ],
  }
}
