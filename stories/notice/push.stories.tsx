import type { Meta } from '@storybook/react-vite'
import { notices } from '#contract/notices.ts'
import { pushFlow } from '#machines/notice/push.flow.ts'
import { PushScreen } from '#src/parts/notice/push.screen.tsx'
import { silent, tooOften } from '../fixtures/trouble.ts'
import { onSurface } from '../lib/bench.tsx'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(pushFlow, PushScreen, {
  input: { locale: 'en' },
  paths: ['/pages/index/new_index'],
  calls: { pushKey: notices.pushKey, enrol: notices.subscribe, unsubscribe: notices.unsubscribe },
  answers: {
    look: { able: true, denied: false, endpoint: '' },
    pushKey: { key: 'demo', told_in: '' },
    ask: 'granted',
    enrol: {},
    unsubscribe: {},
  },
})

export default {
  title: 'notice/Push',
  parameters: { purpose: 'Whether this phone is told while the app is closed, and why not where it cannot be.' },
  decorators: [onSurface],
} satisfies Meta

export const Opening = at('opening')
export const Unsupported = at('unsupported')
export const Learning = at('learning')
export const LearningAnew = at('learning', { able: true, endpoint: 'https://push.example/1' })
export const Unconfigured = at('unconfigured')
export const Unreachable = at('unreachable', { trouble: silent })
export const Refused = at('refused')
export const Off = at('off')
export const Asking = at('asking')
export const Switching = at('switching')
export const Failed = at('failed')
export const FailedAtTheServer = at('failed', { trouble: tooOften })
export const Renewing = at('renewing')
export const On = at('on')
export const OnRefused = at('on', { trouble: silent })
export const Leaving = at('leaving')
