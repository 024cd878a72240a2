import { openLocationFlow } from '#machines/location/open-location.flow.ts'
import { Unlocated } from '#machines/location/position.ts'
import { here, place } from '#stories/fixtures/location.ts'
import { alerts, heading, isBusy, press, says } from '#tests/walk/gestures.ts'
import { failed } from '#tests/walk/paths.ts'
import { expect } from '#tests/walk/phone.ts'
import { passing, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { copying, leading, locating } from '#tests/walks/lib/device.ts'

const { gesture, answers, breaks } = sayings(openLocationFlow)

const AT = `/open-location?${new URLSearchParams({ lat: '53.5441', lng: '9.9963', name: place.name, address: place.address })}`
const stands = async (scene: Still<typeof openLocationFlow>) => {
  await heading(scene, place.name)
  await says(scene, '53.5441, 9.9963')
}

walk(openLocationFlow, {
  opens: [
    { title: 'looks at a place', at: AT, input: { place } },
    { title: 'looks at a place beyond the pole', at: '/open-location?lat=91&lng=9', input: {} },
    { title: 'looks at no place', at: '/open-location?lat=-&lng=NaN', input: {} },
  ],
  wires: { locate: locating, copy: copying, lead: leading },
  events: [
    gesture('asks how far it is', { type: 'locate' }, ({ page }) =>
      page.getByRole('button', { name: /^(How far is it\?|Measure again)/ }).tap(),
    ),
    answers('locate', 'the phone knows where it is', here),
    { ...breaks('locate', 'its owner says no', 'busy'), event: failed('locate', new Unlocated('denied')) },
    {
      ...breaks('locate', 'the phone does not know', 'misasked'),
      event: failed('locate', new Unlocated('unavailable')),
    },
    { ...breaks('locate', 'the phone takes too long', 'silent'), event: failed('locate', new Unlocated('slow')) },
    gesture('copies it', { type: 'copy' }, (scene) => press(scene, 'Copy the address and the coordinates')),
    answers('copy', 'it is copied', undefined),
    breaks('copy', 'the browser lets nobody copy', 'busy'),
    gesture('wants a map', { type: 'open' }, (scene) => press(scene, 'Open in a map app')),
    answers('lead', 'a map opens', undefined),
    breaks('lead', 'nothing opens', 'silent'),
  ],
  expects: {
    beginning: passing,
    invalid: (scene) => heading(scene, 'This is no place on earth'),
    ready: async (scene) => {
      await stands(scene)
      if (scene.context.here) await says(scene, 'You are here')
    },
    locating: (scene) => says(scene, 'Looking for your position…'),
    locationDenied: (scene) => alerts(scene, /^(Your browser does not tell|Your phone can’t tell|It took too long)/),
    copying: stands,
    copied: ({ page }) => expect(page.getByRole('status').filter({ hasText: 'copy successful' })).toBeVisible(),
    copyFailed: (scene) => alerts(scene, 'copy failed'),
    leading: (scene) => isBusy(scene, 'Open in a map app'),
    cannotOpen: (scene) => alerts(scene, /^No map app opened\./),
  },
})
