import { device, type OpenSession } from '#contract/device.ts'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { devicesFlow } from '#machines/device/devices.flow.ts'
import { alone, laptop, openSessions, stranger, two } from '#stories/fixtures/device.ts'
import { alerts, answer, heading, isOld, isWaiting, press, says, wait } from '#tests/walk/gestures.ts'
import { hearsOfOthersAlone, isOpenAt, isOpenNowhere } from '#tests/walks/lib/devices.ts'
import { expect } from '#tests/walk/phone.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks, after } = sayings(devicesFlow)
type FlowScene = Scene<typeof devicesFlow>
type Seen = Still<typeof devicesFlow>

const entersElsewhere = ({ world }: Pick<FlowScene, 'world'>) => world.enter(MIRA.email, MIRA.password)

async function hears({ page, world, state }: FlowScene) {
  const isList = (request: { url(): string }) => request.url().endsWith(device.list.path)
  const isAsking = state === 'loading' || state === 'following'
  const heard = isAsking ? page.waitForEvent('requestfailed', isList) : page.waitForRequest(isList)
  await entersElsewhere({ world })
  await heard
}

const isAsked = ({ open }: FlowScene['context'], item: OpenSession) => open?.list.includes(item) === true
const rows = ({ page }: Pick<FlowScene, 'page'>) => page.getByRole('listitem')
const sees = (scene: Seen) => expect(rows(scene)).toHaveCount(scene.context.open?.list.length ?? 0)
const isSending = ({ page }: Seen) => expect(page.getByRole('dialog').locator('button[aria-busy=true]')).toBeVisible()

walk(devicesFlow, {
  opens: [
    {
      title: 'a member opens the page',
      at: '/pages/users/setting?part=devices',
      before: async (phone) => {
        await joins(phone)
        await hearsOfOthersAlone(phone)
      },
    },
  ],
  wires: {
    list: calling(device.list),
    end: calling(device.end),
    endOthers: calling(device.endOthers),
    listening: atOnce,
  },
  events: [
    answers('list', 'they are signed in nowhere else', alone, ({ world }) => isOpenAt(world, MIRA)),
    answers('list', 'there are others', openSessions, ({ world }) => isOpenAt(world, MIRA, stranger, laptop)),
    breaks('list', 'no answer comes', 'silent'),
    answers('end', 'it is signed out', two),
    refuses('end', 'nobody knows that session', 'missing', ({ world }) => isOpenNowhere(world, stranger)),
    breaks('end', 'nobody knows whether it is signed out', 'silent'),
    answers('endOthers', 'only this one is left', alone),
    breaks('endOthers', 'nobody knows whether they are signed out', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'actionFailed' ? 'Check again' : 'Try again'),
    ),
    gesture(
      'means the stranger',
      { type: 'end', item: stranger },
      (scene) =>
        rows(scene).filter({ hasText: 'Firefox' }).getByRole('button', { name: 'Sign out', exact: true }).tap(),
      (context) => isAsked(context, stranger),
    ),
    gesture(
      'means all others',
      { type: 'endOthers' },
      (scene) => press(scene, 'Sign out the others'),
      ({ open }) => (open?.list.length ?? 0) > 2,
    ),
    gesture('means it', { type: 'confirm' }, (scene) =>
      answer(scene, scene.state === 'confirmingOne' ? 'Sign out device' : 'Sign out all others'),
    ),
    gesture('changes one’s mind', { type: 'back' }, (scene) => answer(scene, 'Cancel')),
    gesture(
      'puts it away',
      { type: 'close' },
      (scene) => press(scene, 'Close'),
      ({ ended }) => ended !== undefined,
    ),
    gesture('hears of a sign-in elsewhere', { type: 'changed', topic: 'session' }, hears),
    after('a while later', 'followAgain.devices.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ],
  expects: {
    loading: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    settling: passing,
    ready: sees,
    alone: (scene) => says(scene, 'You are signed in nowhere else.'),
    following: sees,
    behind: async (scene) => {
      await sees(scene)
      await isOld(scene)
    },
    confirmingOne: (scene) => heading(scene, 'Sign out this device?'),
    endingOne: isSending,
    confirmingAll: (scene) => heading(scene, 'Sign out all other devices?'),
    endingAll: isSending,
    ended: async (scene) => {
      await sees(scene)
      await expect(scene.page.getByRole('status').filter({ hasText: /(is|are) signed out\.$/ })).toBeVisible()
    },
    actionFailed: async (scene) => {
      await alerts(scene, /./)
      await says(scene, 'Check again')
    },
  },
})
