import { chooseLanguageFlow } from '#machines/account/choose-language.flow.ts'
import { alerts, isAt } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { fetching } from '#tests/walk/wires.ts'
import type { Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'

const { gesture, answers, breaks } = sayings(chooseLanguageFlow)
type FlowScene = Scene<typeof chooseLanguageFlow>

const choice = ({ page }: Pick<FlowScene, 'page'>, label: string) => page.getByRole('radio', { name: label })

walk(chooseLanguageFlow, {
  opens: [{ title: 'opens the page', at: '/pages/my/lang', input: { current: 'en' } }],
  wires: { apply: fetching(/\/assets\/(he|de)-[\w-]+\.js$/) },
  events: [
    gesture(
      'chooses Hebrew',
      { type: 'choose', code: 'hebrew' },
      (scene) => choice(scene, 'עברית').tap(),
      ({ wanted }) => wanted !== 'hebrew',
    ),
    gesture(
      'chooses German',
      { type: 'choose', code: 'de' },
      (scene) => choice(scene, 'Deutsch').tap(),
      ({ wanted }) => wanted !== 'de',
    ),
    answers('apply', 'the words come', undefined),
    breaks('apply', 'the words do not come', 'silent'),
  ],
  expects: {
    choosing: (scene) => expect(choice(scene, 'English')).toBeVisible(),
    applying: ({ page }) => expect(page.getByRole('progressbar')).toBeVisible(),
    loadFailed: async (scene) => {
      await alerts(scene, 'This language could not be loaded. Nothing was changed.')
      await expect(scene.page.locator('html')).toHaveAttribute('lang', 'en')
    },
  },
  arrives: {
    choosing: async (scene) => {
      await isAt(scene, '/pages/my/lang')
      await expect(scene.page.locator('html')).toHaveAttribute(
        'dir',
        scene.context.current === 'hebrew' ? 'rtl' : 'ltr',
      )
    },
  },
})
