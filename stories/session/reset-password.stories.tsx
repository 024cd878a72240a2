import type { Meta } from '@storybook/react-vite'
import { session } from '#contract/session.ts'
import { resetPasswordFlow } from '#machines/session/reset-password.flow.ts'
import { ResetPasswordScreen } from '#src/screens/session/reset-password.screen.tsx'
import { ASKED, secondWrong, ticketStale } from '../fixtures/factor.ts'
import { EMAIL, LONGEST_EMAIL, sent, sentLongAgo } from '../fixtures/session.ts'
import { deadCode, invalidFields, tooOften, wrongCode } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(resetPasswordFlow, ResetPasswordScreen, {
  input: {},
  paths: ['/pages/login/restpassword'],
  calls: { sendResetCode: session.sendResetCode, resetPassword: session.resetPassword },
})
const addressed = { email: EMAIL, sent }
const withApp = { ...addressed, ...ASKED, ticket: 'a-ticket-of-the-story' }

export default {
  title: 'session/Reset password',
  parameters: { purpose: 'Email, code, new password twice: for a member who forgot the password.' },
} satisfies Meta

export const Idle = at('idle')
export const Invalid = at('invalid', { email: 'north.pier', problems: { email: 'email-invalid' } })
export const SendingCode = at('sendingCode', { email: EMAIL })
export const SendFailed = at('sendFailed', { email: EMAIL, trouble: tooOften })
export const CodeSent = at('codeSent', addressed)
export const CodeSentLongestText = at('codeSent', { email: LONGEST_EMAIL, sent: sentLongAgo })
export const Correcting = at('correcting', {
  ...addressed,
  problems: { code: 'code-incomplete', password: 'password-short', password_confirm: 'password-mismatch' },
})
export const CorrectingSecond = at('correcting', { ...withApp, problems: { second: 'code-required' } })
export const SecondAsked = at('secondAsked', withApp)
export const Submitting = at('submitting', addressed)
export const Rejected = at('rejected', { ...addressed, trouble: wrongCode })
export const RejectedDeadCode = at('rejected', { ...addressed, trouble: deadCode })
export const RejectedSecondWrong = at('rejected', { ...withApp, trouble: secondWrong })
export const RejectedTooLate = at('rejected', { ...addressed, trouble: ticketStale })
export const RejectedFields = at('rejected', {
  ...addressed,
  trouble: invalidFields({
    code: 'code-incomplete',
    password: 'password-common',
  }),
})
export const Done = at('done', addressed, { names: ['success'] })
