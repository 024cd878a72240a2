import type { Meta } from '@storybook/react-vite'
import { factor } from '#contract/factor.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { bindEmailFlow } from '#machines/security/bind-email.flow.ts'
import { BindEmailScreen } from '#src/screens/security/bind-email.screen.tsx'
import { emailCode, emailWaits, longestEmailWaits, longestOldEmailCode, oldEmailCode } from '../fixtures/bindings.ts'
import { secondLocked, secondWrong } from '../fixtures/factor.ts'
import { LONGEST_EMAIL } from '../fixtures/session.ts'
import { deadCode, refused, silent, tooOften, wrongCode } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(bindEmailFlow, BindEmailScreen, {
  input: { email: 'n•••@example.org', back: '/pages/my/setting' },
  paths: ['/pages/users/bindemail'],
  calls: {
    emailChange: security.emailChange,
    info: factor.info,
    cancelEmailChange: security.cancelEmailChange,
    sendCode: session.sendCode,
    send: security.setEmail,
  },
})
const form = { account: 'pier@example.org', code: '', password: '', old_code: '' }
const old = { old: oldEmailCode }
const sent = { ...old, form, sent: emailCode }
const byDay = { form, sent: emailCode, owner: 'day' as const }
const bySecond = { form, sent: emailCode, owner: 'second' as const, ways: ['totp', 'recovery'] as const }
const wrongOld = refused('wrong-code', { left: 3, errors: { old_code: 'unreadable' } })

export default {
  title: 'security/E-mail address',
  parameters: {
    purpose:
      'The address that letters go to: a code to each address and the password, or a day in which it can be stopped.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Learning = at('learning')
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Waiting = at('waiting', emailWaits)
export const WaitingLongestText = at('waiting', { ...longestEmailWaits, email: longestOldEmailCode.masked_account })
export const Cancelling = at('cancelling', emailWaits)
export const Uncancelled = at('uncancelled', { ...emailWaits, trouble: silent })
export const Kept = at('kept')
export const Idle = at('idle')
export const IdleFirst = at('idle', { email: null, owner: 'second' })
export const IdleAgain = at('idle', { ...old, form })
export const Invalid = at('invalid', { form: { ...form, account: 'pier@' }, problems: { account: 'email-invalid' } })
export const SendingOld = at('sendingOld', { form })
export const OldFailed = at('oldFailed', { form, trouble: tooOften })
export const OldFailedUnanswered = at('oldFailed', { form, trouble: silent })
export const SendingCode = at('sendingCode', { ...old, form })
export const SendFailed = at('sendFailed', { ...old, form, trouble: tooOften })
export const SendFailedUnanswered = at('sendFailed', { ...old, form, trouble: silent })
export const CodeSent = at('codeSent', sent)
export const CodeSentByDay = at('codeSent', byDay)
export const CodeSentBySecond = at('codeSent', bySecond)
export const CodeSentFirst = at('codeSent', { ...bySecond, email: null, ways: undefined })
export const CodeSentLongestText = at('codeSent', {
  ...sent,
  email: longestOldEmailCode.masked_account,
  old: longestOldEmailCode,
  form: { ...form, account: LONGEST_EMAIL },
})
export const CodeSentByDayLongestText = at('codeSent', {
  ...byDay,
  email: longestOldEmailCode.masked_account,
  form: { ...form, account: LONGEST_EMAIL },
})
export const Unproven = at('unproven', {
  ...sent,
  problems: { old_code: 'code-required', code: 'code-incomplete', password: 'password-required' },
})
export const UnprovenBySecond = at('unproven', { ...bySecond, problems: { second: 'second-invalid' } })
export const Submitting = at('submitting', sent)
export const SubmittingByDay = at('submitting', byDay)
export const SecondAsked = at('secondAsked', bySecond)
export const Rejected = at('rejected', { ...sent, trouble: wrongOld })
export const RejectedPassword = at('rejected', { ...sent, trouble: refused('wrong-password') })
export const RejectedWrongCode = at('rejected', { ...sent, trouble: wrongCode })
export const RejectedDeadCode = at('rejected', { ...sent, trouble: deadCode })
export const RejectedTooOften = at('rejected', { ...sent, trouble: tooOften })
export const RejectedTaken = at('rejected', { ...sent, trouble: refused('contact-taken') })
export const RejectedSecond = at('rejected', { ...bySecond, trouble: secondWrong })
export const RejectedSecondLocked = at('rejected', { ...bySecond, trouble: secondLocked })
export const Unknown = at('unknown', { ...sent, trouble: silent })
export const Done = at('done', { form }, { names: ['success'] })
