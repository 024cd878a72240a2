import { ownCode } from '../fixtures/codes.ts'
import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { cancellation } from '#contract/cancellation.ts'
import { session } from '#contract/session.ts'
import { cancelAccountFlow } from '#machines/cancellation/cancel-account.flow.ts'
import { NO_GOING } from '#machines/cancellation/cancel-account.rules.ts'
import { CancelAccountScreen } from '#src/screens/cancellation/cancel-account.screen.tsx'
import {
  accountBound,
  allBlockers,
  cameBack,
  fourBlockers,
  freeToGo,
  oneBlocker,
  requestedNow,
  withRemains,
  wrongPassword,
} from '../fixtures/cancellation.ts'
import { pinLocked, pinWrong } from '../fixtures/money.ts'
import { deadCode, refused, silent, tooOften, wrongCode } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(cancelAccountFlow, CancelAccountScreen, {
  input: { hasPin: true, here: '/pages/users/zhuxiao' },
  paths: ['/pages/users/zhuxiao'],
  calls: { info: cancellation.info, sendCode: session.sendCode, send: cancellation.request },
  answers: { info: freeToGo, sendCode: ownCode, send: requestedNow },
})
const agreed = { info: freeToGo, form: { ...NO_GOING, agree: 1 as const } }
const asked = { ...agreed, sent: ownCode }

export default {
  title: 'cancellation/Account cancellation',
  parameters: { purpose: 'Blockers, agreement, code and PIN, last question, request.' },
} satisfies Meta

export const Loading = at('loading')
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
const says = (shown: boolean) => async () => {
  await screen.findByText('Already done')
  await expect(screen.queryByText('Nothing held, nothing owed') !== null).toBe(shown)
}
/** An open order holds its coins. */
export const Blocked = at('blocked', { info: fourBlockers }, { play: says(false) })
export const BlockedByMoneyAlone = at(
  'blocked',
  { info: { ...fourBlockers, blockers: fourBlockers.blockers.filter(({ code }) => code === 'balance') } },
  { play: says(true) },
)
export const BlockedByOne = at('blocked', { info: oneBlocker })
/** What cannot be withdrawn by itself leads to where it joins the balance. */
export const BlockedByAll = at(
  'blocked',
  { info: allBlockers },
  {
    play: async () => {
      const way = await screen.findByRole('link', { name: /^Convert to your balance, then withdraw €4\.50/ })
      await expect(way).toHaveAttribute('href', expect.stringContaining('/pages/wallets/to_money?from=eur'))
    },
  },
)
export const BlockedMeanwhile = at('blocked', { info: oneBlocker, trouble: accountBound })
export const NeedsPin = at('needsPin', { info: freeToGo, hasPin: false })
export const Agreement = at('agreement', { info: freeToGo })
export const AgreementGivingUp = at('agreement', { info: withRemains })
export const AgreementAgain = at('agreement', { info: cameBack })
export const AgreementChanged = at('agreement', { info: withRemains, trouble: refused('moved-on') })
export const Unagreed = at('unagreed', {
  info: withRemains,
  problems: { agree: 'agree-required', give_up: 'give-up-required' },
})
export const SendingCode = at('sendingCode', agreed)
export const SendFailed = at('sendFailed', { ...agreed, trouble: tooOften })
export const SendFailedUnanswered = at('sendFailed', { ...agreed, trouble: silent })
export const CodeSent = at('codeSent', asked)
export const CodeSentWrongPassword = at('codeSent', { ...asked, trouble: wrongPassword })
export const CodeSentWrongPin = at('codeSent', { ...asked, trouble: pinWrong })
export const Unproven = at(
  'unproven',
  { ...asked, problems: { password: 'password-required', code: 'code-incomplete', payword: 'pin-required' } },
  { names: ['invalid'] },
)
export const Confirming = at('confirming', asked)
export const Submitting = at('submitting', asked)
export const PinLocked = at('pinLocked', { ...asked, trouble: pinLocked })
export const Rejected = at('rejected', { ...asked, trouble: wrongCode })
export const RejectedDeadCode = at('rejected', { ...asked, trouble: deadCode })
export const Unknown = at('unknown', { ...asked, trouble: silent })
export const Requested = at('requested', { done: requestedNow })
