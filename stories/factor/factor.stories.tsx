import type { Meta } from '@storybook/react-vite'
import { factor } from '#contract/factor.ts'
import { factorFlow } from '#machines/factor/factor.flow.ts'
import { FactorScreen } from '#src/screens/factor/factor.screen.tsx'
import {
  codes,
  keeper,
  key,
  off,
  offAtNumber,
  on,
  onByPasskey,
  onElsewhere,
  onWithFewCodes,
  onWithPasskeys,
  passkeyUnused,
  secondLocked,
  secondWrong,
  ticketStale,
  unlocked,
} from '../fixtures/factor.ts'
import { silent, wrongLogin } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(factorFlow, FactorScreen, {
  input: { keeper },
  paths: ['/pages/users/setting'],
  calls: {
    info: factor.info,
    unlock: factor.unlock,
    beginApp: factor.beginApp,
    proveApp: factor.proveApp,
    renewCodes: factor.renewCodes,
    remove: factor.remove,
    drop: factor.drop,
  },
  answers: {
    info: off,
    unlock: unlocked,
    beginApp: key,
    proveApp: codes,
    makePasskey: codes,
    renewCodes: codes,
    remove: on,
    drop: off,
  },
})
const setsUp = { factor: off, act: 'addApp' } as const
const adds = { factor: on, act: 'addPasskey', ticket: unlocked.ticket } as const
const removes = { factor: onWithPasskeys, act: 'remove', part: 'app', ticket: unlocked.ticket } as const
const renews = { factor: on, act: 'renew' } as const
const drops = { factor: on, act: 'drop' } as const
const shown = { ...setsUp, key, ticket: unlocked.ticket }

export default {
  title: 'factor/Two-step verification',
  parameters: { purpose: 'A passkey or a code of an app besides the password: set up, new recovery codes, turn off.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Off = at('off', { factor: off }, { names: ['ready'] })
export const On = at('on', { factor: on })
export const OffAtNumber = at('off', { factor: offAtNumber })
export const OnWithPasskeys = at('on', { factor: onWithPasskeys })
export const OnByPasskey = at('on', { factor: onByPasskey })
export const OnElsewhere = at('on', { factor: onElsewhere })
export const OnWithFewCodes = at('on', { factor: onWithFewCodes })
export const Asking = at('asking', setsUp)
export const AskingToRenew = at('asking', renews)
export const AskingToDrop = at('asking', drops)
export const AskingForPasskey = at('asking', { ...drops, factor: onWithPasskeys })
export const AskingToRemove = at('asking', removes)
export const AskingToAdd = at('asking', { ...adds, factor: off })
export const Invalid = at('invalid', { ...setsUp, problems: { password: 'password-required' } })
export const InvalidBoth = at('invalid', {
  ...drops,
  problems: { password: 'password-required', second: 'second-invalid' },
})
export const Refused = at('refused', { ...setsUp, trouble: wrongLogin })
export const RefusedCode = at('refused', { ...renews, trouble: secondWrong })
export const RefusedLocked = at('refused', { ...drops, trouble: secondLocked })
export const RefusedPasskey = at('refused', { ...drops, factor: onByPasskey, trouble: passkeyUnused })
export const RefusedTooLate = at('refused', { ...setsUp, trouble: ticketStale })
export const Unlocking = at('unlocking', renews)
export const Beginning = at('beginning', setsUp)
export const Showing = at('showing', shown)
export const CodeInvalid = at('codeInvalid', { ...shown, problems: { second: 'code-required' } })
export const CodeRejected = at('codeRejected', { ...shown, trouble: secondWrong })
export const CodeRejectedLocked = at('codeRejected', { ...shown, trouble: secondLocked })
export const Proving = at('proving', shown)
export const Making = at('making', adds)
export const Unmade = at('unmade', { ...adds, trouble: passkeyUnused })
export const UnmadeUnanswered = at('unmade', { ...adds, trouble: secondWrong })
export const Renewing = at('renewing', renews)
export const Keeping = at('keeping', { ...renews, codes: codes.codes })
export const Removing = at('removing', removes)
export const Dropping = at('dropping', drops)
