import { isDeepStrictEqual } from 'node:util'
import type { Sql } from '../lib/database.ts'
import { putGoods } from '../shop/put.ts'
import { catalogueOf, type Change, type GoodsKept, lockGoods, wishOf } from './goods-kept.ts'
import { conflictOf } from './goods-said.ts'
import { refuse } from './refusal.ts'

type Facts = Readonly<Record<string, unknown>>

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)

export function differences(goods: string, was: unknown, is: unknown, path: readonly string[] = []): Change[] {
  if (isDeepStrictEqual(was, is)) return []
  if (!isFacts(was) || !isFacts(is)) return [{ goods, path, was, is }]
  const keys = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...keys].flatMap((key) => differences(goods, was[key], is[key], [...path, key]))
}

const at = (whole: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (isFacts(part) ? part[key] : undefined), whole)

function withAt(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const { [key]: part, ...others } = isFacts(whole) ? whole : {}
  const made = withAt(part, rest, value)
  return made === undefined ? others : { ...others, [key]: made }
}

/** All of them or none: refused where something is no more what a change says it was. */
export async function moveGoods(sql: Sql, now: Date, changes: readonly Change[]): Promise<void> {
  const byGoods = Map.groupBy(changes, ({ goods }) => goods)
  await lockGoods(sql, [...byGoods.keys()])
  const catalogue = await catalogueOf(sql)
  const moved = changes.flatMap((change) => {
    const kept = catalogue.get(change.goods)
    const found = at(kept, change.path)
    return isDeepStrictEqual(found, change.was) ? [] : [conflictOf(change, found, kept)]
  })
  if (moved.length > 0) refuse(['Something changed since; nothing was done:', ...moved].join('\n'))
  for (const [code, own] of byGoods) {
    const next = own.reduce<unknown>((whole, { path, is }) => withAt(whole, path, is), catalogue.get(code))
    await putGoods(sql, wishOf(next as GoodsKept), now)
  }
}

/** What brings a change back. Whoever bought of something new keeps it; it is only sold no more. */
export const undoing = ({ goods, path, was, is }: Change): Change[] =>
  was === undefined && path[0] !== 'texts'
    ? [{ goods, path: [...path, 'is_on'], was: true, is: false }, ...standing(goods, path, is)]
    : [{ goods, path, was: is, is: was }]

const SOLD = new Set(['is_on', 'stock'])

/** What has to be as it was made, but for what is sold of it. */
function standing(goods: string, path: readonly string[], made: unknown): Change[] {
  if (!isFacts(made)) return [{ goods, path, was: made, is: made }]
  return Object.entries(made)
    .filter(([key]) => !SOLD.has(key))
    .flatMap(([key, part]) => standing(goods, [...path, key], part))
}
