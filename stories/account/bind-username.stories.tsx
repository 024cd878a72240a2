import type { Meta } from '@storybook/react-vite'
import { account } from '#contract/account.ts'
import { bindUsernameFlow } from '#machines/account/bind-username.flow.ts'
import { BindUsernameScreen } from '#src/screens/account/bind-username.screen.tsx'
import { invalidFields, silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(bindUsernameFlow, BindUsernameScreen, {
  input: { username: null },
  paths: ['/pages/users/bind_username'],
  calls: { send: account.setUsername },
})
const form = { username: 'north_pier' }

export default {
  title: 'account/Username',
  parameters: { purpose: '6-11 letters, digits, underscore or hyphen; once.' },
} satisfies Meta

export const AlreadySet = at('alreadySet', form)
export const Idle = at('idle')
export const Invalid = at('invalid', { form: { username: 'pier' }, problems: { username: 'username-invalid' } })
export const Submitting = at('submitting', { form })
export const Rejected = at('rejected', { form, trouble: invalidFields({ username: 'username-taken' }) })
export const Unknown = at('unknown', { form, trouble: silent })
export const Done = at('done', { form }, { names: ['success'] })
