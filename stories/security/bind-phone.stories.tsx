import type { Meta } from '@storybook/react-vite'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { bindPhoneFlow } from '#machines/security/bind-phone.flow.ts'
import { BindPhoneScreen } from '#src/screens/security/bind-phone.screen.tsx'
import { OLD_PHONE, PHONE, phoneCode } from '../fixtures/bindings.ts'
import { deadCode, invalidFields, refused, silent, tooOften, wrongCode } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(bindPhoneFlow, BindPhoneScreen, {
  input: { phone: null, back: '/pages/my/setting' },
  paths: ['/pages/users/bindphone'],
  calls: { sendCode: session.sendCode, send: security.setMobile },
})
const form = { account: PHONE, code: '' }
const sent = { form, sent: phoneCode }

export default {
  title: 'security/Add a phone number',
  parameters: { purpose: 'A first phone number and the code that goes there; the session stays.' },
} satisfies Meta

export const AlreadyBound = at('alreadyBound', { phone: OLD_PHONE })
export const Idle = at('idle')
export const Invalid = at('invalid', { form: { ...form, account: '1234' }, problems: { account: 'phone-invalid' } })
export const SendingCode = at('sendingCode', { form })
export const SendFailed = at('sendFailed', { form, trouble: tooOften })
export const SendFailedUnanswered = at('sendFailed', { form, trouble: silent })
export const SendFailedSame = at('sendFailed', { form, trouble: invalidFields({ account: 'contact-same' }) })
export const CodeSent = at('codeSent', sent)
export const Unproven = at('unproven', { ...sent, problems: { code: 'code-incomplete' } })
export const Submitting = at('submitting', sent)
export const Rejected = at('rejected', { ...sent, trouble: wrongCode })
export const RejectedDeadCode = at('rejected', { ...sent, trouble: deadCode })
export const RejectedTaken = at('rejected', { ...sent, trouble: refused('contact-taken') })
export const Unknown = at('unknown', { ...sent, trouble: silent })
export const Done = at('done', { form }, { names: ['success'] })
