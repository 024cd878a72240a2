import { notices } from '#contract/notices.ts'
import { pushFlow } from '#machines/notice/push.flow.ts'
import { press } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { PUSH_KEYS } from '#tests/world/push-keys.ts'
import {
  ableBrowser,
  ADDRESS,
  asking,
  browserSays,
  subscribeBrowser,
  looking,
  unableBrowser,
} from '#tests/walks/lib/push.ts'
import { calling } from '#tests/walk/wires.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { arrives, opensNotices } from '#tests/walks/lib/notices.ts'

const { gesture, inApp, answers, breaks } = sayings(pushFlow)
type FlowScene = Scene<typeof pushFlow>
type Seen = Still<typeof pushFlow>

const key = PUSH_KEYS.publicKey
const able = { able: true, denied: false, endpoint: '' }
const isAble = ({ locale }: FlowScene['context']) => locale === 'en'
const hasAddress = ({ endpoint }: FlowScene['context']) => endpoint !== ''

const toggle = ({ page }: Pick<Phone, 'page'>) => page.getByRole('switch', { name: 'Notify this phone' })
const isOn = async (scene: Seen) => expect(toggle(scene)).toHaveAttribute('aria-checked', 'true')
const isAbsent = async (scene: Seen) => expect(toggle(scene)).toHaveCount(0)
const isBusy = async (scene: Seen) => expect(toggle(scene)).toHaveAttribute('aria-busy', 'true')
const says = ({ page }: Seen, text: string | RegExp) =>
  expect(page.locator('[data-push]').getByText(text)).toBeVisible()

const isLearning = async (scene: Seen) => {
  const { endpoint, denied, key } = scene.context
  return endpoint || denied || key ? isBusy(scene) : isAbsent(scene)
}

walk(pushFlow, {
  shows: 'data-push',
  opens: [
    {
      title: 'a member opens the bell',
      at: '/pages/index/new_index',
      input: { locale: 'en' },
      before: async (phone) => {
        await arrives(phone)
        await ableBrowser(phone.page)
      },
      enters: opensNotices,
    },
    {
      title: 'a member opens the bell in a browser that cannot be told',
      at: '/pages/index/new_index',
      input: { locale: 'de' },
      before: async (phone) => {
        await arrives(phone, { language: 'de' })
        await unableBrowser(phone.page)
      },
      enters: opensNotices,
    },
  ],
  wires: {
    look: looking,
    ask: asking,
    pushKey: calling(notices.pushKey),
    enrol: calling(notices.subscribe),
    unsubscribe: calling(notices.unsubscribe),
  },
  events: [
    answers('look', 'it cannot be told', { ...able, able: false }, undefined, ({ locale }) => locale === 'de'),
    answers('look', 'it can be told', able, ({ page }) => browserSays(page, { endpoint: '', said: 'granted' }), isAble),
    answers(
      'look',
      'it was told before',
      { ...able, endpoint: ADDRESS },
      ({ page }) => browserSays(page, { endpoint: ADDRESS, said: 'granted' }),
      isAble,
    ),
    answers(
      'look',
      'the member refused before',
      { ...able, denied: true },
      ({ page }) => browserSays(page, { endpoint: '', said: 'denied before' }),
      isAble,
    ),
    breaks('look', 'the browser has a fault', 'busy'),
    answers(
      'pushKey',
      'the server has no keys',
      { key: '', told_in: '' },
      async ({ world }) => void Object.assign(world.context, { push: undefined }),
    ),
    answers('pushKey', 'the key comes', { key, told_in: '' }),
    answers('pushKey', 'it is told', { key, told_in: 'en' }, ({ world }) => subscribeBrowser(world, 'en'), hasAddress),
    answers(
      'pushKey',
      'it is told in German',
      { key, told_in: 'de' },
      ({ world }) => subscribeBrowser(world, 'de'),
      hasAddress,
    ),
    breaks('pushKey', 'no answer comes', 'silent'),
    answers('ask', 'the member allows it', { answer: 'granted', endpoint: ADDRESS }, ({ page }) =>
      browserSays(page, { said: 'granted' }),
    ),
    answers('ask', 'the member refuses', { answer: 'denied' }, ({ page }) => browserSays(page, { said: 'denied' })),
    answers('ask', 'the member decides later', { answer: 'later' }, ({ page }) =>
      browserSays(page, { said: 'default' }),
    ),
    breaks('ask', 'the browser cannot ask', 'busy'),
    answers('enrol', 'the server knows it now', {}),
    breaks('enrol', 'the server cannot be reached', 'silent'),
    answers('unsubscribe', 'it is not told any more', {}, ({ page }) => browserSays(page, { free: false })),
    breaks('unsubscribe', 'nobody hears that', 'busy'),
    gesture('switches', { type: 'switch' }, (scene) => toggle(scene).tap()),
    inApp('looks again', { type: 'retry' }, async (scene) => {
      await browserSays(scene.page, { free: false })
      await press(scene, 'Look again')
    }),
  ],
  expects: {
    opening: isLearning,
    unsupported: (scene) => says(scene, /iPhone/),
    learning: isLearning,
    unconfigured: isAbsent,
    unreachable: ({ page }) => expect(page.locator('[data-push]').getByRole('alert')).toBeVisible(),
    refused: (scene) => says(scene, /^Your browser does not allow it\./),
    off: (scene) => expect(toggle(scene)).toHaveAttribute('aria-checked', 'false'),
    asking: (scene) => says(scene, 'Your browser asks you now.'),
    switching: isBusy,
    failed: ({ page }) => expect(page.locator('[data-push]').getByRole('alert')).toBeVisible(),
    renewing: isBusy,
    on: isOn,
    leaving: isBusy,
  },
})
