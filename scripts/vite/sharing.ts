import { Shelf } from './shelf.ts'

/** What so many of the later need comes once, with the addresses, up to so much. */
const OFTEN = { share: 0.2, most: 9_500 }

export interface Part {
  readonly size: number
  readonly imports: readonly string[]
  /** Asked for while it runs. */
  readonly later: readonly string[]
  /** Whether it asks for them at once. */
  readonly isEager: boolean
}
export type Parts = ReadonlyMap<string, Part>

export interface Beginnings {
  /** Here before anything else. */
  readonly first: ReadonlySet<string>
  /** Brings the addresses; whatever an address asks for finds there what it brought. */
  readonly addresses: string
  readonly weightOf: (entry: string) => number
  /** Whether what it may bring has an end. */
  readonly isLimited: (entry: string) => boolean
}

export function closureOf(parts: Parts, from: Iterable<string>): Set<string> {
  const seen = new Set<string>()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const part = parts.get(id)
    if (!part || seen.has(id)) continue
    seen.add(id)
    open.push(...part.imports)
  }
  return seen
}

type Ids = ReadonlySet<string>
const together = (one: Ids, two: Ids) => new Set([...one, ...two])
const without = (one: Ids, ...others: Ids[]) => new Set([...one].filter((id) => others.every((ids) => !ids.has(id))))
const common = ([first = new Set(), ...others]: readonly Ids[]) =>
  new Set([...first].filter((id) => others.every((ids) => ids.has(id))))

/** What is here before an entry is asked for, whoever asks. */
function heldBefore(parts: Parts, entries: ReadonlyMap<string, ReadonlySet<string>>, { first, addresses }: Beginnings) {
  const known = together(closureOf(parts, [addresses]), first)
  const held = new Map<string, Set<string>>()
  const asking = [...parts].filter(([, { later }]) => later.length > 0)
  const whereRuns = new Map(
    asking.map(([id]) => [id, [...entries.keys()].filter((entry) => entries.get(entry)?.has(id))]),
  )
  const around = (id: string) => {
    if (first.has(id)) return [new Set(first)]
    if (known.has(id)) return [known]
    return (whereRuns.get(id) ?? []).flatMap((entry) => {
      const before = held.get(entry)
      return before ? [together(before, entries.get(entry) as Ids)] : []
    })
  }
  for (let isNews = true; isNews;) {
    isNews = false
    for (const entry of entries.keys()) {
      const sets = asking.flatMap(([id, { later }]) => (later.includes(entry) ? around(id) : []))
      if (sets.length === 0) continue
      const now = common(sets)
      isNews ||= held.get(entry)?.size !== now.size
      held.set(entry, now)
    }
  }
  return held
}

interface Asked {
  readonly entries: readonly string[]
  /** Of each, all that it needs. */
  readonly needed: ReadonlyMap<string, ReadonlySet<string>>
  /** Who asks for each part anew, and who holds it long since. */
  readonly anew: ReadonlyMap<string, ReadonlySet<string>>
  readonly held: ReadonlyMap<string, ReadonlySet<string>>
}

function askedOf(parts: Parts, beginnings: Beginnings): Asked {
  const named = new Set([...parts.values()].flatMap(({ later }) => later))
  const late = [...named]
    .filter((id) => parts.has(id) && !beginnings.first.has(id) && id !== beginnings.addresses)
    .sort()
  const needed = new Map(late.map((entry) => [entry, closureOf(parts, [entry])]))
  const held = heldBefore(parts, needed, beginnings)
  const anew = new Map<string, Set<string>>()
  for (const [entry, ids] of needed)
    for (const id of without(ids, held.get(entry) ?? beginnings.first, beginnings.first))
      anew.set(id, (anew.get(id) ?? new Set()).add(entry))
  return { entries: late, needed, anew, held }
}

const sizeOf = (parts: Parts, ids: Iterable<string>) =>
  [...ids].reduce((sum, id) => sum + (parts.get(id)?.size ?? 0), 0)

/** What nearly every screen needs, and nothing that another file brings. */
function oftenOf(parts: Parts, { entries, anew }: Asked, first: ReadonlySet<string>): Set<string> {
  const often = new Set<string>()
  const ranked = [...anew].sort(([a, one], [b, two]) => two.size - one.size || a.localeCompare(b))
  let room = OFTEN.most
  for (const [id, askers] of ranked) {
    if (askers.size < entries.length * OFTEN.share) break
    const more = without(closureOf(parts, [id]), first, often)
    const size = sizeOf(parts, more)
    if (size > room || entries.some((entry) => more.has(entry))) continue
    room -= size
    more.forEach((one) => often.add(one))
  }
  return often
}

interface Travelling {
  /** What the addresses need. */
  readonly known: ReadonlySet<string>
  readonly often: ReadonlySet<string>
  readonly others: readonly ReadonlySet<string>[]
}

/** What travels together beside the first load: those of each set become one file. */
export function travelling(parts: Parts, beginnings: Beginnings): Travelling {
  const { first, addresses } = beginnings
  const known = without(closureOf(parts, [addresses]), first)
  known.delete(addresses)
  const atFirst = askedOf(parts, beginnings)
  const shared = oftenOf(parts, atFirst, together(first, known))
  // Whoever comes before the addresses needs no addresses for what they share.
  const often = without(closureOf(parts, [...shared, ...[...known].filter((id) => atFirst.anew.has(id))]), first)
  often.forEach((id) => known.delete(id))
  const before = parts.get(addresses) as Part
  const withOften = new Map(parts).set(addresses, { ...before, imports: [...before.imports, ...often] })
  const asked = askedOf(withOften, beginnings)
  const shelf = new Shelf(asked.entries.map(beginnings.weightOf), asked.entries.map(beginnings.isLimited))
  const masks = new Map(asked.entries.map((entry, at) => [entry, 1n << BigInt(at)]))
  const maskOf = (entries: Iterable<string> = []) =>
    [...entries].reduce((all, entry) => all | (masks.get(entry) ?? 0n), 0n)
  const ids = [...asked.anew.keys()].filter((id) => !often.has(id) && !known.has(id)).sort()
  for (const id of ids) {
    const holding = asked.entries.filter((entry) => asked.held.get(entry)?.has(id))
    const needing = asked.entries.filter((entry) => asked.needed.get(entry)?.has(id))
    shelf.add(id, {
      size: parts.get(id)?.size ?? 0,
      asked: maskOf(asked.anew.get(id)),
      held: maskOf(holding),
      isFixed: masks.has(id) || needing.length === 1,
      isEager: parts.get(id)?.isEager ?? false,
    })
  }
  for (const id of ids) shelf.needs(id, closureOf(parts, [id]))
  shelf.joinAlike()
  while (shelf.joinWhatPays());
  return { known, often, others: shelf.joined() }
}
