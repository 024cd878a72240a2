import { account } from '#contract/account.ts'
import { attachment } from '#contract/attachment.ts'
import { PROFILE_CHANGES } from '#contract/limits.ts'
import { WHOLE } from '#machines/account/crop.rules.ts'
import { editProfileFlow, type ProfileForm } from '#machines/account/edit-profile.flow.ts'
import { UnfitFile } from '#machines/attachment/picture.ts'
import { member } from '#stories/fixtures/account.ts'
import { arrivedPicture } from '#stories/fixtures/attachment.ts'
import { pier } from '#stories/fixtures/profile.ts'
import { failed } from '#tests/walk/paths.ts'
import { alerts, fill, heading, isAt, isBusy, isWaiting, press, says } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { chooses, drawing, heic, isFull, isHasty, lies, liesFirst, spendsAll } from '#tests/walks/lib/pictures.ts'
import type { Outcome, Scene, Still } from '#tests/walk/table.ts'
import { calling, overHttp } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA, idOf } from '#tests/world/people.ts'

const { gesture, inApp, answers, refuses, breaks } = sayings(editProfileFlow)
type FlowScene = Scene<typeof editProfileFlow>
type Seen = Still<typeof editProfileFlow>

const mira = { ...member, nickname: MIRA.nickname, gender: 'unset', avatar: '' } as const
const PORTRAIT = `/files/pictures/${'a'.repeat(32)}`
const called = (nickname: string, avatar = ''): ProfileForm => ({ nickname, gender: 'unset', avatar })

/** Somebody has a picture already; of this one only its name is known. */
async function wears({ world }: FlowScene): Promise<void> {
  const { sql, now } = world
  const member_id = await idOf(world, MIRA)
  const row = {
    member_id,
    name: 'a'.repeat(32),
    size: 1,
    width: 1,
    height: 1,
    sha256: Buffer.alloc(32, 1),
    created_at: now(),
  }
  await sql
    .insertInto('attachment')
    .values({ ...row, attached_at: now(), is_portrait: true })
    .execute()
  await sql.updateTable('member').set({ avatar: PORTRAIT }).where('id', '=', member_id).execute()
}

const saves = (nickname: string) => async (scene: FlowScene) => {
  await fill(scene, { Nickname: nickname })
  await press(scene, 'Save profile')
}
/** No machine knows the address of a picture that the server gave another one: the journey of the profile saves it. */
const isBare = ({ form }: FlowScene['context']) => form.avatar === ''
const isWorn = ({ form }: FlowScene['context']) => form.avatar === PORTRAIT

/** What the line says of a picture comes as a word of its own. */
const broke = (one: Outcome<typeof editProfileFlow>): Outcome<typeof editProfileFlow> => ({
  ...one,
  event: { type: 'broke', error: (one.event as unknown as { error: unknown }).error },
})

const form = async ({ page, context }: Seen) => {
  await expect(page.getByLabel('Nickname')).toBeVisible()
  await expect(page.getByText('Received. It is shown once you save.')).toBeVisible({
    visible: !isBare(context) && !isWorn(context),
  })
}

walk(editProfileFlow, {
  opens: [
    {
      title: 'a member opens their profile',
      at: '/pages/users/up_userinfo',
      before: async (phone: Phone) => {
        lies()
        await joins(phone)
      },
    },
  ],
  wires: {
    profile: calling(account.profile),
    read: drawing,
    sending: overHttp(attachment.upload.path),
    send: calling(account.updateProfile),
  },
  events: [
    answers('profile', 'the profile comes', mira),
    answers('profile', 'it comes with a picture', { ...mira, avatar: PORTRAIT }, wears),
    breaks('profile', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('has no name', { type: 'submit', form: called('') }, saves(''), isBare),
    gesture('is called otherwise', { type: 'submit', form: called('Mira K') }, saves('Mira K'), isBare),
    gesture('is seen and has no name', { type: 'submit', form: called('', PORTRAIT) }, saves(''), isWorn),
    gesture(
      'is seen and called otherwise',
      { type: 'submit', form: called('Mira K', PORTRAIT) },
      saves('Mira K'),
      isWorn,
    ),
    answers('send', 'it is so', { ...mira, nickname: 'Mira K' }),
    refuses('send', 'it was changed too often', 'too-often', ({ world }) =>
      spendsAll(world, 'profile', PROFILE_CHANGES),
    ),
    breaks('send', 'the answer is lost', 'silent'),
    gesture('chooses a photo', { type: 'choose', file: {} }, chooses),
    answers('read', 'it is there', pier),
    { ...breaks('read', 'it cannot be opened', 'busy'), event: failed('read', new UnfitFile('unreadable')) },
    {
      ...answers('read', 'it is a HEIC', undefined),
      event: failed('read', new UnfitFile('heic')),
      before: async () => liesFirst(heic),
    },
    gesture('uses all of it', { type: 'use', cut: WHOLE }, (scene) => press(scene, 'Use this part')),
    gesture('closes it', { type: 'back' }, (scene) => press(scene, 'Cancel')),
    inApp('all of it has gone', { type: 'progressed', part: 1 }, ({ page }) =>
      page.getByText('Sending… 100 %').waitFor(),
    ),
    { ...answers('sending', 'it is here', arrivedPicture), event: { type: 'arrived', attachment: arrivedPicture } },
    broke(refuses('sending', 'there is no room for more', 'pictures-full', ({ world }) => isFull(world))),
    broke(breaks('sending', 'the line is cut', 'silent')),
    broke(refuses('sending', 'it was one too soon', 'too-often', ({ world }) => isHasty(world))),
    gesture('gives it up', { type: 'cancel' }, (scene) => press(scene, /^(Cancel|Stop sending|Leave it as it is)$/)),
    gesture('wants none', { type: 'remove' }, (scene) => press(scene, 'Remove')),
  ],
  expects: {
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    idle: form,
    invalid: (scene) => alerts(scene, 'Please enter a nickname.'),
    submitting: (scene) => isBusy(scene, 'Save profile'),
    rejected: (scene) => alerts(scene, /^Too many attempts/),
    unknown: (scene) => alerts(scene, /-500/),
    done: (scene) => heading(scene, 'Edit profile'),
    reading: (scene) => says(scene, 'Preparing…'),
    unfit: (scene) =>
      alerts(
        scene,
        scene.context.unfit === 'heic' ? /cannot open HEIC pictures/ : /^This file cannot be opened .*failed to obtain/,
      ),
    cropping: ({ page }) => expect(page.getByRole('dialog', { name: 'Choose the part to show' })).toBeVisible(),
    uploading: (scene) => says(scene, /^Sending… \d+ %$/),
    uploadFailed: async (scene) => {
      await alerts(
        scene,
        scene.context.lost?.refusal === 'pictures-full' ? /^You have reached the limit/ : /-500|^Too many/,
      )
    },
  },
  arrives: {
    done: async (scene) => {
      await isAt(scene, '/pages/users/setting')
      await says(scene, 'Your profile is saved.')
    },
  },
  never: {
    'uploading | broke 1/2 | unfit':
      'A phone that has opened a photo draws it; the machine’s own test says what comes if it does not.',
  },
})
