import type { Path } from '#contract/addresses.ts'

const read = (line: string): readonly [string, readonly string[]] => {
  const [from = '', to = ''] = line.split('|').map((part) => part.trim())
  return [from, to.split(' ').filter(Boolean)]
}

/** Where one can go from each screen, going back not counted: path | paths. */
export const LEADS: ReadonlyMap<string, readonly string[]> = new Map(
  `
/pages/index/new_index | /pages/transaction/index /pages/orders/index /pages/my/index /pages/index/index /pages/login/login /pages/login/shop /pages/user/user1 /pages/store/open_store /pages/news/news_list /pages/news/news_detail /pages/my/lang /pages/my/intro /pages/my/recharge /pages/my/withdraw /pages/login/share /pages/video/video /pages/college/college /pages/news/about
/pages/index/index | /pages/ai/ai_robot_list /pages/ai/ai_robot /pages/user/user /pages/shop/shop /pages/shop/jf_shop /pages/shops/shops /pages/shops/search /pages/shops/details /pages/mall/mall /pages/coupon/coupon /pages/index/cp /pages/project/project /pages/index/new_index /pages/login/sign /pages/cart/cart /pages/exam/list
/pages/transaction/index | /pages/orders/sell_order /pages/orders/index /pages/users/up_payword /pages/my/account /pages/login/login /pages/my/recommend
/pages/orders/index | /pages/orders/sell_order /pages/transaction/index /pages/login/login
/pages/my/index | /pages/my/recharge /pages/my/withdraw /pages/my/detail /pages/my/team /pages/my/account /pages/my/recommend /pages/my/setting /pages/my/lang /pages/my/intro /pages/login/login /pages/login/share /pages/login/sign /pages/money/money /pages/wallets/wallets /pages/users/setting /pages/users/zhuxiao /pages/user/user1 /pages/users/transfer
/pages/my/intro | /pages/common/webview /pages/news/about
/pages/my/detail | /pages/money/money_mx /pages/fund-detail/fund-detail /pages/orders/sell_order
/pages/my/team | /pages/users/team /pages/login/share /pages/users/invite
/pages/my/account | /pages/my/withdraw /pages/my/index /pages/bank_card/card_list /pages/users/up_payword
/pages/my/recommend | /pages/common/urlview /pages/transaction/index
/pages/my/setting | /pages/my/lang /pages/users/setting /pages/users/up_password /pages/users/up_payword /pages/news/about /pages/news/reg_rule /pages/login/login /pages/users/zhuxiao
/pages/my/lang | /pages/my/setting /pages/index/new_index
/pages/my/recharge | /pages/money/recharge_order_pay /pages/money/recharge_bc /pages/money/money_mx /pages/my/index
/pages/my/withdraw | /pages/my/account /pages/users/withdrawal_add /pages/users/up_payword /pages/bank_card/card_atm_log /pages/my/index
/pages/news/about | /pages/common/urlview /pages/news/reg_rule /pages/my/intro
/pages/news/news_list | /pages/news/news_detail
/pages/news/news_detail | /pages/news/news_list /pages/common/urlview /pages/shops/details
/pages/news/reg_rule | /pages/login/reg /pages/reg/reg
/pages/video/video | /pages/video/detail
/pages/video/detail | /pages/video/video
/pages/college/college | /pages/exam/list /pages/exam/detail /pages/video/detail /pages/common/webview /pages/login/login
/pages/exam/list | /pages/exam/detail /pages/college/college
/pages/exam/detail | /pages/exam/list /pages/college/college /pages/login/sign
/pages/shop/shop | /pages/shops/details /pages/shops/search /pages/cart/cart /pages/coupon/coupon /pages/shop/jf_shop /pages/shops/shops /pages/login/login
/pages/shop/jf_shop | /pages/shops/details /pages/orders/create_order /pages/orders/order /pages/jf/money /pages/login/sign /pages/login/login
/pages/shops/shops | /pages/shops/details /pages/shops/search /pages/coupon/coupon /choose-location /open-location /pages/store/open_store
/pages/shops/details | /pages/cart/cart /pages/orders/create_order /pages/shops/shops /open-location /pages/login/login /pages/coupon/coupon /pages/login/share
/pages/shops/search | /pages/shops/details /pages/shops/shops
/pages/shops/visit | /pages/shops/details /pages/shop/shop
/pages/shops/fg_shop | /pages/shops/details /pages/wallets/gw_wallet /pages/orders/create_order
/pages/cart/cart | /pages/orders/create_order /pages/shops/details /pages/shop/shop
/pages/mall/mall | /pages/common/urlview /pages/orders/invite_order /pages/login/login
/pages/coupon/coupon | /pages/shop/shop /pages/shops/shops /pages/shops/details
/pages/orders/order | /pages/orders/order_detail /pages/money/pay /pages/orders/logistics_view /pages/shop/shop
/pages/orders/invite_order | /pages/login/share /pages/mall/mall /pages/jf/bonus_log
/pages/orders/create_order | /pages/address/address /pages/address/add_address /pages/coupon/coupon /pages/money/pay /pages/orders/order_detail /pages/cart/cart
/pages/orders/order_detail | /pages/money/pay /pages/orders/logistics_view /pages/shops/details /pages/cart/cart /open-location /pages/orders/order
/pages/orders/sell_order | /pages/orders/index /pages/transaction/index /pages/my/detail
/pages/orders/logistics_view | /pages/orders/order_detail
/pages/address/address | /pages/address/add_address /pages/address/edit_address /pages/orders/create_order
/pages/address/add_address | /pages/address/address /pages/orders/create_order /choose-location
/pages/address/edit_address | /pages/address/address /choose-location
/pages/money/money | /pages/money/recharge /pages/money/atm /pages/money/gw_atm /pages/money/money_mx /pages/wallets/wallets /pages/users/transfer /pages/bank_card/card_list
/pages/money/pay | /pages/money/alipay_h5 /pages/orders/order_detail /pages/ai/ai_order_info /pages/users/up_payword /pages/money/recharge
/pages/money/money_mx | /pages/money/money
/pages/money/gw_atm | /pages/wallets/gw_wallet /pages/money/money_mx
/pages/money/alipay_h5 | /pages/money/pay /pages/orders/order_detail /pages/money/recharge_pay
/pages/money/recharge | /pages/money/recharge_order_pay /pages/money/recharge_pay /pages/money/recharge_bc /pages/money/money_mx
/pages/money/recharge_order_pay | /pages/money/money_mx /pages/money/money /pages/money/recharge
/pages/money/recharge_pay | /pages/money/alipay_h5 /pages/money/money /pages/money/recharge
/pages/money/recharge_bc | /pages/money/recharge_order_pay /pages/money/money_mx
/pages/money/atm | /pages/money/atm_usdt /pages/money/atm_bank /pages/bank_card/card_atm_log /pages/users/withdrawal_set
/pages/money/atm_usdt | /pages/users/withdrawal_add /pages/users/withdrawal_set /pages/users/up_payword /pages/money/atm
/pages/money/atm_bank | /pages/bank_card/card_add /pages/bank_card/card_list /pages/users/up_payword /pages/money/atm
/pages/wallets/wallets | /pages/wallets/gw_wallet /pages/wallets/fx_wallet /pages/wallets/k_wallet /pages/wallets/wallet_mx /pages/wallets/to_money /pages/jf/money /pages/money/money
/pages/wallets/gw_wallet | /pages/shops/fg_shop /pages/money/gw_atm /pages/wallets/wallet_mx
/pages/wallets/fx_wallet | /pages/wallets/to_money /pages/wallets/wallet_mx /pages/users/my_earnings
/pages/wallets/k_wallet | /pages/transaction/index /pages/wallets/wallet_mx /pages/wallets/to_money
/pages/wallets/wallet_mx | /pages/wallets/wallets
/pages/wallets/to_money | /pages/wallets/wallets /pages/money/money_mx
/pages/jf/atm | /pages/jf/money /pages/money/money_mx
/pages/jf/bonus_log | /pages/users/my_earnings /pages/orders/invite_order
/pages/jf/money | /pages/jf/atm /pages/shop/jf_shop /pages/login/sign /pages/equity/jf
/pages/jf/partner | /pages/users/team /pages/login/share /pages/jf/bonus_log
/pages/jf/friends_card | /pages/login/share
/pages/bank_card/card_add | /pages/bank_card/card_list /pages/money/atm_bank
/pages/bank_card/card_list | /pages/bank_card/card_add /pages/bank_card/card_edit /pages/bank_card/card_atm
/pages/bank_card/card_edit | /pages/bank_card/card_list
/pages/bank_card/card_atm | /pages/bank_card/card_atm_log /pages/users/up_payword
/pages/bank_card/card_atm_log | /pages/money/atm
/pages/business_center/business_center | /pages/business_center/transfer /pages/business_center/atm /pages/users/team /pages/captain/ty_captain
/pages/business_center/transfer | /pages/business_center/business_center
/pages/business_center/atm | /pages/money/atm /pages/business_center/business_center
/pages/users/transfer | /pages/money/money_mx /pages/users/up_payword
/pages/login/login | /pages/index/new_index /pages/login/login1 /pages/login/reg /pages/login/restpassword /pages/my/lang /pages/news/reg_rule /pages/login/mp_login
/pages/login/login1 | /pages/login/login /pages/index/new_index /pages/login/restpassword
/pages/login/reg | /pages/login/login /pages/news/reg_rule
/pages/login/restpassword | /pages/login/login
/pages/login/share | /pages/users/invite /pages/my/team /pages/orders/invite_order
/pages/login/shop | /pages/login/login /pages/user/user1 /pages/store/open_store /pages/captain/ty_captain
/pages/login/sign | /pages/shop/jf_shop /pages/jf/money /pages/address/address /pages/exam/list /pages/login/share
/pages/login/mp_login | /pages/login/login /pages/index/new_index /pages/login/reg
/pages/reg/reg | /pages/login/login /pages/news/reg_rule /pages/index/new_index
/pages/users/invite | /pages/login/share /pages/users/team
/pages/users/rfpassword | /pages/users/up_payword /pages/users/bindphone /pages/users/bindemail
/pages/users/setting | /pages/users/up_userinfo /pages/users/bindphone /pages/users/up_phone /pages/users/bindemail /pages/users/bind_username /pages/users/up_password /pages/users/up_payword /pages/users/rfpassword /pages/users/withdrawal_set /pages/bank_card/card_list /pages/address/address /pages/users/zhuxiao
/pages/users/bindphone | /pages/users/setting /pages/users/up_phone
/pages/users/bindemail | /pages/users/setting
/pages/users/bind_username | /pages/users/setting
/pages/users/up_userinfo | /pages/users/setting /pages/users/bindemail
/pages/users/up_password | /pages/login/login
/pages/users/up_payword | /pages/users/rfpassword /pages/users/setting
/pages/users/up_phone | /pages/login/login /pages/users/bindphone
/pages/users/withdrawal_set | /pages/users/withdrawal_add /pages/users/withdrawal_edit /pages/bank_card/card_list
/pages/users/withdrawal_edit | /pages/users/withdrawal_set
/pages/users/withdrawal_add | /pages/users/withdrawal_set /pages/money/atm_usdt
/pages/users/my_earnings | /pages/jf/bonus_log /pages/wallets/fx_wallet
/pages/users/team | /pages/users/invite /pages/jf/partner /pages/my/team
/pages/users/zhuxiao | /pages/login/login /pages/money/money /pages/orders/order /pages/news/reg_rule
/pages/user/user | /pages/orders/order /pages/orders/invite_order /pages/coupon/coupon /pages/jf/money /pages/shops/visit /pages/address/address /pages/ai/ai_robot_order /pages/ai/ai_order /pages/equity/equity /pages/login/sign /pages/users/setting /pages/wallets/wallets /pages/users/my_earnings /pages/users/team /pages/business_center/business_center /pages/user/user1 /pages/login/shop /pages/jf/partner /pages/jf/friends_card /pages/shops/fg_shop /pages/exam/list /pages/login/login /pages/index/new_index
/pages/user/user1 | /pages/store/sell_order /pages/store/order /pages/store/coupon_check /pages/login/shop /pages/money/atm /pages/user/user
/pages/captain/ty_captain | /choose-location /pages/user/user1 /pages/news/reg_rule
/pages/store/coupon_check | /pages/store/order_detail /pages/user/user1
/pages/store/open_store | /choose-location /pages/user/user1 /pages/news/reg_rule
/pages/store/order | /pages/store/order_detail /pages/store/coupon_check
/pages/store/order_detail | /pages/store/coupon_check /pages/orders/logistics_view /pages/store/order
/pages/store/sell_order | /pages/user/user1
/pages/ai/ai_product | /pages/ai/ai_detail
/pages/ai/ai_detail | /pages/money/recharge /pages/ai/ai_robot /pages/ai/ai_order /pages/login/login /pages/users/up_payword
/pages/ai/ai_order_info | /pages/ai/ai_order /pages/ai/ai_robot_order /pages/ai/ai_task_order /pages/wallets/wallet_mx
/pages/ai/ai_order | /pages/ai/ai_order_info /pages/ai/ai_product
/pages/ai/ai | /pages/ai/ai_robot_list /pages/ai/ai_product /pages/ai/ai_detail /pages/ai/ai_order /pages/ai/ai_task_order
/pages/ai/ai_robot | /pages/project/project /pages/project/detail /pages/ai/ai_order_info /pages/index/cp /pages/login/login
/pages/ai/ai_robot_order | /pages/ai/ai_order_info /pages/ai/ai_task_order /pages/ai/ai_robot_list
/pages/ai/ai_task_order | /pages/ai/ai_order_info
/pages/ai/ai_robot_list | /pages/ai/ai_product /pages/ai/ai_detail /pages/ai/ai_robot_order /pages/ai/ai
/pages/index/cp | /pages/index/cp_info
/pages/index/cp_info | /pages/money/recharge /pages/ai/ai_robot /pages/login/login /pages/users/up_payword
/pages/equity/equity | /pages/equity-detail/equity-detail /pages/fund-detail/fund-detail /pages/equity/jf
/pages/equity/jf | /pages/equity/equity /pages/jf/money
/pages/equity-detail/equity-detail | /pages/equity/equity
/pages/fund-detail/fund-detail | /pages/equity/equity /pages/common/webview
/pages/project/project | /pages/project/detail
/pages/project/detail | /pages/money/recharge /pages/ai/ai_robot /pages/ai/ai_order_info /pages/common/webview /pages/login/login /pages/users/up_payword
/pages/common/webview | /pages/common/urlview
/pages/common/urlview | /pages/index/new_index
/choose-location |
/open-location | /pages/common/urlview
`
    .trim()
    .split('\n')
    .map(read),
)

/** Where no row leads that a story shows, and why: going there is no row, or must not be one. */
export const OTHERWISE: Partial<Record<Path, Partial<Record<Path, string>>>> = {
  '/pages/ai/ai_detail': { '/pages/ai/ai_robot': 'Whoever has bought is led on to what is theirs.' },
  '/pages/index/cp_info': { '/pages/ai/ai_robot': 'Whoever has bought is led on to what is theirs.' },
  '/pages/project/detail': {
    '/pages/ai/ai_robot': 'Whoever has bought is led on to what is theirs.',
    '/pages/ai/ai_order_info': 'The receipt leads there, over what is theirs.',
    '/pages/common/webview': 'Its papers are files of ours, which the browser opens by itself.',
  },
  '/pages/shop/jf_shop': {
    '/pages/orders/create_order': 'What is exchanged is chosen on its own page, which leads there.',
  },
  '/pages/shops/details': {
    '/pages/coupon/coupon': 'Coupons for it open in a sheet over it, which leads there.',
    '/pages/login/share': 'It is shared by the sheet of the phone, or by a copied link.',
  },
  '/pages/shops/fg_shop': {
    '/pages/orders/create_order': 'It is bought from the cart, like everything else that is paid in EUR.',
  },
  '/pages/orders/create_order': {
    '/pages/coupon/coupon': 'A coupon is chosen in a sheet over it.',
    '/pages/money/pay': 'Whoever has ordered is led on to it.',
    '/pages/orders/order_detail': 'Back from the cashier is the order.',
  },
  '/pages/orders/order_detail': {
    '/pages/orders/order': 'Whoever has removed it is led there, and Back leads there.',
    '/open-location': 'Where it is fetched is known once stores say where they are.',
  },
  '/pages/address/address': { '/pages/orders/create_order': 'Whoever has chosen is led back to what asked.' },
  '/pages/address/add_address': {
    '/pages/orders/create_order': 'Whoever has saved is led back to what asked.',
    '/choose-location': 'What was typed is kept first: a button does both.',
  },
  '/pages/address/edit_address': { '/choose-location': 'What was typed is kept first: a button does both.' },
  '/pages/mall/mall': { '/pages/common/urlview': 'Whoever opens goods at the partner is led on to it.' },
  '/pages/my/index': {
    '/pages/my/recharge': 'Bringing in, taking out and sending are on home, one press away.',
    '/pages/my/withdraw': 'Bringing in, taking out and sending are on home, one press away.',
    '/pages/users/transfer': 'Bringing in, taking out and sending are on home, one press away.',
    '/pages/money/money': 'One overview of the same accounts is enough: the wallets lead on to it.',
    '/pages/my/lang': 'The settings have it, and only they.',
    '/pages/users/zhuxiao': 'The settings have it, and only they.',
  },
  '/pages/transaction/index': { '/pages/users/up_payword': 'A first PIN is set over the sale, in a sheet.' },
  '/pages/my/setting': {
    '/pages/users/up_password': 'The account has it: the two pages say nothing twice.',
    '/pages/users/up_payword': 'The account has it: the two pages say nothing twice.',
  },
  '/pages/users/setting': {
    '/pages/users/bind_username': 'The settings have it: the two pages say nothing twice.',
    '/pages/users/zhuxiao': 'The settings have it, and only they.',
  },
  '/pages/my/detail': {
    '/pages/fund-detail/fund-detail': 'No entry of these accounts is of a fund.',
    '/pages/orders/sell_order': 'The sheet of an entry leads there, when it is opened.',
  },
  '/pages/money/pay': { '/pages/ai/ai_order_info': 'What is invested is paid where it is chosen, and never here.' },
  '/pages/money/alipay_h5': {
    '/pages/money/recharge_pay': 'Whoever was declined chooses at the cashier, for what was begun.',
  },
  '/pages/fund-detail/fund-detail': { '/pages/common/webview': 'Its papers are files of ours that the browser opens.' },
  '/pages/my/intro': { '/pages/common/webview': 'Its text holds no link to another site.' },
  '/pages/news/reg_rule': {
    '/pages/login/reg': 'Whoever joins reads it over the form, and is there already.',
    '/pages/reg/reg': 'Whoever joins reads it over the form, and is there already.',
  },
  '/pages/login/login': {
    '/pages/index/new_index': 'Whoever has signed in is led on to it.',
    '/pages/login/mp_login': 'In a browser it is the last resort: the other sign-in page leads there.',
  },
  '/pages/login/login1': { '/pages/index/new_index': 'Whoever has signed in is led on to it.' },
  '/pages/users/up_userinfo': { '/pages/users/setting': 'Whoever has saved is led on to it.' },
  '/pages/login/mp_login': { '/pages/index/new_index': 'Whoever has signed in is led on to it.' },
  '/pages/login/reg': { '/pages/news/reg_rule': 'It opens over the form, so that nothing typed is lost.' },
  '/pages/login/restpassword': { '/pages/login/login': 'Whoever has a new password is led on to it.' },
  '/pages/users/up_password': { '/pages/login/login': 'Whoever has a new password is led on to it.' },
  '/pages/users/up_phone': { '/pages/login/login': 'Whoever has another phone is led on to it.' },
  '/pages/reg/reg': {
    '/pages/news/reg_rule': 'It opens over the form, so that nothing typed is lost.',
    '/pages/index/new_index': 'Whoever has joined is led on to it, by way of signing in.',
  },
}
