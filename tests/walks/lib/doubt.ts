import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { forgetsNews } from '#tests/world/events.ts'
import { gains, quoted } from '#tests/world/money.ts'
import { join, MIRA } from '#tests/world/people.ts'
import type { World } from '#tests/world/world.ts'

const OWN = 'the phone of all her years'
const STRANGE = 'a phone that she was never in on'

const entersOn = ({ give }: World, device: string) =>
  give(session.signIn, { account: MIRA.email, password: MIRA.password, device })

/** Her phone here hears nothing of that. */
export async function isDoubted(world: World): Promise<void> {
  for (const device of [OWN, STRANGE]) await entersOn(world, device)
  await forgetsNews(world)
}

let strangers = 0

/** To somebody whom she never paid. */
export async function sendsElsewhere(world: World, amount: string): Promise<void> {
  const to = `stranger-${(strangers += 1)}@quay.example`
  await join(world, { email: to, password: 'a-first-secret', nickname: 'Juno' })
  await gains(world, MIRA, 'balance', BigInt(amount) * 100n)
  const caller = await entersOn(world, OWN)
  const wish = { to, account: 'balance', amount, remark: '' } as const
  await world.give(transfer.send, await quoted(world, caller, wish), caller)
}
