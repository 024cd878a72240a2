import type { Meta } from '@storybook/react-vite'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { bindEmailFlow } from '#machines/security/bind-email.flow.ts'
import { BindEmailScreen } from '#src/screens/security/bind-email.screen.tsx'
import { emailCode } from '../fixtures/bindings.ts'
import { LONGEST_EMAIL } from '../fixtures/session.ts'
import { deadCode, refused, silent, tooOften, wrongCode } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(bindEmailFlow, BindEmailScreen, {
  input: { email: 'n•••@example.org', back: '/pages/my/setting' },
  paths: ['/pages/users/bindemail'],
  calls: { sendCode: session.sendCode, send: security.setEmail },
})
const form = { account: 'pier@example.org', code: '', password: '' }
const sent = { form, sent: emailCode }

export default {
  title: 'security/E-mail address',
  parameters: { purpose: 'The address that letters go to: a code proves it, the password proves who asks.' },
} satisfies Meta

export const Idle = at('idle')
export const IdleFirst = at('idle', { email: null })
export const Invalid = at('invalid', { form: { ...form, account: 'pier@' }, problems: { account: 'email-invalid' } })
export const SendingCode = at('sendingCode', { form })
export const SendFailed = at('sendFailed', { form, trouble: tooOften })
export const SendFailedUnanswered = at('sendFailed', { form, trouble: silent })
export const CodeSent = at('codeSent', sent)
export const CodeSentLongestText = at('codeSent', { ...sent, form: { ...form, account: LONGEST_EMAIL } })
export const Unproven = at('unproven', {
  ...sent,
  problems: { code: 'code-incomplete', password: 'password-required' },
})
export const Submitting = at('submitting', sent)
export const Rejected = at('rejected', { ...sent, trouble: refused('wrong-password') })
export const RejectedWrongCode = at('rejected', { ...sent, trouble: wrongCode })
export const RejectedDeadCode = at('rejected', { ...sent, trouble: deadCode })
export const RejectedTooOften = at('rejected', { ...sent, trouble: tooOften })
export const RejectedTaken = at('rejected', { ...sent, trouble: refused('contact-taken') })
export const Unknown = at('unknown', { ...sent, trouble: silent })
export const Done = at('done', { form }, { names: ['success'] })
