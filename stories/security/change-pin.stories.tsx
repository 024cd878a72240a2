import type { Meta } from '@storybook/react-vite'
import { account } from '#contract/account.ts'
import { security } from '#contract/security.ts'
import { changePinFlow } from '#machines/security/change-pin.flow.ts'
import { ChangePinScreen } from '#src/screens/security/change-pin.screen.tsx'
import { busy, invalidFields, pinLocked, pinWrong, silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(changePinFlow, ChangePinScreen, {
  input: { back: '/pages/my/setting' },
  paths: ['/pages/users/up_payword'],
  calls: { profile: account.profile, send: security.setPin },
})

export default {
  title: 'security/Payment PIN',
  parameters: { purpose: 'Set or change the 6-digit PIN, entered twice.' },
} satisfies Meta

export const Loading = at('loading')
export const Unreachable = at('unreachable', { trouble: silent })
export const Idle = at('idle', {}, { names: ['unset'] })
export const IdleChanging = at('idle', { hasPin: true }, { names: ['set'] })
export const Invalid = at('invalid', { problems: { payword: 'pin-common', payword_confirm: 'pin-mismatch' } })
export const InvalidEmpty = at('invalid', {
  hasPin: true,
  problems: { old_payword: 'pin-required', payword: 'pin-required' },
})
export const Submitting = at('submitting', { hasPin: true })
export const Rejected = at('rejected', { hasPin: true, trouble: pinWrong })
export const Unknown = at('unknown', { hasPin: true, trouble: busy })
export const RejectedFields = at('rejected', {
  trouble: invalidFields({ payword: 'pin-common' }),
})
export const Locked = at('locked', { hasPin: true, trouble: pinLocked })
export const Done = at('done', {}, { names: ['success'] })
