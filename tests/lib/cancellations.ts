import type { Asked } from '#contract/endpoint.ts'
import { cancellation } from '#contract/cancellation.ts'
import { session } from '#contract/session.ts'
import { settleCancellation, sweepCancellations } from '#server/cancellation/sweep.ts'
import { PIN } from './money.ts'
import { PASSWORD, type Person, type World } from './world.ts'

/** What proves a member who goes: a fresh code, the password and the PIN. */
export async function going(world: World, person: Person): Promise<Asked<typeof cancellation.request>> {
  const { request_no } = await world.give(session.sendCode, { scene: 'zhuxiao', type: 'email' }, person)
  const { remains_mark } = await world.give(cancellation.info, {}, person)
  return {
    agree: 1,
    password: PASSWORD,
    code: world.codeTo(person.email),
    request_no,
    payword: PIN,
    give_up: remains_mark,
  }
}

/** Somebody asks to go. */
export const goes = async (world: World, person: Person, more: Partial<Asked<typeof cancellation.request>> = {}) =>
  world.give(cancellation.request, { ...(await going(world, person)), ...more }, person)

export const signsIn = ({ give }: World, { email }: Person) =>
  give(session.signIn, { account: email, password: PASSWORD })

export const requestOf = ({ sql }: Pick<World, 'sql'>, { id }: Pick<Person, 'id'>) =>
  sql
    .selectFrom('cancellation')
    .selectAll()
    .where('member_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** What the house does of its own accord. */
export const settles = ({ context }: Pick<World, 'context'>) => sweepCancellations(context)

/** An operator lets somebody go who asked, now. */
export const isLetGo = async ({ sql, context }: Pick<World, 'sql' | 'context'>, { id }: Pick<Person, 'id'>) => {
  await sql
    .updateTable('cancellation')
    .set({ state: 'deleting', wake_at: context.clock.now() })
    .where('member_id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

/** Somebody on whom nothing hangs asks, is let go, and is nobody from now on. */
export async function leaves(world: World, person: Person): Promise<void> {
  await goes(world, person)
  await isLetGo(world, person)
  await settleCancellation(world.context, person.id)
  const { state } = await requestOf(world, person)
  if (state !== 'deleted') throw new Error(`somebody who was to leave is ${state}`)
}
