import type { Meta } from '@storybook/react-vite'
import { security } from '#contract/security.ts'
import { watchwordFlow } from '#machines/security/watchword.flow.ts'
import { WatchwordScreen } from '#src/screens/security/watchword.screen.tsx'
import { longestWatchword, ownWatchword } from '../fixtures/security.ts'
import { invalidFields, refused, silent, tooOften } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(watchwordFlow, WatchwordScreen, {
  input: undefined,
  paths: ['/pages/users/setting'],
  calls: { watchword: security.watchword, send: security.setWatchword },
})
const form = { watchword: 'two green lighthouses', password: '' }

export default {
  title: 'security/Watchword',
  parameters: { purpose: 'Words of the member’s own, at the top of every letter and where they withdraw.' },
} satisfies Meta

export const Loading = at('loading')
export const Unreachable = at('unreachable', { trouble: silent })
export const Idle = at('idle')
export const IdleChanging = at('idle', ownWatchword)
export const IdleLongest = at('idle', longestWatchword)
export const Invalid = at('invalid', {
  form: { watchword: 'abc', password: '' },
  problems: { watchword: 'watchword-length', password: 'password-required' },
})
export const InvalidSecret = at('invalid', { form, problems: { watchword: 'watchword-secret' } })
export const Submitting = at('submitting', { form })
export const Rejected = at('rejected', { form, trouble: refused('wrong-password') })
export const RejectedField = at('rejected', { form, trouble: invalidFields({ watchword: 'unreadable' }) })
export const RejectedTooOften = at('rejected', { form, trouble: tooOften })
export const Unknown = at('unknown', { ...ownWatchword, form, trouble: silent })
export const Done = at('done', { form })
