import type { Meta } from '@storybook/react-vite'
import { payment } from '#contract/payment.ts'
import { handOffFlow } from '#machines/payment/hand-off.flow.ts'
import { HandOffScreen } from '#src/screens/payment/hand-off.screen.tsx'
import * as known from '../fixtures/payment.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { NOW } from '../lib/clock.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(handOffFlow, HandOffScreen, {
  input: { payNo: known.PAY_NO, isInside: false },
  paths: ['/pages/money/alipay_h5'],
  calls: { status: payment.status },
})
const waits = { last: known.waits, since: NOW }
const begun = { ...waits, start: known.toPage }
const opened = { ...begun, isOpened: true }

export default {
  title: 'payment/HandOff',
  parameters: { purpose: 'A payment is handed over to a gateway, and what became of it is asked of the server.' },
} satisfies Meta

export const Preparing = at('preparing', {}, { names: ['preparing'] })
export const Unreachable = at('unreachable', { trouble: silent })
export const Missing = at('missing', { trouble: refused('missing') })
export const HandedOff = at('handedOff', begun, { names: ['handedOff'] })
export const HandedOffSandbox = at('handedOff', { ...waits, start: known.toSandbox })
export const HandedOffLongest = at('handedOff', { ...waits, start: known.dearest })
export const HandedOffByForm = at('handedOff', { ...waits, start: known.byForm })
export const HandedOffByCode = at('handedOff', { ...waits, start: known.byCode })
export const HandedOffByTestCode = at('handedOff', { ...waits, start: known.byTestCode })
export const HandedOffInside = at('handedOff', { ...waits, start: known.inside, isInside: true })
export const Waiting = at('waiting', opened, { names: ['waiting'] })
export const WaitingElsewhere = at('waiting', waits)
export const WaitingForTheSandbox = at('waiting', { ...opened, start: known.toSandbox })
export const Checking = at('checking', opened, { names: ['checking'] })
export const Behind = at('behind', { ...opened, trouble: silent })
export const Timeout = at('timeout', opened, { names: ['timeout'] })
export const Failed = at('failed', { last: known.isDeclined }, { names: ['failed'] })
export const Closed = at('closed', { last: known.isClosed }, { names: ['closed'] })
export const Blocked = at('blocked', { ...waits, start: known.strange }, { names: ['blocked'] })
export const BlockedOutside = at('blocked', { ...waits, start: known.inside })
export const Paid = at('paid', { last: known.isPaid }, { names: ['paid'] })
export const PaidTest = at('paid', { last: known.isPaid, start: known.toSandbox })
export const PaidWithAWayBack = at('paid', { last: known.isPaid, returnTo: '/pages/project/detail?id=21' })
export const PaidGoods = at('paid', { last: known.goodsPaid })
