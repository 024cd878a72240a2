import { isDeepStrictEqual } from 'node:util'
import type { Json } from './json-text.ts'

export interface Difference {
  /** A JSON pointer; what was removed is counted where it stood. */
  readonly at: string
  readonly before?: Json
  readonly after?: Json
}

export function differences(before: Json, after: Json, at = ''): Difference[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isList(before) && isList(after)) return inLists(before, after, at)
  if (!isRecord(before) || !isRecord(after)) return [{ at, before, after }]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    const place = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (was === undefined || is === undefined)
      return [{ at: place, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }]
    return differences(was, is, place)
  })
}

/** What stands in both lists is the same wherever it stands; of the rest, objects are compared in their order. */
function inLists(before: readonly Json[], after: readonly Json[], at: string): Difference[] {
  const lacks = (list: readonly Json[]) => (one: Json) => !list.some((other) => isDeepStrictEqual(one, other))
  const [gone, come] = [before.filter(lacks(after)), after.filter(lacks(before))]
  if (gone.length + come.length === 0) return [{ at, before, after }]
  const pairs = gone.flatMap((was, nth) => {
    const is = come[nth]
    return isRecord(was) && isRecord(is) ? [{ was, is }] : []
  })
  return [
    ...pairs.flatMap(({ was, is }) => differences(was, is, `${at}/${after.indexOf(is)}`)),
    ...gone
      .filter((one) => !pairs.some(({ was }) => was === one))
      .map((one) => ({ at: `${at}/${before.indexOf(one)}`, before: one })),
    ...come
      .filter((one) => !pairs.some(({ is }) => is === one))
      .map((one) => ({ at: `${at}/${after.indexOf(one)}`, after: one })),
  ]
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !isList(value)

const LINES = 20
const WIDE = 100

export function differenceLines(all: readonly Difference[], most = LINES): string[] {
  const lines = all.toSorted((one, other) => depthOf(one) - depthOf(other)).map(lineOf)
  return lines.length > most ? [...lines.slice(0, most), `and ${lines.length - most} more`] : lines
}

const depthOf = ({ at }: Difference) => at.split('/').length

function lineOf({ at, before, after }: Difference): string {
  if (before === undefined) return `added ${at}: ${excerpt(JSON.stringify(after), 0)}`
  if (after === undefined) return `removed ${at}: ${excerpt(JSON.stringify(before), 0)}`
  const [old, now] = [JSON.stringify(before), JSON.stringify(after)]
  const from = startOf(old, now)
  return `changed ${at}: ${excerpt(old, from)} -> ${excerpt(now, from)}`
}

function startOf(old: string, now: string): number {
  let same = 0
  while (same < old.length && old[same] === now[same]) same += 1
  return same < WIDE / 2 ? 0 : same - WIDE / 4
}

const excerpt = (text: string, from: number) =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + WIDE)}${from + WIDE < text.length ? '…' : ''}`
