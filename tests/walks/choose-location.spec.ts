import { TYPED_MS } from '#contract/limits.ts'
import { location } from '#contract/location.ts'
import { chooseLocationFlow } from '#machines/location/choose-location.flow.ts'
import { Unlocated } from '#machines/location/position.ts'
import { found, here, munich, nearby } from '#stories/fixtures/location.ts'
import { alerts, goBack, heading, isWaiting, press, says } from '#tests/walk/gestures.ts'
import { failed } from '#tests/walk/paths.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { gone, passing, type Scene } from '#tests/walk/table.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { locating } from '#tests/walks/lib/device.ts'

const { gesture, timed, after, answers, breaks } = sayings(chooseLocationFlow)
type FlowScene = Scene<typeof chooseLocationFlow>
type Context = FlowScene['context']

const AT = '/choose-location'
const TOWN = 'München'
const NOWHERE = 'xyzzyville'
const [nearest] = nearby

const box = ({ page }: Pick<Phone, 'page'>) => page.getByRole('searchbox', { name: 'Town or place' })
const row = ({ page }: Pick<Phone, 'page'>, name: RegExp) => page.getByRole('button', { name }).first()

/** The moment after the last key lasts until the walk says that it is over. */
async function types({ page, state }: FlowScene, words: string) {
  if (state !== 'typing') await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await box({ page }).fill(words)
}
const typing = (title: string, keyword: string, when: (context: Context, state: string) => boolean) =>
  timed(
    title,
    { type: 'type', keyword },
    (scene) => types(scene, keyword),
    (context, state) => context.keyword !== keyword && when(context, state),
  )
const isTown = ({ keyword }: Context) => keyword === TOWN
const means = { type: 'search', keyword: TOWN } as const

walk(chooseLocationFlow, {
  opens: [
    { title: 'opens it', at: AT, input: {} },
    { title: 'opens it at a point of nowhere', at: `${AT}?lat=91&lng=NaN`, input: {} },
    { title: 'opens it at a point', at: `${AT}?lat=53.5441&lng=9.9963`, input: { given: here } },
  ],
  wires: { near: calling(location.near), search: calling(location.search), locate: locating },
  events: [
    typing('types a town', TOWN, () => true),
    typing('types what is no town', NOWHERE, isTown),
    typing('empties the box', '', isTown),
    after('the last key was a while ago', 'typed.choose-location.typing', async ({ page }) => {
      await page.clock.fastForward(TYPED_MS)
      await page.clock.resume()
    }),
    gesture(
      'means these words',
      means,
      (scene) => box(scene).press('Enter'),
      (context, state) => isTown(context) && state !== 'typing',
    ),
    gesture(
      'means what is no town',
      { type: 'search', keyword: NOWHERE },
      (scene) => box(scene).press('Enter'),
      (_, state) => state === 'noResult',
    ),
    timed(
      'means them before they were looked for',
      means,
      async (scene) => {
        await box(scene).press('Enter')
        await scene.page.clock.resume()
      },
      (context, state) => isTown(context) && state === 'typing',
    ),
    answers('search', 'towns come', { list: found }, undefined, isTown),
    answers('search', 'no town is called so', { list: [] }, undefined, ({ keyword }) => keyword === NOWHERE),
    breaks('search', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture(
      'uses the position of the phone',
      { type: 'locate' },
      (scene) => row(scene, /^Use my position/).tap(),
      (context, state) => context.here === undefined && state !== 'locating',
    ),
    answers('locate', 'the phone knows where it is', here),
    { ...breaks('locate', 'its owner says no', 'busy'), event: failed('locate', new Unlocated('denied')) },
    {
      ...breaks('locate', 'the phone does not know', 'misasked'),
      event: failed('locate', new Unlocated('unavailable')),
    },
    { ...breaks('locate', 'the phone takes too long', 'silent'), event: failed('locate', new Unlocated('slow')) },
    answers('near', 'the towns around come', { list: nearby }),
    breaks('near', 'nobody names them', 'silent'),
    gesture(
      'picks what was found',
      { type: 'pick', town: munich },
      (scene) => row(scene, /^München/).tap(),
      ({ found: shown }, state) => shown?.includes(munich) === true && !['noResult', 'unreachable'].includes(state),
    ),
    gesture(
      'picks a town nearby',
      { type: 'pick', town: nearest as (typeof nearby)[number] },
      (scene) => row(scene, /^HafenCity/).tap(),
      (context, state) => context.found === undefined && context.near.length > 0 && state === 'ready',
    ),
    gesture(
      'picks where they are',
      { type: 'here' },
      (scene) => row(scene, /^Where I am now/).tap(),
      (context, state) => context.here !== undefined && state !== 'nearing',
    ),
    gesture('wants another', { type: 'change' }, (scene) => press(scene, 'Choose another place')),
    gesture('goes back', { type: 'back' }, goBack, (context) => context.chosen?.by !== 'given'),
    gesture('uses it', { type: 'use', address: 'Hafenstraße 7' }, async (scene) => {
      await scene.page.getByLabel('Street and number (optional)').fill('Hafenstraße 7')
      await press(scene, 'Use this place')
    }),
  ],
  expects: {
    beginning: passing,
    opening: isWaiting,
    ready: async (scene) => {
      await expect(box(scene)).toHaveValue(scene.context.keyword)
      await expect(row(scene, scene.context.here ? /^Where I am now/ : /^Use my position/)).toBeVisible()
      if (scene.context.found) await expect(row(scene, /^München/)).toBeVisible()
    },
    typing: (scene) => expect(box(scene)).toHaveValue(scene.context.keyword),
    searching: (scene) => expect(box(scene)).toHaveValue(scene.context.keyword),
    noResult: (scene) => heading(scene, 'No town found'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    locating: (scene) => says(scene, 'Looking for your position…'),
    nearing: (scene) => says(scene, 'Looking for your position…'),
    locationDenied: (scene) => alerts(scene, /^(Your browser does not tell|Your phone can’t tell|It took too long)/),
    picked: async (scene) => {
      const { name, latitude, longitude } = scene.context.chosen ?? { name: '', latitude: 0, longitude: 0 }
      await heading(scene, name || 'A place without a name')
      // What the server knows of a town is more exact than what is shown here.
      await says(scene, new RegExp(`${Math.trunc(latitude)}\\.\\d+, ${Math.trunc(longitude)}\\.\\d+`))
    },
    used: gone,
  },
})
