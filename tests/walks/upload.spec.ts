import { attachment } from '#contract/attachment.ts'
import { UnfitFile, type Draft } from '#machines/attachment/picture.ts'
import { uploadFlow } from '#machines/attachment/upload.flow.ts'
import { arrivedPicture, chosenPicture as picture } from '#stories/fixtures/attachment.ts'
import { alerts, goBack, press, says } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import {
  chooses,
  drawing,
  gif,
  heavy,
  heic,
  isFull,
  isHasty,
  jams,
  leaves,
  lightened,
  lies,
  looksAway,
  looksForOne,
  opensForm,
  hidesDrawing,
  wide,
} from '#tests/walks/lib/pictures.ts'
import { atOnce, overHttp } from '#tests/walk/wires.ts'
import { failed } from '#tests/walk/paths.ts'
import type { Outcome, Scene, Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { forgetsNews } from '#tests/world/events.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'

const { gesture, inApp, answers, breaks, refuses } = sayings(uploadFlow)
type FlowScene = Scene<typeof uploadFlow>
type Seen = Still<typeof uploadFlow>

const quiet = async () => undefined
const file = {}
const small = { ...picture, size: picture.size / 2 }
const begun: Draft = { picture }
const sent: Draft = { picture, attachment: arrivedPicture }

/** Only a picture that is there can be removed. */
const IS_THERE: ReadonlySet<string> = new Set(['unfit', 'resuming', 'cancelled', 'failed', 'refused', 'uploaded'])
const NOTHING_THERE = 'There is nothing to remove; what finishes a whole form says it to all its pictures.'
const ON_ITS_WAY = 'It is given up first; a form waits for it, and finishes nothing meanwhile.'

const isSmall = ({ context }: { context: FlowScene['context'] }) => context.picture?.size === small.size

/** What the line says of a picture comes as a word of its own. */
const broke = (one: Outcome<typeof uploadFlow>): Outcome<typeof uploadFlow> => ({
  ...one,
  event: { type: 'broke', error: (one.event as unknown as { error: unknown }).error },
})

/** The form was opened before, so that its machinery is here: even the shelf's first moment is seen. */
async function enters(phone: Phone) {
  const { page } = phone
  await opensForm(phone)
  await page.locator('[data-picture]:not([data-picture=recalling])').first().waitFor()
  await goBack(phone)
  await page.locator('[data-picture]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => Object.assign(window.seen, { 'data-picture': [] }))
  await opensForm(phone)
}

const original = ({ page }: Seen) => page.getByRole('checkbox', { name: 'Send the original' })
const canAdd = ({ page }: Seen) => expect(page.getByLabel(/^Add a picture/)).toBeEnabled()
const REFUSED: Record<string, RegExp> = {
  'pictures-full': /^You have reached the limit of pictures/,
  'picture-kind': /^This is not a JPEG, PNG or WebP picture\.$/,
  'picture-large': /^This picture is too large\./,
  'too-often': /^Too many attempts\./,
}
const saysWhy = (scene: Seen) => alerts(scene, REFUSED[scene.context.trouble?.refusal ?? ''] ?? /-500/)

walk(uploadFlow, {
  shows: 'data-picture',
  opens: [
    {
      title: 'a member applies as a merchant',
      at: '/pages/login/shop',
      input: { key: 'merchant/0' },
      before: async (phone) => {
        lies()
        await join(phone.world, MIRA)
        await forgetsNews(phone.world)
        await holds(phone, MIRA)
      },
      enters,
    },
  ],
  wires: { shelf: atOnce, compress: drawing, sending: overHttp(attachment.upload.path) },
  events: [
    inApp('nothing was chosen before', { type: 'recalled' }, quiet),
    { ...inApp('the phone’s shelf is jammed', { type: 'recalled' }, quiet), before: jams },
    {
      ...inApp('one was chosen before', { type: 'recalled', draft: begun }, quiet),
      before: leaves('You chose this picture earlier.', true),
    },
    {
      ...inApp('a large one was chosen before', { type: 'recalled', draft: { picture: lightened } }, quiet),
      before: async (phone) => {
        lies(heavy)
        await leaves('You chose this picture earlier.', true)(phone)
      },
    },
    {
      ...inApp('one was sent before', { type: 'recalled', draft: sent }, quiet),
      before: leaves('Picture received.', false),
    },
    gesture('looks for one', { type: 'open' }, looksForOne),
    gesture('looks away', { type: 'dismiss' }, looksAway),
    gesture('chooses one', { type: 'choose', file }, chooses),
    answers('compress', 'it is small', small),
    { ...answers('compress', 'it is smaller than its file', lightened), before: async () => lies(heavy) },
    { ...breaks('compress', 'it cannot be drawn', 'busy'), event: failed('compress', new UnfitFile('unreadable')) },
    {
      ...answers('compress', 'it is a HEIC', undefined),
      event: failed('compress', new UnfitFile('heic')),
      before: async () => lies(heic),
    },
    inApp('all of it has gone', { type: 'progressed', part: 1 }, ({ page }) =>
      page.getByText('Sending… 100 %').waitFor(),
    ),
    {
      ...answers('sending', 'it is here', arrivedPicture),
      event: { type: 'arrived', attachment: arrivedPicture },
    },
    broke(refuses('sending', 'there is no room for more', 'pictures-full', ({ world }) => isFull(world))),
    { ...broke(refuses('sending', 'it is another kind', 'picture-kind')), before: hidesDrawing(gif), when: isSmall },
    { ...broke(refuses('sending', 'it is too large', 'picture-large')), before: hidesDrawing(wide), when: isSmall },
    broke(breaks('sending', 'the line is cut', 'silent')),
    broke(refuses('sending', 'it was one too soon', 'too-often', ({ world }) => isHasty(world))),
    gesture('wants the original, or no longer', { type: 'switch' }, (scene) => original(scene).tap()),
    gesture('gives it up', { type: 'cancel' }, (scene) => press(scene, 'Stop sending')),
    gesture('sends it again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'failed' ? 'Try again' : 'Send picture'),
    ),
    gesture(
      'removes it',
      { type: 'remove' },
      (scene) => press(scene, 'Remove'),
      (_, state) => IS_THERE.has(state),
    ),
  ],
  expects: {
    recalling: ({ page }) => expect(page.getByRole('group').first()).toBeVisible(),
    empty: canAdd,
    choosing: canAdd,
    compressing: (scene) => says(scene, 'Preparing…'),
    unfit: (scene) =>
      alerts(
        scene,
        scene.context.unfit === 'heic' ? /cannot open HEIC pictures/ : /^This file cannot be opened .*failed to obtain/,
      ),
    resuming: async (scene) => {
      await says(scene, 'You chose this picture earlier. It has not been sent yet.')
      await expect(original(scene)).toBeVisible({ visible: scene.context.picture?.original !== undefined })
    },
    uploading: (scene) => says(scene, /^Sending… \d+ %$/),
    cancelled: (scene) => says(scene, 'Not sent. The picture is still on your phone.'),
    failed: saysWhy,
    refused: saysWhy,
    uploaded: (scene) => says(scene, 'Picture received.'),
  },
  never: {
    'recalling | remove | empty': NOTHING_THERE,
    'empty | remove | empty': NOTHING_THERE,
    'choosing | remove | empty': NOTHING_THERE,
    'compressing | remove | empty': ON_ITS_WAY,
    'uploading | remove | empty': ON_ITS_WAY,
  },
})
