import type { Meta } from '@storybook/react-vite'
import { factor } from '#contract/factor.ts'
import { factorFlow } from '#machines/factor/factor.flow.ts'
import { FactorScreen } from '#src/screens/factor/factor.screen.tsx'
import {
  codes,
  key,
  off,
  on,
  onWithFewCodes,
  secondLocked,
  secondWrong,
  ticketStale,
  unlocked,
} from '../fixtures/factor.ts'
import { silent, wrongLogin } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(factorFlow, FactorScreen, {
  input: undefined,
  paths: ['/pages/users/setting'],
  calls: {
    info: factor.info,
    unlock: factor.unlock,
    beginApp: factor.beginApp,
    proveApp: factor.proveApp,
    renewCodes: factor.renewCodes,
    dropApp: factor.dropApp,
  },
  answers: { info: off, unlock: unlocked, beginApp: key, proveApp: codes, renewCodes: codes, dropApp: off },
})
const setsUp = { factor: off, act: 'setUp' } as const
const renews = { factor: on, act: 'renew' } as const
const drops = { factor: on, act: 'drop' } as const
const shown = { ...setsUp, key, ticket: unlocked.ticket }

export default {
  title: 'factor/Two-step verification',
  parameters: { purpose: 'A code of an app besides the password: set up, new recovery codes, turn off.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Off = at('off', { factor: off }, { names: ['ready'] })
export const On = at('on', { factor: on })
export const OnWithFewCodes = at('on', { factor: onWithFewCodes })
export const Asking = at('asking', setsUp)
export const AskingToRenew = at('asking', renews)
export const AskingToDrop = at('asking', drops)
export const Invalid = at('invalid', { ...setsUp, problems: { password: 'password-required' } })
export const InvalidBoth = at('invalid', {
  ...drops,
  problems: { password: 'password-required', second: 'second-invalid' },
})
export const Refused = at('refused', { ...setsUp, trouble: wrongLogin })
export const RefusedCode = at('refused', { ...renews, trouble: secondWrong })
export const RefusedLocked = at('refused', { ...drops, trouble: secondLocked })
export const RefusedTooLate = at('refused', { ...setsUp, trouble: ticketStale })
export const Unlocking = at('unlocking', renews)
export const Beginning = at('beginning', setsUp)
export const Showing = at('showing', shown)
export const CodeInvalid = at('codeInvalid', { ...shown, problems: { second: 'code-required' } })
export const CodeRejected = at('codeRejected', { ...shown, trouble: secondWrong })
export const CodeRejectedLocked = at('codeRejected', { ...shown, trouble: secondLocked })
export const Proving = at('proving', shown)
export const Renewing = at('renewing', renews)
export const Keeping = at('keeping', { ...renews, codes: codes.codes })
export const Dropping = at('dropping', drops)
