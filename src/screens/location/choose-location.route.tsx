import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { location } from '#contract/location.ts'
import { type Choice, chooseLocationFlow } from '#machines/location/choose-location.flow.ts'
import { pointIn } from '#machines/location/point.rules.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { keepPicked } from '#src/lib/picked-location.ts'
import { ChooseLocationScreen } from './choose-location.screen.tsx'
import { locate } from './locate.ts'

const ChooseLocation = publicPage(chooseLocationFlow, ChooseLocationScreen).with(
  ({ places, search: { lat, lng } }) => ({
    key: `${lat} ${lng}`,
    input: { given: pointIn(lat, lng) },
    calls: { near: location.near, search: location.search },
    actors: { locate },
    actions: { keep: (_: unknown, choice: Choice) => keepPicked(choice) },
    leaves: { used: places.back },
  }),
)

export const Route = createFileRoute('/choose-location')({
  staticData: { access: 'anyone', title: msg`Choose a place` },
  loader: words('location', 'form'),
  component: ChooseLocation,
})
