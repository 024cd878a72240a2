import type { Meta } from '@storybook/react-vite'
import { session } from '#contract/session.ts'
import { registerFlow } from '#machines/session/register.flow.ts'
import { RegisterScreen } from '#src/screens/session/register.screen.tsx'
import { EMAIL, inviter, sent, ticket } from '../fixtures/session.ts'
import { deadCode, invalidFields, silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(registerFlow, RegisterScreen, {
  input: { invited: true, inviteCode: 'PIER42' },
  paths: ['/pages/reg/reg'],
  calls: {
    inviter: session.inviter,
    sendRegisterCode: session.sendRegisterCode,
    checkRegisterCode: session.checkRegisterCode,
    register: session.register,
  },
})
const proven = { inviter, email: EMAIL, sent, ticket: ticket.verify_ticket }

export default {
  title: 'session/Join by invitation',
  parameters: {
    purpose: 'Landing page of an invite link or poster: who invites, the form with the invite code filled and locked.',
  },
} satisfies Meta

export const LoadingInviter = at('loadingInviter')
export const InviterUnknown = at('inviterUnknown')
export const InviteMissing = at('inviteMissing', { inviteCode: '' })
export const Idle = at('idle', { inviter })
export const IdleLongestText = at('idle', {
  inviter: { ...inviter, inviter_username: 'leuchtturmwärterinnengewerkschaft' },
})
export const Invalid = at('invalid', { inviter, problems: { email: 'email-required' } })
export const SendingCode = at('sendingCode', { inviter, email: EMAIL })
export const SendFailed = at('sendFailed', { inviter, email: EMAIL, trouble: silent })
export const CodeSent = at('codeSent', { inviter, email: EMAIL, sent })
export const CodeIncomplete = at('codeIncomplete', {
  inviter,
  email: EMAIL,
  sent,
  problems: { code: 'code-required' },
})
export const CheckingCode = at('checkingCode', { inviter, email: EMAIL, sent })
export const CodeRejected = at('codeRejected', { inviter, email: EMAIL, sent, trouble: deadCode })
export const Choosing = at('choosing', proven)
export const ChoosingInviterUnknown = at('choosing', { ...proven, inviter: undefined })
export const Correcting = at('correcting', {
  ...proven,
  problems: { password: 'password-required', agree: 'agree-required' },
})
export const Submitting = at('submitting', proven)
export const Rejected = at('rejected', {
  ...proven,
  trouble: invalidFields({ password: 'password-common' }),
})
export const Done = at('done', proven, { names: ['success'] })
