import type { Meta } from '@storybook/react-vite'
import { invest } from '#contract/invest.ts'
import { robot } from '#contract/robot.ts'
import { buyFlow } from '#machines/invest/buy.flow.ts'
import { BuyScreen } from '#src/screens/invest/buy.screen.tsx'
import {
  bought,
  comingRobot,
  endedRobot,
  higherRobotQuote,
  longPlan,
  longQuote,
  longRobot,
  openPlan,
  openRobot,
  ownedRobot,
  projectQuote,
  robotQuote,
  robotsTaken,
  soldRobot,
  usdtMissing,
  usdtQuote,
  usdtRobot,
  usedUpRobot,
} from '../fixtures/purchases.ts'
import { silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(buyFlow, BuyScreen, {
  input: { kind: 'robot', id: 1, isMember: true, hasPin: true },
  paths: ['/pages/ai/ai_detail'],
  calls: { info: robot.info, quote: invest.quote, pay: robot.buy },
  answers: { info: openRobot, quote: robotQuote, pay: bought, outcome: true },
})
const info = openRobot
const wish = (num: string) => ({ info, form: { amount: '', num } })
const agreed = { ...wish('2'), agreed: info.risk_text }
const quoted = { ...agreed, quote: robotQuote }

export default {
  title: 'robot/Detail',
  parameters: { purpose: 'A robot or a plan whole, and buying it: how many or how much, risk, quote, PIN.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Coming = at('coming', { info: comingRobot }, { names: ['ready.coming'] })
export const Open = at('open', { info }, { names: ['ready.open'] })
export const OpenForVisitor = at('open', { info: { ...info, my: null, available: null }, isMember: false })
export const OpenOwned = at('open', { info: ownedRobot })
export const OpenUsedUp = at('open', { info: usedUpRobot })
export const OpenPlan = at('open', { kind: 'product', info: openPlan })
export const OpenLongest = at('open', { info: longRobot })
export const OpenLongestPlan = at('open', { kind: 'product', info: longPlan })
export const SoldOut = at('soldOut', { info: soldRobot }, { names: ['ready.soldOut'] })
export const Ended = at('ended', { info: endedRobot }, { names: ['ready.ended'] })
export const NeedsPin = at('needsPin', { info, hasPin: false })
export const Idle = at('idle', { info }, { names: ['sheet.idle'], play: opened })
export const IdlePlan = at('idle', { kind: 'product', info: openPlan }, { play: opened })
export const IdleLongest = at('idle', { info: longRobot, form: { amount: '', num: '98765432' } }, { play: opened })
export const Invalid = at(
  'invalid',
  { ...wish('9'), problems: { num: 'amount-most' } },
  { names: ['sheet.invalid'], play: opened },
)
export const InvalidNumber = at('invalid', { ...wish('1.5'), problems: { num: 'number-invalid' } }, { play: opened })
export const Agreeing = at('agreeing', wish('2'), { names: ['sheet.risk'], play: opened })
export const Rejected = at('rejected', { ...wish('3'), trouble: robotsTaken }, { play: opened })
export const NeedsCurrency = at(
  'needsCurrency',
  { info: usdtRobot, form: { amount: '', num: '3' }, trouble: usdtMissing },
  { play: opened },
)
export const Confirming = at('confirming', quoted, { names: ['sheet.pin'], play: opened })
export const ConfirmingUsdt = at('confirming', { ...quoted, info: usdtRobot, quote: usdtQuote }, { play: opened })
export const ConfirmingLongest = at(
  'confirming',
  { info: longRobot, form: { amount: '', num: '1' }, quote: longQuote },
  { play: opened },
)
export const Submitting = at('submitting', quoted, { play: opened })
export const TermsChanged = at(
  'termsChanged',
  { ...quoted, before: higherRobotQuote },
  { names: ['rateChanged'], play: opened },
)
export const Unknown = at('unknown', { ...quoted, trouble: silent })
export const UnknownOfAnother = at('unknown', { ...quoted, quote: projectQuote, trouble: silent })
export const Success = at('success', { ...quoted, bought })
