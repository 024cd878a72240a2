import { FRAME_WAITS_MS, link, SANDBOX_PARTNER } from '#contract/link.ts'
import { frameFlow, type FrameInput } from '#machines/link/frame.flow.ts'
import { nobodyListed } from '#stories/fixtures/link.ts'
import { heading, isWaiting, press, wait } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { calling, overHttp, type Wiring } from '#tests/walk/wires.ts'

const { gesture, inApp, answers, breaks, after } = sayings(frameFlow)

const title = 'How to care for linen'
const input: FrameInput = { url: SANDBOX_PARTNER, title, own: 'http://localhost' }
const door = (says: string, url: string) => ({
  title: says,
  at: `/pages/common/webview?url=${encodeURIComponent(url)}&title=${encodeURIComponent(title)}`,
  input: { ...input, url },
})

/** The page in the frame comes once it is let. */
const partner: Wiring = async (phone) => {
  const wire = await overHttp(SANDBOX_PARTNER)(phone)
  wire.hold()
  return wire
}

async function comes({ wire }: Scene<typeof frameFlow>) {
  const page = wire('partner')
  await page.asked()
  await page.meet('real')
  page.hold()
}

/** As the browser says it; that it does is shown by a journey. */
async function isBlocked({ page, expectsFaultAt }: Scene<typeof frameFlow>) {
  expectsFaultAt('elsewhere.example')
  await page.evaluate(() =>
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        effectiveDirective: 'frame-src',
        violatedDirective: 'frame-src',
        blockedURI: 'https://elsewhere.example',
        documentURI: location.href,
        originalPolicy: '',
        disposition: 'enforce',
        statusCode: 200,
      }),
    ),
  )
}

const pane = ({ page }: Still) => page.locator('iframe[sandbox="allow-forms allow-scripts"]')

walk(frameFlow, {
  opens: [
    door('somebody opens the page of a partner', SANDBOX_PARTNER),
    door('somebody opens a page that nobody lists', 'https://example.com/'),
    door('somebody opens a hostile link', 'data:text/html,hello'),
  ],
  wires: { frames: calling(link.frames), partner },
  events: [
    answers('frames', 'the list comes', nobodyListed),
    breaks('frames', 'no list comes', 'silent'),
    inApp('the page comes', { type: 'loaded' }, comes),
    inApp('the page leads elsewhere', { type: 'blocked' }, isBlocked),
    after('the page does not come', 'waits.frame.loading', (scene) => wait(scene, FRAME_WAITS_MS / 1_000)),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
  ],
  expects: {
    checking: isWaiting,
    invalidLink: (scene) => heading(scene, 'Invalid Link'),
    notAllowed: (scene) => heading(scene, 'This page is not shown inside Quay'),
    async loading(scene) {
      await expect(pane(scene)).toBeVisible()
      await isWaiting(scene)
    },
    async ready(scene) {
      await expect(pane(scene)).toBeVisible()
      await expect(scene.page.getByRole('progressbar')).toHaveCount(0)
    },
    timeout: (scene) => heading(scene, 'The page takes too long'),
    error: (scene) => heading(scene, scene.context.trouble ? 'This did not load' : 'The page went on elsewhere'),
  },
})
