import type { Meta } from '@storybook/react-vite'
import { exports } from '#contract/export.ts'
import { exportFlow } from '#machines/cancellation/export.flow.ts'
import { ExportScreen } from '#src/screens/cancellation/export.screen.tsx'
import { refused, silent, tooOften } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(exportFlow, ExportScreen, {
  input: undefined,
  paths: ['/pages/users/setting'],
  calls: { download: exports.make },
})
const form = { password: '', form: 'page' } as const

export default {
  title: 'cancellation/Export',
  parameters: { purpose: 'Everything that is kept of a member, to read or as data, for the password.' },
} satisfies Meta

export const Idle = at('idle')
export const IdleData = at('idle', { form: { ...form, form: 'json' } })
export const Invalid = at('invalid', { form, problems: { password: 'password-required' } })
export const Making = at('making', { form })
export const WrongPassword = at('wrongPassword', { form, trouble: refused('wrong-password') })
export const TooOften = at('tooOften', { form, trouble: tooOften })
export const Failed = at('failed', { form, trouble: silent })
export const Ready = at('ready', { form })
