import { CODE_RESEND } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { MIRA, withoutCodes } from './walk-people.ts'
import type { World } from './walk-world.ts'

/** What is said of a code to sign in with while it is good. */
export const living = { resend_seconds: CODE_RESEND, expire_seconds: 300, masked_account: 'm•••@quay.example' }

export const asksElsewhere = ({ world }: { world: World }) =>
  world.ask(session.sendCode.path, { scene: 'login', type: 'email', account: MIRA.email })

export async function asksElsewhereInVain(scene: { world: World }) {
  await asksElsewhere(scene)
  await withoutCodes(scene.world)
}
