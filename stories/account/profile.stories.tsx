import type { Meta } from '@storybook/react-vite'
import { account } from '#contract/account.ts'
import { MATTERS, profileFlow } from '#machines/account/profile.flow.ts'
import { FetchPictureProvider } from '#src/lib/fetch-picture.ts'
import { ProfileScreen } from '#src/screens/account/profile.screen.tsx'
import { longNamed, member, newcomer, paused } from '../fixtures/account.ts'
import { receipt } from '../fixtures/attachment.ts'
import { busy, silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(profileFlow, ProfileScreen, {
  input: { matters: MATTERS },
  paths: ['/pages/users/setting'],
  calls: { profile: account.profile },
  answers: { profile: member },
  around: (screen) => <FetchPictureProvider value={async () => receipt}>{screen}</FetchPictureProvider>,
})

export default {
  title: 'account/Account',
  parameters: {
    purpose: 'Profile, phone, email, username, passwords, payout settings, addresses, cancellation.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const UnreachableBusy = at('unreachable', { trouble: busy })
export const Ready = at('ready', { user: member })
export const ReadyWithAPicture = at('ready', {
  user: { ...member, avatar: '/files/pictures/3f8a1c0d5e7b49628a0c4d1e6f7b2a93' },
})
export const ReadyPaused = at('ready', { user: paused })
export const ReadyForANewcomer = at('ready', { user: newcomer, matters: [] })
export const ReadyWithLongNames = at('ready', { user: longNamed })
