import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { openLocationFlow } from '#machines/location/open-location.flow.ts'
import { pointIn } from '#machines/location/point.rules.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { copyPlace, lead } from './leading.ts'
import { locate } from './locate.ts'
import { OpenLocationScreen } from './open-location.screen.tsx'

export const Route = createFileRoute('/open-location')({
  staticData: { access: 'anyone', title: msg`Place` },
  loader: words('location'),
  component: publicPage(openLocationFlow, OpenLocationScreen).with(
    ({ search: { lat, lng, name = '', address = '' } }) => {
      const point = pointIn(lat, lng)
      return {
        key: [lat, lng, name, address].join(' '),
        input: { place: point && { ...point, name, address } },
        actors: { locate, lead, copy: copyPlace },
      }
    },
  ),
})
