import type { Endpoint, Said, Trader } from '#contract/endpoint.ts'
import type { Role, Viewer } from '../lib/call.ts'
import type { Settings } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { askedOf } from './prove.ts'

/** Of whom a second factor is demanded in production; everybody else may have one. */
const DEMANDED_OF: readonly Trader[] = ['merchant']

type House = { readonly settings: Pick<Settings, 'mode'> }

export const isDemandedOf = ({ settings }: House, ...roles: readonly Role[]): boolean =>
  settings.mode === 'production' && DEMANDED_OF.some((role) => roles.includes(role))

/** Whether somebody with these roles lacks a second factor that is demanded of them. */
export const lacksSecond = async (house: House, sql: Sql, member: number, ...roles: readonly Role[]) =>
  isDemandedOf(house, ...roles) && (await askedOf(sql, member)) === undefined

/** Refuses what takes on something new, where a second factor is demanded for it and there is none; nothing else is. */
export async function heedDemand(house: House, sql: Sql, { begins }: Endpoint, viewer: Viewer | undefined, said: Said) {
  const role = viewer && begins(said)
  if (role && (await lacksSecond(house, sql, viewer.id, role))) refuse('second-demanded')
}
