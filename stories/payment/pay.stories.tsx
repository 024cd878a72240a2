import type { Meta } from '@storybook/react-vite'
import { payment } from '#contract/payment.ts'
import { payFlow } from '#machines/payment/pay.flow.ts'
import { PayScreen } from '#src/screens/payment/pay.screen.tsx'
import * as known from '../fixtures/payment.ts'
import { ASKED, ASKED_PASSKEY, secondLocked, secondNeeded, secondWrong } from '../fixtures/factor.ts'
import { pinLocked, pinWrong, refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(payFlow, PayScreen, {
  input: { orderNo: known.ORDER_NO, hasPin: true, isInside: false, isUnanswered: false },
  paths: ['/pages/money/pay'],
  calls: {
    methods: payment.methods,
    status: payment.status,
    yue_pay: payment.byBalance,
    yue_reg_pay: payment.byCredit,
    wxpay: payment.wechat,
    wxpayh5: payment.wechatH5,
    pooulcloud: payment.pooulcloud,
    alipay: payment.alipay,
    alipayh5: payment.alipayH5,
    order_pay: payment.wechatMini,
    sdpay: payment.sdpay,
  },
  answers: { pay: known.isPaid, begin: known.toSandbox, outcome: true },
})
const own = { checkout: known.opening }
const ofShop = { orderNo: known.order.order_no, checkout: known.order }
const byGateway = { orderNo: known.RECHARGE_NO, checkout: known.online }
const begun = { ...byGateway, checkout: known.begun }

export default {
  title: 'payment/Pay',
  parameters: { purpose: 'One order is paid: what it is, until when, with what, and what became of it.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Missing = at('missing', { trouble: refused('missing') }, { names: ['notFound'] })
export const OpeningAgain = at('opening', own)
export const Checking = at('checking', begun, { names: ['checking'] })
export const Ready = at('ready', own, { names: ['ready'] })
export const ReadyWithLittle = at('ready', { checkout: known.shortBalance })
export const ReadyByCredit = at('ready', { ...own, way: 'credit' })
export const ReadyOnline = at('ready', byGateway)
export const ReadyOutside = at('ready', { ...byGateway, checkout: known.outside })
export const ReadyInTheSandbox = at('ready', { ...byGateway, checkout: known.sandboxed })
export const ReadyWithSomeShut = at('ready', { ...byGateway, checkout: known.someShut })
export const ReadyLongestFigures = at('ready', { checkout: known.much })
export const ReadyOfTheShop = at('ready', ofShop)
export const ReadyForPoints = at('ready', { ...ofShop, checkout: known.forPoints })
export const Failed = at('failed', { ...begun, last: known.isDeclined }, { names: ['failed'] })
export const Rejected = at('rejected', { ...byGateway, trouble: refused('not-available') })
export const RejectedBooksClosed = at('rejected', { ...own, trouble: refused('books-closed') })
export const BalanceShort = at('balanceShort', { checkout: known.nothingLeft }, { names: ['balanceShort'] })
export const BalanceShortOfTheShop = at('balanceShort', { ...ofShop, checkout: known.onlyShop })
export const NoMethod = at('noMethod', { ...byGateway, checkout: known.allShut }, { names: ['noMethod'] })
export const NeedsPin = at('needsPin', { ...own, hasPin: false }, { names: ['needPayword'] })
export const Confirming = at('confirming', own, { play: opened, names: ['pin'] })
export const ConfirmingWrongPin = at('confirming', { ...own, trouble: pinWrong }, { play: opened, names: ['pinWrong'] })
export const ConfirmingLocked = at('confirming', { ...own, trouble: pinLocked }, { play: opened, names: ['pinLocked'] })
export const ConfirmingOfTheShop = at('confirming', { ...ofShop, way: 'shop' }, { play: opened })
const seconded = { ...own, second: ASKED }
export const ConfirmingSecond = at('confirming', { ...seconded, trouble: secondNeeded }, { play: opened })
export const ConfirmingSecondWrong = at('confirming', { ...seconded, trouble: secondWrong }, { play: opened })
export const ConfirmingSecondLocked = at('confirming', { ...seconded, trouble: secondLocked }, { play: opened })
export const ConfirmingPasskey = at('confirming', { ...own, second: ASKED_PASSKEY }, { play: opened })
export const Paying = at('paying', own, { play: opened, names: ['paying'] })
export const Unknown = at('unknown', { ...own, isUnanswered: true, trouble: silent }, { names: ['unknown'] })
export const Asking = at('asking', { ...own, isUnanswered: true })
export const Undone = at('undone', own)
export const Starting = at('starting', byGateway)
export const Started = at('started', { ...byGateway, start: known.toPage })
export const HandedOff = at('handedOff', { ...begun, last: known.waits }, { names: ['handedOff'] })
export const Paid = at('paid', { ...byGateway, last: known.isPaid }, { names: ['paid'] })
export const PaidOwn = at('paid', { ...own, last: known.isPaid })
export const PaidPoints = at('paid', { ...ofShop, checkout: known.forPoints, last: known.goodsPaid })
export const AlreadyPaid = at(
  'alreadyPaid',
  { checkout: { ...known.online, status: 'paid' } },
  { names: ['alreadyPaid'] },
)
export const AlreadyPaidGoods = at('alreadyPaid', { checkout: known.goods })
export const Closed = at('closed', { checkout: { ...known.opening, status: 'closed' } }, { names: ['closed'] })
