import { fromPromise } from 'xstate'
import type { Place } from '#machines/location/open-location.flow.ts'
import { copy } from '#src/lib/copy.ts'
import { openMap } from '#src/lib/open-map.ts'
import { coordinates } from './coordinates.ts'

interface Wish {
  readonly place: Place
}

/** Everything that is known of it, a line each. */
export const copyPlace = fromPromise<void, Wish>(async ({ input: { place } }) => {
  const lines = [place.name, place.address, coordinates(place)].filter((line) => line !== '')
  if (!(await copy(lines.join('\n')))) throw new Error('nothing was copied')
})

/** The address by which phones know a point; apps that know none show what is searched for. */
function geoOf(place: Place): string {
  const point = `${place.latitude},${place.longitude}`
  return `geo:${point}?q=${encodeURIComponent(place.name ? `${point}(${place.name})` : point)}`
}

export const lead = fromPromise<void, Wish>(async ({ input: { place } }) => {
  if (!(await openMap(geoOf(place)))) throw new Error('no map was opened')
})
