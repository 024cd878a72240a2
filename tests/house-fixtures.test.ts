import * as v from 'valibot'
import { expect, it } from 'vitest'
import { account } from '#contract/account.ts'
import { attachment } from '#contract/attachment.ts'
import { card } from '#contract/card.ts'
import { home } from '#contract/home.ts'
import { ledger } from '#contract/ledger.ts'
import { merchant } from '#contract/merchant.ts'
import { news } from '#contract/news.ts'
import { notice } from '#contract/notice.ts'
import { notices } from '#contract/notices.ts'
import { points } from '#contract/points.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { trade } from '#contract/trade.ts'
import { wallet } from '#contract/wallet.ts'
import * as deals from '#stories/fixtures/conversions.ts'
import * as people from '#stories/fixtures/account.ts'
import * as banks from '#stories/fixtures/card.ts'
import * as houses from '#stories/fixtures/home.ts'
import * as texts from '#stories/fixtures/news.ts'
import { arrivedPicture } from '#stories/fixtures/attachment.ts'
import * as merchants from '#stories/fixtures/merchant.ts'
import { messages } from '#stories/fixtures/notice.ts'
import { noticePage } from '#stories/fixtures/notices.ts'
import * as pins from '#stories/fixtures/security.ts'
import { own, ownMuch } from '#stories/fixtures/proof.ts'
import * as visits from '#stories/fixtures/session.ts'
import * as early from '#stories/fixtures/order.ts'
import * as later from '#stories/fixtures/order-paid.ts'
import * as dealt from '#stories/fixtures/order-merchant.ts'
import { incomingPage } from '#stories/fixtures/incoming.ts'
import { ordersPage } from '#stories/fixtures/orders.ts'
import * as sales from '#stories/fixtures/sell.ts'
import * as moves from '#stories/fixtures/wallet.ts'

const FIXTURES = [
  [
    'home.index',
    home.index.gives,
    [
      houses.visitorHome,
      houses.memberHome,
      houses.merchantHome,
      houses.quietHome,
      houses.sellingHome,
      houses.settlingHome,
      houses.crowdedHome,
    ],
  ],
  ['notice.config', notice.config.gives, [messages]],
  ['notice.list', notices.list.gives, [noticePage]],
  ['account.profile', account.profile.gives, [people.member, people.newcomer, people.merchant, people.longNamed]],
  ['card.one', card.one.gives, [banks.bank, banks.wholeBank, banks.lockedBank, banks.longBank]],
  ['wallet.balances', wallet.balances.gives, [people.money, people.noMoney, people.muchMoney]],
  ['wallet.log', wallet.log.gives, [moves.logPage]],
  ['wallet.bonusLog', wallet.bonusLog.gives, [moves.bonusPage]],
  ['wallet.coin', wallet.coin.gives, [moves.coinAccount, moves.fallenCoin, moves.uncharted]],
  ['wallet.conversions', wallet.conversions.gives, [deals.conversions]],
  [
    'wallet.quote',
    wallet.quote.gives,
    [deals.coinQuote, deals.dearerQuote, deals.pointsQuote, deals.composeQuote, deals.profitQuote],
  ],
  ['points.index', points.index.gives, [moves.pointsAccount]],
  ['ledger.proof', ledger.proof.gives, [own, ownMuch]],
  ['attachment.upload', attachment.upload.gives, [arrivedPicture]],
  [
    'merchant.index',
    merchant.index.gives,
    [
      merchants.noMerchant,
      merchants.applicant,
      merchants.refusedApplicant,
      merchants.verifiedMerchant,
      merchants.toppingUp,
      merchants.newMerchant,
      merchants.activeMerchant,
      merchants.bindingMerchant,
      merchants.restingMerchant,
      merchants.leavingMerchant,
      merchants.lowMerchant,
      merchants.suspendedMerchant,
      merchants.stoppedApplicant,
      merchants.expelledMerchant,
      merchants.formerMerchant,
      merchants.largeMerchant,
    ],
  ],
  ['trade.recommend', trade.recommend.gives, [merchants.sellers, merchants.noSellers, merchants.longSellers]],
  [
    'trade.index',
    trade.index.gives,
    [
      sales.desk,
      sales.unbanked,
      sales.emptyDesk,
      sales.cappedDesk,
      sales.fullDesk,
      sales.shutDesk,
      sales.closingDesk,
      sales.unscheduledDesk,
      sales.coolingDesk,
    ],
  ],
  ['trade.quote', trade.quote.gives, [sales.saleQuote, sales.cheaperSale]],
  [
    'trade.info',
    trade.info.gives,
    [
      sales.stoppedSearch,
      early.searching,
      early.offered,
      early.awaitingPayment,
      early.awaitingWallet,
      early.awaitingSoonOver,
      early.askedToCancel,
      early.merchantAsks,
      early.late,
      later.paid,
      later.paidJustNow,
      later.paidLate,
      later.disputeOpen,
      later.disputeByClock,
      later.disputeReview,
      later.disputeProposed,
      later.disputeAnswered,
      early.settling,
      later.settlingBank,
      early.completed,
      early.completedRated,
      early.cancelled,
      early.cancelledNoMatch,
      early.cancelledUnpaid,
      later.cancelledRuled,
      early.frozen,
      early.longest,
      later.longestPaid,
    ],
  ],
  ['trade.list', trade.list.gives, [ordersPage]],
  ['merchant.info', merchant.info.gives, Object.values(dealt)],
  ['merchant.list', merchant.list.gives, [incomingPage]],
  ['news.help', news.help.gives, [people.help, people.longHelp]],
  ['news.article', news.article.gives, [texts.agreement, texts.longAgreement]],
  ['news.whitePaper', news.whitePaper.gives, [texts.paper, texts.longPaper]],
  ['session.sendRegisterCode', session.sendRegisterCode.gives, [visits.sent, visits.sentLongAgo]],
  ['session.signIn', session.signIn.gives, [visits.entered, visits.enteredAgain]],
  ['session.inviter', session.inviter.gives, [visits.inviter, visits.nobody]],
  ['session.checkRegisterCode', session.checkRegisterCode.gives, [visits.ticket]],
  ['session.sendCode', session.sendCode.gives, [pins.pinCode, pins.pinCodeLongAgo]],
  ['security.setPin', security.setPin.gives, [pins.pinSet]],
  ['security.resetPin', security.resetPin.gives, [pins.pinReset]],
  ['session.authorise', session.authorise.gives, [visits.unbound]],
] as const

it.each(FIXTURES)('fixtures of %s are answers that the contract allows', (_, shape, fixtures) => {
  expect(fixtures.map((fixture) => v.parse(shape as v.GenericSchema, fixture))).toEqual(fixtures)
})
