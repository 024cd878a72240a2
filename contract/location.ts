import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { KEYWORD_MAX } from './limits.ts'
import { problem } from './problems.ts'

/** Text on the wire and in an address; a number when it never left this process. */
const degrees = (most: number) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,15})?$/, problem('unreadable')), v.transform(Number)),
    ]),
    v.minValue(-most, problem('unreadable')),
    v.maxValue(most, problem('unreadable')),
  )
export const Latitude = degrees(90)
export const Longitude = degrees(180)

const Town = v.object({
  /** Of the table as it is now. */
  id: v.number(),
  name: v.string(),
  /** What else it is called, where it was found by that. */
  alias: v.string(),
  region: v.string(),
  /** Two letters. */
  country: v.string(),
  lat: v.number(),
  lng: v.number(),
})
export type Town = v.InferOutput<typeof Town>

export const location = {
  near: endpoint({
    path: '/location/town/near',
    access: 'anyone',
    takes: v.object({ lat: Latitude, lng: Longitude }),
    gives: v.object({ list: v.array(Town) }),
    refusals: ['invalid'],
    summary: 'The towns nearest to a point, the nearest first. The point is kept nowhere.',
  }),
  search: endpoint({
    path: '/location/town/search',
    access: 'anyone',
    takes: v.object({
      keyword: v.pipe(v.string(), v.trim(), v.maxLength(KEYWORD_MAX, problem('text-long'))),
      lat: v.optional(Latitude),
      lng: v.optional(Longitude),
    }),
    gives: v.object({ list: v.array(Town) }),
    refusals: ['invalid'],
    summary:
      'Towns by the beginning of any of their names, after a comma by region or country; the nearest first where a point is given, else the largest.',
  }),
}
