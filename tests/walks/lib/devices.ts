import { sql as raw } from 'kysely'
import type { OpenSession } from '#contract/device.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { idOf, type Somebody } from '#tests/world/people.ts'
import { asOwner } from '#tests/world/world.ts'

export async function isOpenAt(world: WalkWorld, person: Somebody, ...others: readonly OpenSession[]): Promise<void> {
  const { sql, now, context } = world
  const member = await idOf(world, person)
  const { session_no: first } = await sql
    .selectFrom('session')
    .select('session_no')
    .where('member_id', '=', member)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  await sql.deleteFrom('session').where('member_id', '=', member).where('session_no', '<>', first).execute()
  for (const { session_no, browser, system, network } of others)
    await sql
      .insertInto('session')
      .values({
        session_no,
        browser,
        system,
        network,
        token_hash: context.chance.bytes(32),
        member_id: member,
        created_at: now(),
        seen_at: now(),
      })
      .execute()
}

export const isOpenNowhere = ({ sql }: WalkWorld, { session_no }: OpenSession) =>
  sql.deleteFrom('session').where('session_no', '=', session_no).execute()

/** What a phone did itself comes back to it as news as well. Here that is lost: it hears of what others do alone. */
export const hearsOfOthersAlone = ({ world }: { world: WalkWorld }) =>
  asOwner(world, async (sql) => {
    await raw`
      create function own_news_is_lost() returns trigger language plpgsql as $$ begin return null; end $$`.execute(sql)
    await raw`
      create trigger own_news_is_lost before insert on event for each row
      when (new.topic = 'session' and new.body ? 'ended') execute function own_news_is_lost()`.execute(sql)
  })
