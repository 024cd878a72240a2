import type { Meta } from '@storybook/react-vite'
import { robot } from '#contract/robot.ts'
import { landingFlow, LandingScreen } from '#src/screens/robot/landing.screen.tsx'
import { crowdedLanding, memberLanding, quietLanding, visitorLanding } from '../fixtures/landing.ts'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(landingFlow, LandingScreen, {
  input: undefined,
  paths: ['/pages/ai/ai'],
  calls: { load: robot.index },
})

export default {
  title: 'robot/How robots work',
  parameters: { purpose: 'What robots are, their risk, what they paid so far, and what the member has in them.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', { item: memberLanding }, { names: ['ready.member'] })
export const ShowingVisitor = at('showing', { item: visitorLanding }, { names: ['ready.anonymous'] })
export const ShowingNothingYet = at('showing', { item: quietLanding })
export const ShowingLongest = at('showing', { item: crowdedLanding })
export const ShowingRefreshFailed = at('showing', { item: memberLanding, trouble: silent })
export const Following = at('following', { item: memberLanding })
export const Behind = at('behind', { item: memberLanding })
export const Refreshing = at('refreshing', { item: memberLanding })
