import { ownCode, ownCodeLongAgo } from '../fixtures/codes.ts'
import type { Meta } from '@storybook/react-vite'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { resetPinFlow } from '#machines/security/reset-pin.flow.ts'
import { ResetPinScreen } from '#src/screens/security/reset-pin.screen.tsx'
import { ASKED, ASKED_PASSKEY, secondLocked, secondWrong } from '../fixtures/factor.ts'
import { pinReset } from '../fixtures/security.ts'
import { deadCode, silent, tooOften, wrongCode } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(resetPinFlow, ResetPinScreen, {
  input: { contacts: { email: 'n•••@example.org', mobile: null }, back: '/pages/my/setting' },
  paths: ['/pages/users/rfpassword'],
  calls: { sendCode: session.sendCode, send: security.resetPin },
})
const both = { contacts: { email: 'n•••@example.org', mobile: '138•••01' } }
const nobody = { contacts: { email: null, mobile: null } }
const withApp = { sent: ownCode, ...ASKED }
const longest = `h•••@${'post-der-noerdlichen-haefen.'.repeat(3)}example.org`

export default {
  title: 'security/Forgot payment PIN',
  parameters: { purpose: 'A code to the bound phone or e-mail, then a new PIN twice.' },
} satisfies Meta

export const Idle = at('idle')
export const IdleTwoContacts = at('idle', both)
export const NoContact = at('noContact', nobody)
export const SendingCode = at('sendingCode', both)
export const SendFailed = at('sendFailed', { trouble: tooOften })
export const SendFailedUnanswered = at('sendFailed', { trouble: silent })
export const CodeSent = at('codeSent', { sent: ownCode })
export const CodeSentLongestText = at('codeSent', { sent: { ...ownCodeLongAgo, masked_account: longest } })
export const Invalid = at('invalid', {
  sent: ownCode,
  problems: { code: 'code-incomplete', payword: 'pin-common', payword_confirm: 'pin-mismatch' },
})
export const InvalidSecond = at('invalid', { ...withApp, problems: { second: 'code-required' } })
export const SecondAsked = at('secondAsked', withApp)
export const SecondAskedPasskey = at('secondAsked', { sent: ownCode, ...ASKED_PASSKEY })
export const Submitting = at('submitting', { sent: ownCode })
export const Rejected = at('rejected', { sent: ownCode, trouble: wrongCode })
export const RejectedDeadCode = at('rejected', { sent: ownCode, trouble: deadCode })
export const RejectedSecondWrong = at('rejected', { ...withApp, trouble: secondWrong })
export const RejectedSecondLocked = at('rejected', { ...withApp, trouble: secondLocked })
export const Unknown = at('unknown', { sent: ownCode, trouble: silent })
export const Done = at('done', { done: pinReset }, { names: ['success'] })
