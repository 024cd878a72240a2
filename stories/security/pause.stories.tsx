import { ownCode } from '../fixtures/codes.ts'
import type { Meta } from '@storybook/react-vite'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { pauseFlow } from '#machines/security/pause.flow.ts'
import { PauseScreen } from '#src/screens/security/pause.screen.tsx'
import { secondLocked, secondWrong } from '../fixtures/factor.ts'
import { notPaused, paused, pausedLongest, pausedWithApp, pausedWithPasskey } from '../fixtures/security.ts'
import { refused, silent, tooOften, wrongCode } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(pauseFlow, PauseScreen, {
  input: {},
  paths: ['/pages/users/setting'],
  calls: {
    pause: security.pause,
    setPause: security.setPause,
    sendCode: session.sendCode,
    send: security.liftPause,
  },
})
const open = { pause: notPaused }
const shut = { pause: paused }
const asked = { ...shut, sent: ownCode }
const withApp = { pause: pausedWithApp }
const bySecond = { ...withApp, bySecond: true }

export default {
  title: 'security/Pause account',
  parameters: { purpose: 'Stops at once everything that leaves the account; lifted by password and code.' },
} satisfies Meta

export const Loading = at('loading')
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Open = at('open', open, { names: ['ready'] })
export const Setting = at('setting', open)
export const Unset = at('unset', { ...open, trouble: silent })
export const Paused = at('paused', shut)
export const PausedWithApp = at('paused', withApp)
export const PausedLongest = at('paused', { pause: pausedLongest })
export const SendingCode = at('sendingCode', shut)
export const SendFailed = at('sendFailed', { ...shut, trouble: tooOften })
export const SendFailedUnanswered = at('sendFailed', { ...shut, trouble: silent })
export const SecondAsked = at('secondAsked', bySecond)
export const SecondAskedByPasskey = at('secondAsked', { pause: pausedWithPasskey, bySecond: true })
export const CodeSent = at('codeSent', asked)
export const Invalid = at('invalid', {
  ...asked,
  problems: { password: 'password-required', code: 'code-incomplete' },
})
export const InvalidApp = at('invalid', {
  ...bySecond,
  problems: { password: 'password-required', second: 'second-invalid' },
})
export const Submitting = at('submitting', asked)
export const Rejected = at('rejected', { ...asked, trouble: wrongCode })
export const RejectedPassword = at('rejected', { ...asked, trouble: refused('wrong-password') })
export const RejectedApp = at('rejected', { ...bySecond, trouble: secondWrong })
export const RejectedAppLocked = at('rejected', { ...bySecond, trouble: secondLocked })
export const Unknown = at('unknown', { ...asked, trouble: silent })
export const Done = at('done', { pause: notPaused }, { names: ['success'] })
