import type { Meta } from '@storybook/react-vite'
import { factor } from '#contract/factor.ts'
import { session } from '#contract/session.ts'
import { signInFlow } from '#machines/session/sign-in.flow.ts'
import { SignInScreen } from '#src/screens/session/sign-in.screen.tsx'
import { requestedNow } from '../fixtures/cancellation.ts'
import { ASKED, ASKED_PASSKEY, passkeyUnused, secondLocked, secondWrong } from '../fixtures/factor.ts'
import { EMAIL } from '../fixtures/session.ts'
import { invalidFields, silent, tooOften, wrongLogin } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(signInFlow, SignInScreen, {
  input: { way: 'email' },
  paths: ['/pages/login/login'],
  calls: { signIn: session.signIn, sendCode: session.sendCode, enter: factor.enter },
})
const asked = { ticket: 'pier-to-pier-ticket', ways: ASKED.ways }

export default {
  title: 'session/Sign in',
  parameters: { purpose: 'Email and password. The default way in; a -403 anywhere lands here.' },
} satisfies Meta

export const Idle = at('idle')
export const IdleJoined = at('idle', { account: EMAIL, joined: true })
export const IdleEnded = at('idle', { ended: 'elsewhere' })
export const IdlePasswordChanged = at('idle', { ended: 'password' })
export const IdlePhoneChanged = at('idle', { ended: 'phone' })
export const IdleLeaving = at('idle', { ended: 'leaving' })
export const IdleGoing = at('idle', { decidedBy: requestedNow.review_by })
export const Invalid = at('invalid', { problems: { account: 'email-invalid', password: 'password-required' } })
export const InvalidEmpty = at('invalid', { problems: { account: 'email-required', password: 'password-required' } })
export const Submitting = at('submitting')
export const Rejected = at('rejected', { trouble: wrongLogin })
export const RejectedUnreachable = at('rejected', { trouble: silent })
export const RejectedFields = at('rejected', {
  trouble: invalidFields({
    account: 'email-invalid',
  }),
})
export const Locked = at('locked', { trouble: tooOften })
export const SecondAsked = at('secondAsked', asked)
export const SecondAskedByPasskey = at('secondAsked', { ...asked, ways: ASKED_PASSKEY.ways })
export const SecondInvalid = at('secondInvalid', { ...asked, secondProblems: { second: 'second-invalid' } })
export const SecondProving = at('secondProving', asked)
export const SecondRejected = at('secondRejected', { ...asked, trouble: secondWrong })
export const SecondRejectedPasskey = at('secondRejected', {
  ...asked,
  ways: ASKED_PASSKEY.ways,
  trouble: passkeyUnused,
})
export const SecondRejectedUnreachable = at('secondRejected', { ...asked, trouble: silent })
export const SecondLocked = at('secondLocked', { ...asked, trouble: secondLocked })
export const CancellationWithdrawn = at('cancellationWithdrawn')
export const Done = at('done', {}, { names: ['success'] })
