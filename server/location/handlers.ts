import { location } from '#contract/location.ts'
import { implement } from '../lib/implement.ts'
import { refuse } from '../lib/refuse.ts'
import { townsCalled, townsNear } from './queries.ts'
import { towns } from './table.ts'

export const locationHandlers = implement('location', location, {
  near: async (_, { lat: latitude, lng: longitude }) => ({ list: townsNear(await towns(), { latitude, longitude }) }),

  async search({ locale }, { keyword, lat, lng }) {
    if ((lat === undefined) !== (lng === undefined))
      refuse('invalid', { problems: { [lat === undefined ? 'lat' : 'lng']: 'required' } })
    const point = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng }
    return { list: townsCalled(await towns(), keyword, locale, point) }
  },
})
