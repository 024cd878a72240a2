import { asksElsewhere, codeWalk, onceAllowed } from './codes.ts'
import { fill, isShut, press } from '#tests/walk/gestures.ts'
import type { AnyStateMachine } from 'xstate'
import type { Scene } from '#tests/walk/table.ts'
import { sayings } from '#tests/walk/walk.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { MIRA } from '#tests/world/people.ts'

export const PHONE = '13912345678'
export const OLD_PHONE = '13812345601'
export const OLD_MASKED = '138•••01'

const NAMING = new Set<string>(['idle', 'invalid', 'sendFailed', 'oldFailed', 'kept'])
export const PROVING = new Set<string>(['codeSent', 'unproven', 'secondAsked', 'rejected', 'unknown'])

export const hasPhone = ({ sql }: WalkWorld) =>
  sql.updateTable('member').set({ mobile: OLD_PHONE, mobile_proven: true }).where('email', '=', MIRA.email).execute()
export const losesPhone = ({ sql }: WalkWorld) =>
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
  { scene, account, masked, none, kept, label, send = /^Send the code$/ }: Binds,
) {
  const { gesture, timed } = sayings<AnyStateMachine>(flow)
  const type = account.includes('@') ? 'email' : 'mobile'
  const elsewhere = asksElsewhere({ scene, type, account })
  const form = (named: string) => ({ ...kept, account: named })

  async function name(scene: Scene, named: string) {
    await fill(scene, { [label]: named })
    await press(scene, send)
  }

  const isNaming = (context: { trouble?: object }, state: string) => NAMING.has(state) && !isShut(context as never)
  return {
    elsewhere,
    events: [
      gesture('names none', { type: 'submit', form: form(none) }, (scene) => name(scene, none), isNaming),
      gesture('names it', { type: 'submit', form: form(account) }, (scene) => name(scene, account), isNaming),
      timed(
        'waits, and names it',
        { type: 'submit', form: form(account) },
        onceAllowed((scene) => name(scene, account)),
        (context, state) => NAMING.has(state) && isShut(context as never),
      ),
      timed(
        'asks for another code',
        { type: 'sendCode' },
        onceAllowed(({ page }) => page.getByRole('button', { name: 'Send the code again', exact: true }).last().tap()),
        (_, state) => PROVING.has(state),
      ),
      ...codeWalk<AnyStateMachine>(flow, elsewhere, { masked, state: 'sendingCode' }),
    ],
  }
}
