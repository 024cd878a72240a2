import type { Town } from '#contract/location.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { distanceOf, type Point } from '#machines/location/point.rules.ts'
import { spelt } from './spelling.ts'
import { DEGREE, type Towns } from './table.ts'

const NEAR = 12
const FOUND = 30

const nameOf = ({ text, ends }: Towns, name: number) =>
  text.toString('utf8', name === 0 ? 0 : ends[name - 1], ends[name])

const pointOf = ({ latitudes, longitudes }: Towns, row: number): Point => ({
  latitude: (latitudes[row] ?? 0) / DEGREE,
  longitude: (longitudes[row] ?? 0) / DEGREE,
})

function townAt(towns: Towns, row: number, called?: number): Town {
  const { latitude: lat, longitude: lng } = pointOf(towns, row)
  const name = nameOf(towns, towns.named[row] ?? 0)
  const { country = '', region = '' } = towns.places[towns.within[row] ?? 0] ?? {}
  const alias = called === undefined || called === towns.named[row] ? '' : nameOf(towns, called)
  return { id: row + 1, name, alias, region, country, lat, lng }
}

/** The first of so many, in their order, that is not before. */
function firstOf(many: number, isBefore: (at: number) => boolean): number {
  let [low, high] = [0, many]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

interface Ranked {
  readonly row: number
  readonly name?: number
  readonly rank: number
}

/** The first few by rank, without sorting the rest. */
function firstBy<Kind extends Ranked>(many: number, ranked: Iterable<Kind>): Kind[] {
  const first: Kind[] = []
  for (const one of ranked) {
    const last = first.at(-1)
    if (last && first.length === many && one.rank >= last.rank) continue
    const after = first.findIndex(({ rank }) => rank > one.rank)
    first.splice(after === -1 ? first.length : after, 0, one)
    if (first.length > many) first.pop()
  }
  return first
}

/** Of a degree of latitude, in metres; a little less than it is, so that nothing is left out. */
const BAND = 110_000
const WHOLE_EARTH = 180

function* inBand(towns: Towns, point: Point, half: number): Generator<Ranked> {
  const { latitudes } = towns
  const [south, north] = [(point.latitude - half) * DEGREE, (point.latitude + half) * DEGREE]
  const until = firstOf(latitudes.length, (row) => (latitudes[row] ?? 0) <= north)
  for (let row = firstOf(until, (at) => (latitudes[at] ?? 0) < south); row < until; row += 1) {
    const rank = distanceOf(point, pointOf(towns, row))
    if (rank < half * BAND || half >= WHOLE_EARTH) yield { row, rank }
  }
}

/** Bands around the point are looked through, each wider than the last, until what lies outside must be farther. */
export function townsNear(towns: Towns, point: Point): Town[] {
  for (let half = 0.25; ; half *= 6) {
    const near = firstBy(NEAR, inBand(towns, point, half))
    if (near.length === NEAR || half >= WHOLE_EARTH) return near.map(({ row }) => townAt(towns, row))
  }
}

interface Hit extends Required<Ranked> {
  readonly isWhole: boolean
}

/** One letter begins more names than anybody reads: it is the whole name, or a sign that is a word. */
const isBarely = (said: string) => /^(?!\p{Script=Han}).$/u.test(said)
const LAST = '\u{10ffff}'

function* hitsOf({ calls, ends, ...towns }: Towns, said: string): Generator<Omit<Hit, 'rank'>> {
  const many = ends.length
  const spelling = (name: number) => spelt(nameOf({ calls, ends, ...towns }, name))
  const first = firstOf(many, (name) => spelling(name) < said)
  const whole = firstOf(many, (name) => spelling(name) <= said)
  const last = isBarely(said) ? whole : firstOf(many, (name) => spelling(name) < `${said}${LAST}`)
  for (let name = first; name < last; name += 1) yield { row: calls[name] ?? 0, name, isWhole: name < whole }
}

/** Where nobody was counted, somebody lives all the same. */
const PEOPLE_LEAST = 500
/** So many times the people, where it is all of a name, and where it is the town's own. */
const [WHOLE, OWN] = [30, 10]
/** What is nearer than this is near. */
const NEARBY_KM = 20

/** Large towns and near ones come first; from where nobody knows, large ones. */
function rankOf(towns: Towns, { row, name, isWhole }: Omit<Hit, 'rank'>, from: Point | undefined): number {
  const people = Math.max(towns.people[row] ?? 0, PEOPLE_LEAST)
  const weight = people * (isWhole ? WHOLE : 1) * (name === towns.named[row] ? OWN : 1)
  return from ? -weight / (distanceOf(from, pointOf(towns, row)) / 1000 + NEARBY_KM) ** 1.5 : -weight
}

/** What stands after a comma begins the region, or the country in the reader's words or by its letters. */
function isWithin(towns: Towns, said: string, locale: LocaleTag): (hit: Hit) => boolean {
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const known = new Map<number, boolean>()
  const fits = (at: number) => {
    const { country = '', region = '' } = towns.places[at] ?? {}
    return [region, country, countries.of(country) ?? ''].some((name) => spelt(name).startsWith(said))
  }
  return ({ row }) => {
    const at = towns.within[row] ?? 0
    const does = known.get(at) ?? fits(at)
    known.set(at, does)
    return does
  }
}

export function townsCalled(towns: Towns, keyword: string, locale: LocaleTag, from?: Point): Town[] {
  const [said = '', ...rest] = keyword.split(/[,，、]/).map(spelt)
  if (said === '') return []
  const best = new Map<number, Hit>()
  for (const hit of hitsOf(towns, said)) {
    const rank = rankOf(towns, hit, from)
    if (rank < (best.get(hit.row)?.rank ?? 0)) best.set(hit.row, { ...hit, rank })
  }
  const place = rest.join(' ').trim()
  const within = place === '' ? [] : [...best.values()].filter(isWithin(towns, place, locale))
  // Regions are known by one name: whoever says another sees all of them.
  const found = firstBy(FOUND, within.length > 0 ? within : best.values())
  return found.map(({ row, name }) => townAt(towns, row, name))
}
