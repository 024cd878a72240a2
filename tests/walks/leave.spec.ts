import { FRAMES_ASKED_MS, LEAVING_MS, link } from '#contract/link.ts'
import { leaveFlow, type LeaveInput } from '#machines/link/leave.flow.ts'
import { nobodyListed } from '#stories/fixtures/link.ts'
import { heading, isWaiting, wait } from '#tests/walk/gestures.ts'
import { insideTheHost } from '#tests/walk/host.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { gone, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { calling, type Wiring } from '#tests/walk/wires.ts'

const { gesture, answers, breaks, after } = sayings(leaveFlow)

const input: LeaveInput = { url: '/proof', own: 'http://localhost', isOutward: false, isInside: false }
const at = (url: string) => `/pages/common/urlview?url=${encodeURIComponent(url)}`
const door = (title: string, url: string) => ({ title, at: at(url), input: { ...input, url } })

/** What lies over a page takes the look of the window; a browser that nobody looks at has to be told. */
const leaving: Wiring = async ({ page }) => ({
  hold: () => undefined,
  asked: async () => undefined,
  meet: () => page.evaluate(() => void dispatchEvent(new Event('blur'))),
})

const way = ({ page }: Still) => page.getByRole('link', { name: /^Open( again)?$/ })

async function opens(scene: Scene<typeof leaveFlow>) {
  const [tab] = await Promise.all([scene.page.context().waitForEvent('page'), way(scene).tap()])
  await tab.close()
}

async function opensOffline(scene: Scene<typeof leaveFlow>) {
  const context = scene.page.context()
  await context.setOffline(true)
  await way(scene).tap()
  await context.setOffline(false)
}

const isOurs = ({ isInside, link }: Still<typeof leaveFlow>['context']) =>
  !isInside && 'kind' in link && link.kind === 'ours'
const isHeld = ({ isInside }: Still<typeof leaveFlow>['context']) => isInside

walk(leaveFlow, {
  opens: [
    door('somebody follows a link to a page of ours', '/proof'),
    door('somebody follows a link to another host', 'https://example.com/'),
    door('somebody follows a link that calls', 'tel:+49301234567'),
    door('somebody follows a link to a page that is shown inside', '/sandbox/partner'),
    door('somebody follows a hostile link', 'javascript:alert(1)'),
    {
      ...door('somebody follows a link inside another app', '/proof'),
      input: { ...input, isInside: true },
      before: ({ page }: Phone) => page.addInitScript(insideTheHost),
    },
  ],
  wires: { frames: calling(link.frames), leaving },
  events: [
    answers('frames', 'the list comes', nobodyListed),
    breaks('frames', 'no list comes', 'silent'),
    after('the list takes long', 'frames.leave.checking', (scene) => wait(scene, FRAMES_ASKED_MS / 1_000)),
    gesture('opens it', { type: 'open', isOnline: true }, opens, isOurs),
    gesture('opens it without a network', { type: 'open', isOnline: false }, opensOffline, isOurs),
    gesture('opens it where nothing opens', { type: 'open', isOnline: true }, (scene) => way(scene).tap(), isHeld),
    answers('leaving', 'another page lies over this one', undefined),
    after('nothing opened', 'leaving.leave.redirecting', (scene) => wait(scene, LEAVING_MS / 1_000)),
  ],
  expects: {
    checking: isWaiting,
    invalidLink: (scene) => heading(scene, 'Invalid Link'),
    async confirm(scene) {
      const { context } = scene
      if (!('kind' in context.link)) throw new Error('nobody is asked about what is no link')
      const named = { ours: /^localhost/, web: 'example.com', tel: '+49301234567', mail: /@/ }[context.link.kind]
      await heading(scene, named)
      await expect(scene.page.getByRole('button', { name: 'Stay here' })).toBeVisible()
    },
    redirecting: (scene) => heading(scene, /^Redirecting to localhost/),
    opened: (scene) => heading(scene, 'It opened outside Quay'),
    cannotOpen: (scene) => heading(scene, 'Cannot Open Link'),
    tryLater: (scene) => heading(scene, 'Please try again later'),
    inside: isWaiting,
  },
  arrives: { inside: gone },
  never: {
    'redirecting | error leaving | cannotOpen': 'A page hears that it is left, or hears nothing.',
    'opened | open 1/3 | cannotOpen': 'Inside another app nothing opens at all.',
    'tryLater | open 1/3 | cannotOpen': 'Inside another app nobody comes so far as to be without a network.',
  },
})
