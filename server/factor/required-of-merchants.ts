import { sql as raw } from 'kysely'
import type { Endpoint, Said, Trader } from '#contract/endpoint.ts'
import type { Viewer } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { type Demanding, isDemandedOf } from '../lib/required-of-merchants.ts'
import { refuse } from '../lib/refuse.ts'

export async function lacksSecond(house: Demanding, sql: Sql, member: number, as: Trader): Promise<boolean> {
  if (!isDemandedOf(house, as)) return false
  const { rows } = await raw<{ has: boolean }>`select has_second(${member}) as has`.execute(sql)
  return rows[0]?.has !== true
}

export async function refuseIfDemanded(
  house: Demanding,
  sql: Sql,
  { begins }: Endpoint,
  viewer: Viewer | undefined,
  said: Said,
): Promise<void> {
  const as = viewer && begins(said)
  if (as && (await lacksSecond(house, sql, viewer.id, as))) refuse('second-demanded')
}
