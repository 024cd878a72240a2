import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { session } from '#contract/session.ts'
import { registerFlow } from '#machines/session/register.flow.ts'
import { RegisterScreen } from '#src/screens/session/register.screen.tsx'
import { EMAIL, LONGEST_EMAIL, sent, sentLongAgo, ticket } from '../fixtures/session.ts'
import { accountTaken, invalidFields, silent, tooOften, wrongCode } from '../fixtures/trouble.ts'
import { field, isMended, isWrong } from '../lib/mended.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(registerFlow, RegisterScreen, {
  input: { invited: false, inviteCode: '' },
  paths: ['/pages/login/reg'],
  calls: {
    sendRegisterCode: session.sendRegisterCode,
    checkRegisterCode: session.checkRegisterCode,
    register: session.register,
  },
})
const proven = { email: EMAIL, sent, ticket: ticket.verify_ticket }

export default {
  title: 'session/Register',
  parameters: {
    purpose: 'Email, code, password twice, optional invite code, agreement. Opened from the sign-in page.',
  },
} satisfies Meta

export const Idle = at('idle', {}, { play: () => waitFor(() => expect(field('E-mail')).toHaveFocus()) })
export const Invalid = at('invalid', { email: 'north.pier@', problems: { email: 'email-invalid' } })
export const InvalidEmpty = at('invalid', { problems: { email: 'email-required' } })
export const SendingCode = at('sendingCode', { email: EMAIL })
export const SendFailed = at('sendFailed', { email: EMAIL, trouble: silent })
export const SendFailedTooOften = at('sendFailed', { email: EMAIL, trouble: tooOften })
export const CodeSent = at('codeSent', { email: EMAIL, sent })
export const CodeSentLongestText = at('codeSent', { email: LONGEST_EMAIL, sent: sentLongAgo })
export const CodeIncomplete = at('codeIncomplete', { email: EMAIL, sent, problems: { code: 'code-incomplete' } })
export const CodeIncompleteEmpty = at('codeIncomplete', { email: EMAIL, sent, problems: { code: 'code-required' } })
export const CheckingCode = at('checkingCode', { email: EMAIL, sent })
export const CodeRejected = at('codeRejected', { email: EMAIL, sent, trouble: wrongCode })
export const CodeRejectedTaken = at('codeRejected', { email: EMAIL, sent, trouble: accountTaken })
export const Choosing = at('choosing', proven)
export const Correcting = at('correcting', {
  ...proven,
  problems: {
    password: 'password-short',
    password_confirm: 'password-mismatch',
    invite_code: 'invite-invalid',
    agree: 'agree-required',
  },
})
const AGREE = /I have read the agreement/
export const CorrectingMended = at(
  'correcting',
  { ...proven, problems: { agree: 'agree-required' } },
  {
    play: async () => {
      await isWrong(AGREE, /Please read the agreement/)
      await userEvent.click(field(AGREE))
      await isMended(AGREE)
      await userEvent.click(field(AGREE))
      await isWrong(AGREE, /Please read the agreement/)
    },
  },
)
export const Submitting = at('submitting', proven)
export const Rejected = at('rejected', { ...proven, trouble: silent })
export const RejectedFields = at('rejected', {
  ...proven,
  inviteCode: 'PIER43',
  trouble: invalidFields({
    password: 'password-common',
    invite_code: 'invite-unknown',
  }),
})
export const Done = at('done', proven, { names: ['success'] })
