import type { Meta } from '@storybook/react-vite'
import { factor } from '#contract/factor.ts'
import { session } from '#contract/session.ts'
import { signInFlow } from '#machines/session/sign-in.flow.ts'
import { SignInScreen } from '#src/screens/session/sign-in.screen.tsx'
import { EMAIL, sent, sentLongAgo } from '../fixtures/session.ts'
import { invalidFields, silent, tooOften, wrongCode, wrongLogin } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(signInFlow, SignInScreen, {
  input: { way: 'account' },
  paths: ['/pages/login/login1'],
  calls: { signIn: session.signIn, sendCode: session.sendCode, enter: factor.enter },
})

export default {
  title: 'session/Sign in another way',
  parameters: { purpose: 'Phone or username with password, or a verification code.' },
} satisfies Meta

export const Idle = at('idle')
export const IdleByCode = at('idle', { way: 'code' })
export const Invalid = at('invalid', { problems: { account: 'account-required', password: 'password-required' } })
export const InvalidCode = at('invalid', { way: 'code', account: EMAIL, sent, problems: { code: 'code-incomplete' } })
export const SendingCode = at('sendingCode', { way: 'code', account: EMAIL })
export const CodeSent = at('codeSent', { way: 'code', account: EMAIL, sent })
export const CodeSentLongAgo = at('codeSent', { way: 'code', account: EMAIL, sent: sentLongAgo })
export const SendFailed = at('sendFailed', { way: 'code', account: EMAIL, trouble: silent })
export const SendFailedTooOften = at('sendFailed', { way: 'code', account: EMAIL, trouble: tooOften })
export const SendFailedAgain = at('sendFailed', { way: 'code', account: EMAIL, sent, trouble: tooOften })
export const Submitting = at('submitting', { way: 'code', account: EMAIL, sent })
export const SubmittingPassword = at('submitting')
export const Rejected = at('rejected', { trouble: wrongLogin })
export const RejectedCode = at('rejected', { way: 'code', account: EMAIL, sent, trouble: wrongCode })
export const RejectedFields = at('rejected', {
  trouble: invalidFields({ account: 'phone-invalid', password: 'password-required' }),
})
export const Locked = at('locked', { trouble: tooOften })
export const CancellationWithdrawn = at('cancellationWithdrawn')
export const Done = at('done', {}, { names: ['success'] })
