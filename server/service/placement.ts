import { sql as raw, type Selectable } from 'kysely'
import type { Taken } from '#contract/endpoint.ts'
import { PLACEMENT_LIFE } from '#contract/limits.ts'
import type { Placement as PlacementInfo, service } from '#contract/service.ts'
import { placementLifecycle } from '#machines/service/placement.lifecycle.ts'
import { placementBlocker, type PlacementFacts, type PlacementMove } from '#machines/service/placement.rules.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Chance } from '../lib/chance.ts'
import { later, unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { maskName } from '../lib/masks.ts'
import { type Scope, lapse, type Life, lockRecord, moveRecord } from '../lib/move-record.ts'
import { refuse } from '../lib/refuse.ts'
import { type House, sweepDue } from '../lib/sweep.ts'
import { notifyMember } from '../notice/notify.ts'
import type { Placement } from '../schema.ts'
import { centreOf, isUnder } from './queries.ts'

type Row = Selectable<Placement>

const TREE = 7_825_017

/** One at a time: two changes of the tree could make a ring of it. */
export const holdTree = (sql: Sql) => raw`select pg_advisory_xact_lock(${TREE})`.execute(sql)

const placementLife: Life<Row, string, PlacementFacts, PlacementMove, object> = {
  lifecycle: placementLifecycle,
  table: 'placement',
  key: 'id',
  refuses: { unknown: 'moved-on', raced: 'moved-on' },
  lock: (sql, number) =>
    sql.selectFrom('placement').selectAll().where('placement_no', '=', number).forNoKeyUpdate().executeTakeFirst(),
  facts: async ({ sql, now }, row) => ({
    now: now.getTime(),
    expireAt: row.expire_at.getTime(),
    isVoid: row.state === 'waiting' && (await isVoid(sql, row)),
  }),
  due: ({ now, expireAt }, { state }) =>
    state === 'waiting' && now >= expireAt ? { type: 'lapse', by: 'system' } : undefined,
  blocker: placementBlocker,
  columns: (_, { now }) => ({ ended_at: now, wake_at: null }),
  effects: async ({ sql }) => ({ join: (row) => join(sql, row) }),
  news: async () => undefined,
}

async function isVoid(sql: Sql, { centre_id, member_id, parent_id }: Row): Promise<boolean> {
  const member = await sql.selectFrom('member').select('inviter_id').where('id', '=', member_id).executeTakeFirst()
  if (!member || member.inviter_id !== null) return true
  return (await isUnder(sql, parent_id, member_id)) || (await centreOf(sql, centre_id))?.status !== 'active'
}

async function join(sql: Sql, { member_id, parent_id }: Row): Promise<void> {
  await sql.updateTable('member').set({ inviter_id: parent_id }).where('id', '=', member_id).execute()
}

interface Wanted {
  readonly member: number
  readonly parent: number
}

/** Nobody hears who was asked. */
export async function askToCome(call: Call, { member, parent }: Wanted): Promise<void> {
  const { sql, now, context } = call
  const { id } = memberOf(call)
  const expire_at = later(now, PLACEMENT_LIFE)
  const asked = await sql
    .insertInto('placement')
    .values({
      placement_no: numberFrom(context.chance),
      centre_id: id,
      parent_id: parent,
      member_id: member,
      state: 'waiting',
      asked_at: now,
      expire_at,
      wake_at: expire_at,
    })
    .onConflict((there) =>
      there
        .column('member_id')
        .where(raw<boolean>`state = 'waiting'`)
        .doNothing(),
    )
    .returning('placement_no')
    .executeTakeFirst()
  if (asked) await notifyMember(sql, { member, kind: 'team.asked', ref: asked.placement_no, facts: { from: id }, now })
}

const numberFrom = (chance: Chance) => `J${String(chance.below(10 ** 10)).padStart(10, '0')}`

export async function placementOf(call: Call): Promise<{ placement: PlacementInfo | null }> {
  const { sql, now } = call
  const row = await sql
    .selectFrom('placement')
    .selectAll()
    .where('member_id', '=', memberOf(call).id)
    .where('state', '=', 'waiting')
    .where('expire_at', '>', now)
    .executeTakeFirst()
  return { placement: row ? await presentPlacement(sql, row) : null }
}

async function presentPlacement(sql: Sql, row: Row): Promise<PlacementInfo> {
  const { nickname } = await sql
    .selectFrom('member')
    .select('nickname')
    .where('id', '=', row.centre_id)
    .executeTakeFirstOrThrow()
  const { region = '', center_no = '' } = (await centreOf(sql, row.centre_id)) ?? {}
  return {
    placement_no: row.placement_no,
    center_no,
    region,
    nickname_masked: maskName(nickname),
    expire_time: unix(row.expire_at),
  }
}

export async function answerPlacement(call: Call, { placement_no, accept }: Taken<typeof service.answerPlacement>) {
  const { sql, now } = call
  if (accept === 1) await holdTree(sql)
  const row = await lockRecord(placementLife, { sql, now }, placement_no)
  if (row?.member_id !== memberOf(call).id) return refuse('missing')
  const said = accept === 1 ? 'accepted' : 'refused'
  call.addFacts({ status: said })
  if (row.state !== said)
    await movePlacement({ sql, now }, row, { type: accept === 1 ? 'accept' : 'refuse', by: 'member' })
  return { placement: null }
}

export const movePlacement = (scope: Scope, row: Row, move: PlacementMove) =>
  moveRecord(placementLife, scope, row, move)

export const sweepPlacements = (house: House): Promise<number> =>
  sweepDue<Row>(house, 'placement', (scope, row) => lapse(placementLife, scope, row))
