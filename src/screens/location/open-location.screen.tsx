import { chakra } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleAlert, Copy, LocateFixed, MapPinOff, Navigation } from 'lucide-react'
import type { ReactNode } from 'react'
import { openLocationFlow, type Place } from '#machines/location/open-location.flow.ts'
import { bearingOf, type Direction, directionOf, distanceOf, HERE, type Point } from '#machines/location/point.rules.ts'
import { required } from '#machines/lib/required.ts'
import { screen, type ViewProps, withProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { PressRow, Rows } from '#src/ui/rows.tsx'
import { Says } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { Far } from './far.tsx'
import { Locating } from './locating.tsx'
import { PlaceCard } from './place-card.tsx'
import { Unlocated } from './unlocated.tsx'

type OpenViewProps = ViewProps<typeof openLocationFlow>
interface Look {
  readonly said?: ReactNode
  readonly now?: 'locating' | 'leading' | 'unlocated'
}

const DIRECTION_WORDS = {
  n: msg`North`,
  ne: msg`North-east`,
  e: msg`East`,
  se: msg`South-east`,
  s: msg`South`,
  sw: msg`South-west`,
  w: msg`West`,
  nw: msg`North-west`,
} as const satisfies Record<Direction, unknown>

/** It points where a compass does, in every language. */
const Needle = chakra('span', { base: { display: 'inline-block', color: 'accent', verticalAlign: 'middle' } })
/** How far the drawing points from the north by itself. */
const DRAWN = 45

function HowFar({ place, here }: { place: Place; here: Point }) {
  const { i18n } = useLingui()
  const isHere = distanceOf(here, place) < HERE
  return (
    <Facts>
      <Fact name={<Trans>Distance</Trans>}>
        {isHere ? <Trans>You are here</Trans> : <Far from={here} to={place} />}
      </Fact>
      {!isHere && (
        <Fact name={<Trans>Direction from you</Trans>}>
          <Needle style={{ transform: `rotate(${Math.round(bearingOf(here, place)) - DRAWN}deg)` }}>
            <Icon of={Navigation} size={16} />
          </Needle>{' '}
          {i18n._(DIRECTION_WORDS[directionOf(here, place)])}
        </Fact>
      )}
    </Facts>
  )
}

const osmOf = ({ latitude, longitude }: Point) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`

function Shown({ context, send, said, now }: OpenViewProps & Look) {
  const place = required(context.place)
  return (
    <Page
      title={<Trans>Place</Trans>}
      back
      foot={
        <>
          <Button
            aria-busy={now === 'leading'}
            aria-disabled={now === 'leading'}
            onClick={() => send({ type: 'open' })}
          >
            <Trans>Open in a map app</Trans>
          </Button>
          <IfBuilt to={`/pages/common/urlview?url=${encodeURIComponent(osmOf(place))}`}>
            {(there) => (
              <PlaceButton kind="quiet" to={there}>
                <Trans>Look at it on OpenStreetMap</Trans>
              </PlaceButton>
            )}
          </IfBuilt>
        </>
      }
    >
      <PlaceCard at={place} name={place.name ? <bdi>{place.name}</bdi> : <Trans>A place without a name</Trans>}>
        {place.address && (
          <Note>
            <bdi>{place.address}</bdi>
          </Note>
        )}
      </PlaceCard>
      {said}
      {now === 'unlocated' && <Unlocated why={required(context.why)} />}
      {context.here && <HowFar place={place} here={context.here} />}
      <Rows>
        {now === 'locating' ? (
          <Locating />
        ) : (
          <PressRow
            icon={LocateFixed}
            label={context.here ? <Trans>Measure again</Trans> : <Trans>How far is it?</Trans>}
            note={<Trans>Measured on this phone. Your position stays here.</Trans>}
            onPress={() => send({ type: 'locate' })}
          />
        )}
        <PressRow
          icon={Copy}
          label={<Trans>Copy the address and the coordinates</Trans>}
          onPress={() => send({ type: 'copy' })}
        />
      </Rows>
    </Page>
  )
}

const Copied = (
  <Says icon={Check} tone="good" role="status">
    <Trans>copy successful</Trans>
  </Says>
)
const CopyFailed = (
  <Says icon={CircleAlert} tone="bad" role="alert">
    <Trans>copy failed</Trans>
  </Says>
)
const CannotOpen = (
  <Says icon={MapPinOff} tone="warn" role="alert">
    <Trans>No map app opened. You can copy the coordinates and search for them in any map.</Trans>
  </Says>
)

export const OpenLocationScreen = screen(openLocationFlow, {
  beginning: Nowhere,
  invalid: Nowhere,
  ready: Shown,
  locating: withProps(Shown, { now: 'locating' }),
  locationDenied: withProps(Shown, { now: 'unlocated' }),
  copying: Shown,
  copied: withProps(Shown, { said: Copied }),
  copyFailed: withProps(Shown, { said: CopyFailed }),
  leading: withProps(Shown, { now: 'leading' }),
  cannotOpen: withProps(Shown, { said: CannotOpen }),
})

function Nowhere() {
  return (
    <Page title={<Trans>Place</Trans>} back>
      <FullPageNote
        icon={MapPinOff}
        title={<Trans>This is no place on earth</Trans>}
        action={
          <PlaceButton kind="quiet" to="/pages/index/new_index">
            <Trans>Go to Home</Trans>
          </PlaceButton>
        }
      >
        <Trans>The link names no place: a latitude from −90 to 90 and a longitude from −180 to 180.</Trans>
      </FullPageNote>
    </Page>
  )
}
