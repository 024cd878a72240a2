import { ownCode } from '../fixtures/codes.ts'
import type { Meta } from '@storybook/react-vite'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { changePasswordFlow } from '#machines/security/change-password.flow.ts'
import { ChangePasswordScreen } from '#src/screens/security/change-password.screen.tsx'
import { ASKED, secondLocked, secondWrong } from '../fixtures/factor.ts'
import { refused, silent, tooOften, wrongCode } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(changePasswordFlow, ChangePasswordScreen, {
  input: { contacts: { email: 'n•••@example.org', mobile: '138•••01' } },
  paths: ['/pages/users/up_password'],
  calls: { sendCode: session.sendCode, send: security.updatePassword },
})
const byCode = { byCode: true, sent: ownCode }

export default {
  title: 'security/Change password',
  parameters: { purpose: 'The old password or a code, then a new one twice; then everybody signs in again.' },
} satisfies Meta

export const Idle = at('idle')
export const Addressing = at('addressing', { byCode: true })
export const AddressingOneContact = at('addressing', {
  byCode: true,
  contacts: { email: 'n•••@example.org', mobile: null },
})
export const SendingCode = at('sendingCode', { byCode: true })
export const SendFailed = at('sendFailed', { byCode: true, trouble: tooOften })
export const CodeSent = at('codeSent', byCode)
export const Invalid = at('invalid', {
  problems: { old_password: 'password-required', password: 'password-short', password_confirm: 'password-mismatch' },
})
export const InvalidByCode = at('invalid', { ...byCode, problems: { code: 'code-incomplete' } })
export const InvalidSecond = at('invalid', { ...ASKED, problems: { second: 'code-required' } })
export const SecondAsked = at('secondAsked', ASKED)
export const SecondAskedByCode = at('secondAsked', { ...byCode, ...ASKED })
export const Submitting = at('submitting')
export const Rejected = at('rejected', { trouble: refused('wrong-password') })
export const RejectedTooOften = at('rejected', { trouble: tooOften })
export const RejectedByCode = at('rejected', { ...byCode, trouble: wrongCode })
export const RejectedSecondWrong = at('rejected', { ...ASKED, trouble: secondWrong })
export const RejectedSecondLocked = at('rejected', { ...ASKED, trouble: secondLocked })
export const Unknown = at('unknown', { trouble: silent })
export const Done = at('done', {}, { names: ['success'] })
