import type { Asked } from '#contract/endpoint.ts'
import { cancellation } from '#contract/cancellation.ts'
import { session } from '#contract/session.ts'
import { settleCancellation, sweepCancellations } from '#server/cancellation/sweep.ts'
import { PIN } from './money.ts'
import { PASSWORD, type Person, type World } from './world.ts'

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

export const settles = ({ context }: Pick<World, 'context'>) => sweepCancellations(context)

export const isLetGo = async ({ sql, context }: Pick<World, 'sql' | 'context'>, { id }: Pick<Person, 'id'>) => {
  await sql
    .updateTable('cancellation')
    .set({ state: 'deleting', wake_at: context.clock.now() })
    .where('member_id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

export async function leaves(world: World, person: Person): Promise<void> {
  await goes(world, person)
  await isLetGo(world, person)
  await settleCancellation(world.context, person.id)
  const { state } = await requestOf(world, person)
  if (state !== 'deleted') throw new Error(`somebody who was to leave is ${state}`)
}
