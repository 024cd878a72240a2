import type { Access } from '#contract/endpoint.ts'

export interface ScreenFact {
  readonly path: string
  readonly area: string
  readonly title: string
  readonly access: Access | 'merchant or store'
  readonly calls: readonly string[]
  readonly states: readonly string[]
}

const words = (text: string) => text.split(' ').filter(Boolean)

function read(line: string): ScreenFact {
  const [path = '', area = '', title = '', access = '', calls = '', states = ''] = line
    .split('|')
    .map((part) => part.trim())
  return { path, area, title, access: access as ScreenFact['access'], calls: words(calls), states: words(states) }
}

/** Every screen of the product: path | area | title | access | calls | states. */
export const SCREENS: readonly ScreenFact[] = `
/pages/index/new_index | main | Home | optional | /index/index/index /user/user/getMsgsConfig | loading error ready.anonymous ready.member ready.merchant marketOpen marketClosed newsEmpty refreshing popupNotice signedInNotice
/pages/index/index | main | Mall home | optional | /index/index/index /shop/index/index | loading error ready sectionEmpty refreshing
/pages/transaction/index | main | Transaction | optional | /trade/index/index /trade/order/create /trade/order/info /trade/order/cancel | loading error anonymous marketClosed cooling needAccount needPayword idle invalid quoteStale confirming pinWrong pinLocked submitting rejected unknown searching offered cancelling matched noMatch cancelled
/pages/orders/index | main | Trade orders | optional | /trade/order/getOrderList | anonymous loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/my/index | main | My | optional | /user/user/get_user_info /user/user/get_user_money /user/kefu/kefu | loading anonymous error ready unavailable refreshing
/pages/my/intro | main | Introduction | anyone | /shop/index/get_white_pap | loading notFound error ready pdfError
/pages/my/detail | main | Details | member | /user/user/money_log | loading empty error ready refreshing loadingMore loadMoreError noMore filtered
/pages/my/team | main | My team | member | /user/user/get_team_count /user/user/referee | countLoading countError loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/my/account | main | Bank account | member | /user/banks/index /user/banks/bank_one /user/banks/sys_bank_list /user/banks/bind_bank | loading loadFailed unbound bound editing invalid confirming submitting success saveFailed infoFailed
/pages/my/recommend | main | Buy coins | optional | /trade/index/recommend | loading empty error ready
/pages/my/setting | main | Settings | optional | /user/user/logout /user/user/getMsgsConfig | ready.anonymous ready.member confirmingLogout loggingOut
/pages/my/lang | main | Language | anyone | /user/user/getMsgsConfig | ready applying loadFailed
/pages/my/recharge | main | Recharge | member | /user/recharge/get_account_list /user/recharge/get_account /user/recharge/recharge /user/attachment/upload /user/user/recharge_log | loading noChannel error idle invalid uploading uploadFailed submitting rejected submitted copied
/pages/my/withdraw | main | Withdraw | member | /user/withdraw/getAtmInfo /user/withdraw/atm /user/withdraw/getAtmList1 | loading error needBank needAddress needPayword held idle invalid confirming submitting rejected submitted
/pages/news/about | content | About us | anyone | /news/news/info /user/kefu/kefu /user/feedback/submit | loading notFound error ready feedback.idle feedback.invalid feedback.submitting feedback.sent feedback.failed
/pages/news/news_list | content | News | anyone | /news/news/type /news/news/index | typesLoading loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/news/news_detail | content | News detail | anyone | /news/news/info | loading notFound error ready
/pages/news/reg_rule | content | Registration agreement | anyone | /news/news/info | loading notFound error ready
/pages/video/video | content | Videos | anyone | /news/video/index | loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/video/detail | content | Video | optional | /news/video/info | loading notFound error ready buffering playing paused ended playError
/pages/college/college | content | Business school | optional | /material/material/type /material/material/index /material/material/info /material/material/study | loading empty error ready refreshing loadingMore loadMoreError noMore reader.loading reader.notFound reader.error reader.ready studied
/pages/exam/list | content | Exams | member | /exam/exam/index | loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/exam/detail | content | Exam | member | /exam/exam/info /exam/exam/start /exam/exam/save /exam/exam/submit /exam/exam/result | loading notFound error noQuestions intro noAttempts closed starting answering saving saveFailed offline reviewing confirming submitting submitFailed timeUp result.passed result.failed answers
/pages/shop/shop | shop | Shop | optional | /shop/index/index /shop/goods/cate /shop/goods/index /shop/cart/add | categoriesLoading loading empty error ready refreshing loadingMore loadMoreError noMore specSheet adding added addRejected
/pages/shop/jf_shop | shop | Points shop | optional | /shop/jf/index /shop/goods/index /user/lottery/index /user/lottery/log | headerLoading anonymous loading empty error ready refreshing loadingMore loadMoreError noMore pointsShort
/pages/shops/shops | shop | Stores | optional | /store/store/index /store/store/info /shop/goods/index /shop/coupon/receive | loading empty error ready refreshing loadingMore loadMoreError noMore locating locationDenied store.loading store.notFound store.ready store.closed
/pages/shops/details | shop | Goods detail | optional | /shop/goods/info /shop/cart/add /shop/coupon/receive | loading notFound error ready specSheet soldOut offShelf pointsShort limitReached adding added addRejected sharing
/pages/shops/search | shop | Search | optional | /shop/goods/hot_search /shop/goods/index /store/store/index | idle historyEmpty confirmingClear searching noResult loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/shops/visit | shop | Browsing history | member | /shop/goods/visit_list /shop/goods/visit_del | loading empty error ready refreshing loadingMore loadMoreError noMore editing confirmingDelete deleting deleteFailed
/pages/shops/fg_shop | shop | Repurchase shop | member | /shop/goods/index /user/user/get_user_money | headerLoading loading empty error ready refreshing loadingMore loadMoreError noMore shopBalanceShort
/pages/cart/cart | shop | Cart | member | /shop/cart/index /shop/cart/update /shop/cart/select /shop/cart/del | loading empty error ready updating updateRejected priceChanged invalidGroup editing confirmingDelete nothingSelected
/pages/mall/mall | shop | Affiliate mall | optional | /pdd/cate/cateList /pdd/goods/goodsList /pdd/goods/promotion_url | categoriesLoading loading empty error ready refreshing loadingMore loadMoreError noMore linkLoading linkFailed
/pages/coupon/coupon | shop | Coupons | member | /shop/coupon/index /shop/coupon/receive /shop/coupon/my /shop/coupon/code | loading empty error ready refreshing loadingMore loadMoreError noMore receiving received receiveRejected codeSheet.loading codeSheet.showing codeSheet.expired codeSheet.used
/pages/orders/order | orders | Shop orders | member | /shop/order/getOrderList /shop/order/cancel /shop/order/receive /shop/order/del | loading empty error ready refreshing loadingMore loadMoreError noMore confirmingAction acting actionFailed stale
/pages/orders/invite_order | orders | Invited orders | member | /shop/order/invite_list /pdd/order/getOrderList | summaryLoading loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/orders/create_order | orders | Check-out | member | /shop/order/confirm /shop/order/create | loading error quoting ready noAddress noPickupStore problems couponSheet pointsShort submitting requoted rejected unknown created
/pages/orders/order_detail | orders | Shop order | member | /shop/order/info /shop/order/cancel /shop/order/receive /shop/order/refund /shop/order/refund_cancel /shop/order/again /shop/order/del | loading notFound error unpaid closing unshipped pickupReady shipped done cancelled refunding refundRejected refunded confirmingAction acting actionFailed stale
/pages/orders/sell_order | orders | Sell order | member | /trade/order/info /trade/order/cancel /trade/order/extend /trade/order/confirm /trade/order/dispute /trade/order/dispute_reply /trade/order/rate /user/attachment/upload | loading notFound error searching offered awaitingPayment late paid confirmSheet disputeSheet disputeOpen disputeReview disputeProposed settling completed rating cancelled frozen confirmingAction acting actionFailed stale
/pages/orders/logistics_view | orders | Logistics | member | /shop/order/express | loading notFound error noTrace ready signed problem copied
/pages/address/address | orders | Addresses | member | /user/address/index /user/address/set_default /user/address/del | loading empty error ready selecting confirmingDelete deleting settingDefault actionFailed
/pages/address/add_address | orders | Add address | member | /user/address/add /user/address/area | loading idle invalid submitting rejected success areaLoading areaFailed
/pages/address/edit_address | orders | Edit address | member | /user/address/info /user/address/edit /user/address/del /user/address/area | loading idle invalid submitting rejected success notFound areaLoading areaFailed confirmingDelete deleting
/pages/money/money | money | My money | member | /user/user/get_user_money /user/user/money_log | loading error ready hidden logEmpty refreshing
/pages/money/pay | money | Cashier | member | /user/Payment/pay_methods /user/Payment/yue_pay /user/Payment/yue_reg_pay /user/Payment/pay_status /user/Payment/wxpay /user/Payment/wxpayh5 /user/Payment/order_payh5 /user/Payment/pay_pooulcloud /user/Payment/alipay /user/Payment/alipayh5 /user/Payment/order_payalih5 /user/wxpayxcx/order_pay /user/wxpay/wechatpay /user/Sdpay/pay /user/payv1/pay | loading notFound error ready noMethod balanceShort needPayword pin pinWrong pinLocked paying handedOff checking paid failed closed alreadyPaid unknown
/pages/money/money_mx | money | Money log | member | /user/user/money_log /user/user/recharge_log | loading empty error ready refreshing loadingMore loadMoreError noMore filtered detailSheet
/pages/money/gw_atm | money | Balance conversion | member | /user/finance/get_ht_data /user/finance/shop_to_money | loading idle invalid submitting rejected success rateChanged amountShort confirming
/pages/money/alipay_h5 | money | Gateway hand-off | member | /user/Payment/pay_status | preparing handedOff waiting checking paid failed closed timeout blocked
/pages/money/recharge | money | Recharge | member | /user/recharge/get_account_list /user/recharge/recharge | loading noChannel error idle invalid submitting rejected created
/pages/money/recharge_order_pay | money | Pay recharge order | member | /user/recharge/get_account /user/recharge/recharge /user/recharge/cancel /user/user/recharge_log /user/attachment/upload | loading notFound error awaitingProof copied noProof uploading uploadFailed submitting rejectedInput submitted inReview needsInfo credited rejected reversed expired confirmingCancel cancelled
/pages/money/recharge_pay | money | Online recharge | member | /user/recharge/wechatpay /user/recharge/alipay /user/Payment/pay_status | loading noMethod idle invalid starting handedOff checking paid failed closed unknown
/pages/money/recharge_bc | money | Chain deposit | member | /user/user/carete_address /user/user/recharge_log | loading creating createFailed ready copied copyFailed logEmpty
/pages/money/atm | money | Withdraw | member | /user/withdraw/getAtmInfo /user/withdraw/getAtmList1 /user/withdraw/info /user/withdraw/cancel | loading error ready noMethodOpen held listEmpty detailSheet confirmingCancel cancelling actionFailed
/pages/money/atm_usdt | money | Withdraw USDT | member | /user/withdraw/getAtmInfo /user/withdraw/atm /user/user/address_list | loading error needAddress needPayword held idle invalid confirming submitting rejected submitted
/pages/money/atm_bank | money | Withdraw EUR | member | /user/withdraw/getAtmInfo /user/withdraw/atm /user/banks/index | loading error needBank needPayword held idle invalid feeChanged confirming submitting rejected submitted
/pages/wallets/wallets | money | Wallets | member | /user/user/get_user_money | loading error ready hidden refreshing
/pages/wallets/gw_wallet | money | Shopping wallet | member | /user/user/get_user_money /user/user/money_log | headerLoading loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/wallets/fx_wallet | money | Profit wallet | member | /user/user/get_user_money /user/user/bonus_log /user/finance/zl_to_cmoney | headerLoading loading empty error ready refreshing loadingMore loadMoreError noMore convertSheet.idle convertSheet.invalid convertSheet.submitting convertSheet.done convertSheet.rejected
/pages/wallets/k_wallet | money | Coin wallet | member | /user/finance/get_c_data /user/finance/get_ht_data /user/finance/compose_c_money /user/user/money_log | headerLoading chartError loading empty error ready refreshing loadingMore loadMoreError noMore composeSheet.idle composeSheet.invalid composeSheet.submitting composeSheet.done composeSheet.rejected
/pages/wallets/wallet_mx | money | Wallet log | member | /user/user/money_log | loading empty error ready refreshing loadingMore loadMoreError noMore filtered detailSheet
/pages/wallets/to_money | money | To balance | member | /user/finance/get_ht_data /user/finance/get_c_data /user/finance/withdraw | loading idle invalid submitting rejected success rateChanged amountShort confirming
/pages/jf/atm | money | Points to balance | member | /user/jf/index /user/jf/atm | loading idle invalid submitting rejected success amountShort confirming
/pages/jf/bonus_log | money | Bonus log | member | /user/user/bonus_log | loading empty error ready refreshing loadingMore loadMoreError noMore filtered
/pages/jf/money | money | Points | member | /user/jf/index /user/user/money_log | headerLoading loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/jf/partner | money | Partner | member | /user/jf/partner | loading error ready topLevel listEmpty loadingMore noMore
/pages/jf/friends_card | money | Friend cards | member | /user/icard/index /user/icard/add | loading empty error ready refreshing loadingMore loadMoreError noMore addSheet.idle addSheet.invalid addSheet.submitting addSheet.done addSheet.rejected
/pages/bank_card/card_add | money | Add bank card | member | /user/banks/sys_bank_list /user/banks/bind_bank | loading idle invalid submitting rejected success banksFailed confirming
/pages/bank_card/card_list | money | Bank cards | member | /user/banks/index /user/banks/set_default /user/banks/del_bank | loading empty error ready selecting confirmingDelete deleting actionFailed
/pages/bank_card/card_edit | money | Edit bank card | member | /user/banks/bank_one /user/banks/sys_bank_list /user/banks/bind_bank /user/banks/del_bank | loading idle invalid submitting rejected success notFound locked confirming confirmingDelete deleting
/pages/bank_card/card_atm | money | Withdraw to this card | member | /user/withdraw/getAtmInfo /user/banks/bank_one /user/withdraw/atm | loading notFound error needPayword held idle invalid feeChanged confirming submitting rejected submitted
/pages/bank_card/card_atm_log | money | Withdrawal log | member | /user/withdraw/getAtmList1 /user/withdraw/info /user/withdraw/cancel | loading empty error ready refreshing loadingMore loadMoreError noMore detailSheet confirmingCancel cancelling actionFailed
/pages/business_center/business_center | money | Business centre | member | /user/service/info /user/service/get_user_list /user/service/open_user /user/structure/add_service_team_user | loading error notCentre pending stopped ready listEmpty loadingMore noMore openSheet.idle openSheet.invalid openSheet.confirming openSheet.submitting openSheet.done openSheet.rejected
/pages/business_center/transfer | money | Credit transfer | service | /user/finance/check_user /user/finance/regtransfer | loading idle invalid submitting rejected success checkingUser userUnknown amountShort confirming
/pages/business_center/atm | money | Centre payout | service | /user/service/info /user/finance/withdraw /user/withdraw/getAtmInfo | loading idle invalid submitting rejected success amountShort confirming held
/pages/users/transfer | money | Transfer | member | /user/finance/check_user /user/finance/transfer /user/user/get_user_money | loading idle invalid submitting rejected success checkingUser userUnknown self amountShort needPayword confirming unknown
/pages/login/login | account | Sign in | anyone | /user/login | idle invalid submitting rejected locked success cancellationWithdrawn
/pages/login/login1 | account | Sign in another way | anyone | /user/login /user/sms/spend_sms | idle invalid sendingCode codeSent sendFailed submitting rejected locked success
/pages/login/reg | account | Register | anyone | /user/register/spend_sms /user/register/yz_code /user/register | idle invalid sendingCode codeSent sendFailed checkingCode codeRejected submitting rejected success
/pages/login/restpassword | account | Reset password | anyone | /user/forget/spend_sms /user/forget/reset | idle invalid sendingCode codeSent sendFailed submitting rejected success
/pages/login/share | account | Invite friends | member | /user/user/get_my_invite_info | loading error ready posterDrawing posterReady posterFailed copied copyFailed saved saveFailed
/pages/login/shop | account | Merchant entry | optional | /trade/merchant/index /trade/merchant/apply /trade/merchant/margin /store/apply/info /user/attachment/upload | anonymous loading error none applySheet.idle applySheet.invalid applySheet.submitting applySheet.rejected applied refused verified marginShort payingMargin active suspended
/pages/login/sign | account | Daily check-in | member | /user/user/sign_data /user/user/sign /user/task /user/task/task /user/task/task_complete /user/lottery/index /user/lottery/video /user/lottery/video_done /user/lottery/log /user/lottery/claim | loading error notStarted ready signing signed alreadySigned signFailed tasksEmpty claiming claimed claimFailed lottery.closed lottery.noChance lottery.ready lottery.drawing lottery.won lottery.missed lottery.failed video.loading video.playing video.done
/pages/login/mp_login | account | Mini-program sign-in | anyone | /user/login/wx_user_bind /user/login/wx_bind | unsupported idle authorising authRefused needBind binding rejected success cancellationWithdrawn
/pages/reg/reg | account | Join by invitation | anyone | /user/register/inviter /user/register/spend_sms /user/register/yz_code /user/register | loadingInviter inviterUnknown idle invalid sendingCode codeSent sendFailed checkingCode codeRejected submitting rejected success
/pages/users/invite | account | My invitations | member | /user/structure/get_team_invite_code /user/user/referee | codeLoading codeFailed loading empty error ready refreshing loadingMore loadMoreError noMore copied
/pages/users/rfpassword | account | Forgot payment PIN | member | /user/sms/spend_sms /user/user/reset_payword | idle noContact invalid sendingCode codeSent sendFailed submitting rejected success
/pages/users/setting | account | Account settings | member | /user/user/get_user_info | loading error ready
/pages/users/bindphone | account | Bind phone | member | /user/sms/spend_sms /user/user/set_mobile | idle alreadyBound invalid sendingCode codeSent sendFailed submitting rejected success
/pages/users/bindemail | account | Bind email | member | /user/sms/spend_sms /user/user/set_email | idle invalid sendingCode codeSent sendFailed submitting rejected success
/pages/users/bind_username | account | Set username | member | /user/user/set_username | idle alreadySet invalid submitting rejected success
/pages/users/up_userinfo | account | Edit profile | member | /user/user/get_user_info /user/user/update_user_info /user/attachment/upload | loading idle invalid submitting rejected success uploading uploadFailed leaveDirty
/pages/users/up_password | account | Change password | member | /user/user/update_password /user/sms/spend_sms | idle invalid sendingCode codeSent submitting rejected success
/pages/users/up_payword | account | Payment PIN | member | /user/user/set_payword /user/user/get_user_info | loading unset set invalid submitting rejected locked success
/pages/users/up_phone | account | Change phone | member | /user/sms/spend_sms /user/user/update_user_mobile | oldCode.idle oldCode.sent newPhone.idle newPhone.invalid newPhone.sent sendFailed submitting rejected success
/pages/users/withdrawal_set | account | Payout addresses | member | /user/user/address_list /user/user/del_address | loading empty error ready selecting confirmingDelete deleting actionFailed
/pages/users/withdrawal_edit | account | Edit payout address | member | /user/user/address_list /user/user/bind_address /user/user/del_address /user/sms/spend_sms | loading idle invalid submitting rejected success notFound locked codeSent confirming confirmingDelete deleting
/pages/users/withdrawal_add | account | Add payout address | member | /user/user/bind_address /user/sms/spend_sms | loading idle invalid submitting rejected success networkMismatch codeSent confirming
/pages/users/my_earnings | account | My earnings | member | /user/user/earnings | loading empty error ready switchingRange
/pages/users/team | account | Team structure | member | /user/structure/get_team_count /user/structure/get_my_team_list /user/structure/add_team_user | countLoading countError loading empty error ready refreshing loadingMore loadMoreError noMore searching noResult addSheet.idle addSheet.invalid addSheet.submitting addSheet.done addSheet.rejected
/pages/users/zhuxiao | account | Account cancellation | member | /user/user/zhuxiao_info /user/sms/spend_sms /user/user/zhuxiao | loading error blocked agreement codeSent invalid confirming submitting rejected requested
/pages/user/user | account | Mine | optional | /user/user/get_user_info /user/user/get_user_money /shop/order/getOrderList | loading anonymous error ready unavailable refreshing
/pages/user/user1 | account | Merchant centre | merchant | /trade/merchant/index /trade/merchant/set_state /trade/merchant/getOrderList /store/order/getOrderList | loading error noRole ready.merchant ready.store ready.both merchantBreak marginLow leaving switching refreshing
/pages/captain/ty_captain | stores | Apply as captain | member | /store/apply/info /user/exper/add /user/attachment/upload | loading idle invalid submitting rejected success status.none status.pending status.rejected status.approved uploading uploadFailed
/pages/store/coupon_check | stores | Verify | store | /store/coupon/query /store/coupon/check /store/coupon/log | noRole idle invalid cameraDenied scanning querying found notFound otherStore used expired refunding notPaid confirming checking checked checkFailed locked logEmpty log
/pages/store/open_store | stores | Open a store | member | /store/apply/info /store/apply/add /user/attachment/upload /user/sms/spend_sms | loading idle invalid submitting rejected success status.none status.pending status.rejected status.approved uploading uploadFailed codeSent
/pages/store/order | stores | Store orders | store | /store/order/getOrderList | noRole loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/store/order_detail | stores | Store order | store | /store/order/info /store/order/ship /store/order/refund_check | noRole loading notFound error ready unshipped pickupWaiting shipped done refundAsked refunded cancelled shipSheet.idle shipSheet.invalid shipSheet.submitting refundSheet.idle refundSheet.submitting actionFailed stale
/pages/store/sell_order | stores | Incoming sell order | merchant | /trade/merchant/info /trade/merchant/getOrderList /trade/merchant/answer /trade/merchant/pay /trade/merchant/undo /trade/merchant/abandon /trade/order/dispute /trade/order/dispute_reply /trade/order/rate /user/attachment/upload | noRole loading notFound error listEmpty list offered answering awaitingPayment late paySheet.idle paySheet.invalid paySheet.uploading paySheet.uploadFailed paySheet.submitting paySheet.rejected paid disputeSheet disputeOpen disputeReview disputeProposed settling completed rating cancelled frozen actionFailed stale
/pages/ai/ai_product | invest | AI products | optional | /ai/product/index | loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/ai/ai_detail | invest | Robot or product detail | optional | /ai/product/info /ai/product/buy | loading notFound error ready.coming ready.open ready.soldOut ready.ended sheet.idle sheet.invalid sheet.risk sheet.pin submitting rejected rateChanged needsCurrency unknown success
/pages/ai/ai_order_info | invest | Order detail | member | /ai/order/info /ai/order/stop | loading notFound error ready cooling running suspended completed endedEarly cancelled payoutsEmpty loadingMore confirmingStop stopping stopRejected
/pages/ai/ai_order | invest | Product orders | member | /ai/order/getOrderList | summaryLoading loading empty error ready refreshing loadingMore loadMoreError noMore suspended endedEarly
/pages/ai/ai | invest | AI | optional | /ai/ai/index | loading error ready.anonymous ready.member refreshing
/pages/ai/ai_robot | invest | Projects | optional | /invest/project/index /ai/order/getOrderList | loading anonymous empty error ready refreshing loadingMore noMore
/pages/ai/ai_robot_order | invest | My robots | member | /ai/order/getOrderList | summaryLoading loading empty error ready refreshing loadingMore loadMoreError noMore cooling
/pages/ai/ai_task_order | invest | Robot task orders | member | /invest/task_order/getOrderList | summaryLoading loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/ai/ai_robot_list | invest | Robots | optional | /ai/robot/index | loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/index/cp | invest | Subscription store | optional | /subscribe/subscribe/Index | loading empty error ready refreshing loadingMore loadMoreError noMore
/pages/index/cp_info | invest | Subscription detail | optional | /subscribe/subscribe/subscribe_detail /subscribe/subscribe/to_subscribe | loading notFound error ready.coming ready.open ready.soldOut ready.ended sheet.idle sheet.invalid sheet.risk sheet.pin submitting rejected rateChanged needsCurrency unknown success
/pages/equity/equity | invest | Equity | member | /equity/equity/index | loading empty error ready refreshing
/pages/equity/jf | invest | Equity points | member | /equity/equity/jf /equity/equity/jf_to_equity | headerLoading loading empty error ready refreshing loadingMore loadMoreError noMore windowClosed sheet.idle sheet.invalid sheet.pin sheet.submitting sheet.done sheet.rejected
/pages/equity-detail/equity-detail | invest | Equity detail | member | /equity/equity/info | loading notFound error ready chartError logEmpty loadingMore noMore
/pages/fund-detail/fund-detail | invest | Fund detail | optional | /fund/fund/info | loading notFound error ready rangeLoading chartError noHolding
/pages/project/project | invest | All projects | optional | /invest/project/index | loading empty error ready refreshing loadingMore loadMoreError noMore filtered
/pages/project/detail | invest | Project detail | optional | /invest/project/info /invest/project/buy | loading notFound error ready.coming ready.open ready.full ready.running ready.ended sheet.idle sheet.invalid sheet.risk sheet.pin submitting rejected rateChanged needsCurrency unknown success
/pages/common/webview | common | Web view | anyone |  | checking invalidLink notAllowed loading ready timeout error
/pages/common/urlview | common | Link out | anyone |  | checking invalidLink confirm redirecting cannotOpen tryLater
/choose-location | system | Choose location | anyone |  | loading locating locationDenied ready searching noResult picked
/open-location | system | Open location | anyone |  | invalid ready copied cannotOpen
`
  .trim()
  .split('\n')
  .map(read)
