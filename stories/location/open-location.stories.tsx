import type { Meta } from '@storybook/react-vite'
import { openLocationFlow } from '#machines/location/open-location.flow.ts'
import { OpenLocationScreen } from '#src/screens/location/open-location.screen.tsx'
import { kiel, longestPlace, place } from '../fixtures/location.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(openLocationFlow, OpenLocationScreen, {
  input: { place },
  paths: ['/open-location'],
  calls: {},
})

export default {
  title: 'location/Open location',
  parameters: { purpose: 'Where something is: how far and in which direction, what to copy, and the way to a map.' },
} satisfies Meta

export const Invalid = at('invalid', { place: undefined })
export const Ready = at('ready')
export const ReadyMeasured = at('ready', { here: kiel })
export const ReadyHere = at('ready', { here: place })
export const ReadyLongest = at('ready', { place: longestPlace, here: kiel })
export const ReadyWithoutName = at('ready', { place: { ...place, name: '', address: '' } })
export const Locating = at('locating')
export const LocationDenied = at('locationDenied', { why: 'denied' })
export const Copying = at('copying')
export const Copied = at('copied', { here: kiel })
export const CopyFailed = at('copyFailed')
export const Leading = at('leading')
export const CannotOpen = at('cannotOpen')
