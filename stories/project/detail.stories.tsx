import type { Meta } from '@storybook/react-vite'
import { HOUR_S } from '#contract/time-units.ts'
import { invest } from '#contract/invest.ts'
import { project } from '#contract/project.ts'
import { buyFlow } from '#machines/invest/buy.flow.ts'
import { BuyScreen } from '#src/screens/invest/buy.screen.tsx'
import { ASKED, secondWrong } from '../fixtures/factor.ts'
import { pinLocked, pinWrong, quoteStale } from '../fixtures/money.ts'
import {
  allMissing,
  bought,
  closedMeanwhile,
  comingProject,
  emptyQuote,
  endedProject,
  eurosMissing,
  fullProject,
  longProject,
  lowerQuote,
  openProject,
  projectQuote,
  runningProject,
  stoppedPlan,
  takenMeanwhile,
  visitorsProject,
} from '../fixtures/purchases.ts'
import { silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(buyFlow, BuyScreen, {
  input: { kind: 'project', id: 21, isMember: true, hasPin: true },
  paths: ['/pages/project/detail'],
  calls: { info: project.info, quote: invest.quote, pay: project.buy },
  answers: { info: openProject, quote: projectQuote, pay: bought, outcome: true },
})
const info = openProject
const wish = (amount: string) => ({ info, form: { amount, num: '' } })
const agreed = { ...wish('100'), agreed: info.risk_text }
const quoted = { ...agreed, quote: projectQuote }

export default {
  title: 'project/Detail',
  parameters: {
    purpose: 'A project whole, and putting money in it: amount, risk, quote, PIN; what is missing is added first.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const OpeningAgain = at('opening', { info })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Coming = at('coming', { info: comingProject }, { names: ['ready.coming'] })
export const ComingToday = at('coming', {
  info: { ...comingProject, start_time: comingProject.server_time + 3 * HOUR_S },
})
export const Open = at('open', { info }, { names: ['ready.open'] })
export const OpenForVisitor = at('open', { info: visitorsProject, isMember: false })
export const OpenLongest = at('open', { info: longProject })
export const SoldOut = at('soldOut', { info: fullProject }, { names: ['ready.full'] })
export const Running = at('running', { info: runningProject }, { names: ['ready.running'] })
export const Ended = at('ended', { info: endedProject }, { names: ['ready.ended'] })
export const Stopped = at('stopped', { info: stoppedPlan, kind: 'product' })
export const NeedsPin = at('needsPin', { info, hasPin: false })
export const Idle = at('idle', { info }, { names: ['sheet.idle'], play: opened })
export const IdleFilled = at('idle', wish('550'), { play: opened })
export const IdleLongest = at(
  'idle',
  { info: longProject, form: { amount: '987654321098.76', num: '' } },
  { play: opened },
)
export const Invalid = at(
  'invalid',
  { ...wish(''), problems: { amount: 'amount-required' } },
  { names: ['sheet.invalid'], play: opened },
)
export const InvalidTooLittle = at('invalid', { ...wish('20'), problems: { amount: 'amount-least' } }, { play: opened })
export const InvalidTooMuch = at('invalid', { ...wish('99999'), problems: { amount: 'amount-most' } }, { play: opened })
export const InvalidStep = at('invalid', { ...wish('120'), problems: { amount: 'amount-step' } }, { play: opened })
export const Agreeing = at('agreeing', wish('100'), { names: ['sheet.risk'], play: opened })
export const Unagreed = at('unagreed', wish('100'), { play: opened })
export const Quoting = at('quoting', agreed, { play: opened })
export const Rejected = at('rejected', { ...agreed, trouble: closedMeanwhile }, { play: opened })
export const RejectedTaken = at('rejected', { ...wish('550'), trouble: takenMeanwhile }, { play: opened })
export const NeedsCurrency = at('needsCurrency', { ...wish('550'), trouble: eurosMissing }, { play: opened })
export const NeedsCurrencyWithNothing = at('needsCurrency', { ...agreed, trouble: allMissing }, { play: opened })
export const Confirming = at('confirming', quoted, { names: ['sheet.pin'], play: opened })
export const ConfirmingNothing = at('confirming', { ...quoted, quote: emptyQuote }, { play: opened })
export const ConfirmingWrongPin = at('confirming', { ...quoted, trouble: pinWrong }, { play: opened })
export const ConfirmingLocked = at('confirming', { ...quoted, trouble: pinLocked }, { play: opened })
export const ConfirmingAgain = at('confirming', { ...quoted, trouble: quoteStale }, { play: opened })
const seconded = { ...quoted, quote: { ...projectQuote, second: ASKED } }
export const ConfirmingWithSecond = at('confirming', seconded, { play: opened })
export const ConfirmingWrongSecond = at('confirming', { ...seconded, trouble: secondWrong }, { play: opened })
export const Requoting = at('requoting', quoted, { play: opened })
export const TermsChanged = at(
  'termsChanged',
  { ...quoted, quote: lowerQuote, before: projectQuote },
  { names: ['rateChanged'], play: opened },
)
export const Submitting = at('submitting', quoted, { play: opened })
export const Asking = at('asking', quoted)
export const Unknown = at('unknown', { ...quoted, trouble: silent })
export const Undone = at('undone', quoted)
export const Success = at('success', { ...quoted, bought })
export const SuccessFoundLater = at('success', quoted)
