import type { Meta } from '@storybook/react-vite'
import { location } from '#contract/location.ts'
import { chooseLocationFlow } from '#machines/location/choose-location.flow.ts'
import { ChooseLocationScreen } from '#src/screens/location/choose-location.screen.tsx'
import { chosen, chosenHere, chosenNowhere, found, here, longestTown, nearby } from '../fixtures/location.ts'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(chooseLocationFlow, ChooseLocationScreen, {
  input: {},
  paths: ['/choose-location'],
  calls: { near: location.near, search: location.search },
  answers: { near: { list: nearby }, search: { list: found } },
})

export default {
  title: 'location/Choose location',
  parameters: {
    purpose: 'A place by its name or by the phone’s own position, for the page that asked; no map is drawn.',
  },
} satisfies Meta

export const Opening = at('opening', { given: here }, { names: ['loading'] })
export const Ready = at('ready')
export const ReadyNearby = at('ready', { here, near: nearby })
export const ReadyUnnamed = at('ready', { here, trouble: silent })
export const ReadyFound = at('ready', { keyword: 'München', found })
export const ReadyFoundFromHere = at('ready', { keyword: 'München', found, here, near: nearby })
export const ReadyLongest = at('ready', { keyword: 'Llanfair', found: [longestTown], here })
export const Typing = at('typing', { keyword: 'Münch', found })
export const TypingFirst = at('typing', { keyword: 'M' })
export const Searching = at('searching', { keyword: 'München' })
export const SearchingOverOthers = at('searching', { keyword: 'München', found })
export const NoResult = at('noResult', { keyword: 'Xyzzyville' })
export const Unreachable = at('unreachable', { keyword: 'München', trouble: silent })
export const Locating = at('locating')
export const Nearing = at('nearing', { here })
export const LocationDenied = at('locationDenied', { why: 'denied' })
export const LocationDeniedUnavailable = at('locationDenied', { why: 'unavailable' })
export const LocationDeniedSlow = at('locationDenied', { why: 'slow' })
export const Picked = at('picked', { chosen, near: nearby })
export const PickedHere = at('picked', { chosen: chosenHere, here, near: nearby })
export const PickedWithoutName = at('picked', { chosen: chosenNowhere, given: chosenNowhere, trouble: silent })
export const PickedLongest = at('picked', { chosen: { ...chosen, ...longestTown, by: 'town' } })
export const Used = at('used', { chosen, address: 'Hafenstraße 7' })
