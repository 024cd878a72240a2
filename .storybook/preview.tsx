import type { Decorator, Preview } from '@storybook/react'
import { i18n } from '@lingui/core'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { configure } from 'storybook/test'
import { Providers } from '#src/app/providers.tsx'
import { PlacesProvider } from '#src/lib/places.ts'
import { RULES } from '#stories/lib/axe.ts'
import { lookAt, stopClock } from '#stories/lib/clock.ts'
import { dress, PLAIN, type Look } from '#stories/lib/dress.ts'
import { placesAt } from '#stories/lib/places.ts'
import type { SceneFacts } from '#stories/lib/scenes.tsx'
import { settingIn, USUAL, type Setting } from '#stories/lib/setting.ts'
import { speakNow, wordsOf } from '#stories/lib/speech.ts'
import { toolbars, VIEWPORTS } from '#stories/lib/toolbars.ts'
import './preview.css'

/** Milliseconds: a busy machine takes a while. */
configure({ asyncUtilTimeout: 10_000 })

const isTest = '__vitest_browser__' in globalThis

/** A clock is turned before anything on the page reads it. */
function Clock({ setting, facts, children }: { setting: Setting; facts: object; children: ReactNode }) {
  useState(() => lookAt(setting, facts))
  return children
}

const House: Decorator = (Story, { globals, parameters }) => {
  const look = { ...PLAIN, ...globals } as Look
  dress(look)
  speakNow(look.locale)
  const machine = parameters.machine as SceneFacts | undefined
  const setting = settingIn(globals)
  return (
    <Providers i18n={i18n}>
      <PlacesProvider value={placesAt((parameters.current as string | undefined) ?? machine?.paths[0] ?? '')}>
        <Clock key={`${setting.clock} ${setting.live}`} setting={setting} facts={machine?.context() ?? {}}>
          <Story />
        </Clock>
      </PlacesProvider>
    </Providers>
  )
}

const Page = lazy(() => import('#stories/lib/screen-page.tsx').then((module) => ({ default: module.Page })))
const Docs = () => (
  <Suspense>
    <Page />
  </Suspense>
)

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals: { ...PLAIN, ...USUAL, viewport: { value: 'phone390', isRotated: false } },
  loaders: [async ({ globals }) => ({ words: await wordsOf(String(globals.locale)) })],
  beforeEach: () => stopClock(),
  afterEach: async (story) => {
    if (isTest) await (await import('#stories/lib/inspect.ts')).inspect(story)
  },
  decorators: [House],
  parameters: {
    layout: 'fullscreen',
    docs: { page: Docs, story: { inline: false, height: '480px' } },
    controls: { disable: true },
    viewport: { options: VIEWPORTS },
    a11y: {
      // A test is judged by axe as it is inspected.
      test: isTest ? 'off' : 'error',
      options: RULES,
    },
  },
}

export default preview
