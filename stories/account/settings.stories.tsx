import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { session } from '#contract/session.ts'
import { settingsFlow } from '#machines/account/settings.flow.ts'
import { SettingsScreen } from '#src/screens/account/settings.screen.tsx'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(settingsFlow, SettingsScreen, {
  input: { signedIn: true, theme: 'system' },
  paths: ['/pages/my/setting'],
  calls: { signOut: session.signOut },
})

export default {
  title: 'account/Settings',
  parameters: { purpose: 'Trade-space settings: language, security shortcuts, about, contact, version, log out.' },
} satisfies Meta

export const Anonymous = at('anonymous', { signedIn: false }, { names: ['ready.anonymous'] })
export const Member = at(
  'member',
  {},
  {
    names: ['ready.member'],
    play: async () => {
      await expect(screen.getByText('Words only you and we know, to tell us from a fake')).toBeVisible()
    },
  },
)
export const MemberInTheDark = at('member', { theme: 'dark' })
export const Confirming = at('confirming', {}, { names: ['confirmingLogout'], play: opened })
export const Leaving = at('leaving', {}, { names: ['loggingOut'], play: opened })
export const Left = at('left')
export const LeftHere = at('leftHere')
