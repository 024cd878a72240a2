import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { join, MIRA, receives } from './people.ts'
import { newKey, PIN } from './trade.ts'
import type { WalkWorld } from './world.ts'

const OWN = 'the phone of all her years'
const STRANGE = 'a phone that she was never in on'

async function asks<Answer>(
  world: WalkWorld,
  { path }: { path: string },
  fields: Record<string, string>,
): Promise<Answer> {
  const { code, msg, data } = await world.ask(path, fields)
  if (code < 1) throw new Error(`${path} was refused: ${msg}`)
  return data as Answer
}

const entersOn = async (world: WalkWorld, device: string) => {
  const { email: account, password } = MIRA
  return (await asks<{ token: string }>(world, session.signIn, { account, password, type: 'account', device })).token
}

/** Her phone here hears nothing of that. */
export async function isDoubted(world: WalkWorld): Promise<void> {
  for (const device of [OWN, STRANGE]) await entersOn(world, device)
  await world.sql.deleteFrom('event').execute()
}

let strangers = 0

/** To somebody whom she never paid. */
export async function sendsElsewhere(world: WalkWorld, amount: string): Promise<void> {
  const to = `stranger-${(strangers += 1)}@quay.example`
  await join(world, { email: to, password: 'a-first-secret', nickname: 'Juno' })
  await receives(world, MIRA, BigInt(amount) * 100n)
  const wish = { token: await entersOn(world, OWN), to, account: 'balance', amount, remark: '' }
  const { quote_no } = await asks<{ quote_no: string }>(world, transfer.quote, wish)
  await asks(world, transfer.send, { ...wish, quote_no, payword: PIN, idem: newKey() })
}
