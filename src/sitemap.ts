import { index, rootRoute, route } from '@tanstack/virtual-file-routes'
import type { Path } from '#contract/addresses.ts'

/** Every address of the app, in the order of the specification, and the file that answers it. */
export const BUILT = {
  // Main
  '/pages/index/new_index': 'screens/home/home.route.tsx',
  '/pages/index/index': 'screens/mall/home.route.tsx',
  '/pages/transaction/index': 'screens/trade/sell/sell.route.tsx',
  '/pages/orders/index': 'screens/trade/order/orders.route.tsx',
  '/pages/my/index': 'screens/account/centre.route.tsx',
  '/pages/my/detail': 'screens/wallet/detail.route.tsx',
  '/pages/my/intro': 'screens/news/white-paper.route.tsx',
  '/pages/my/account': 'screens/card/account.route.tsx',
  '/pages/my/recharge': 'screens/recharge/recharge-here.route.tsx',
  '/pages/my/recommend': 'screens/trade/recommend/recommend.route.tsx',
  '/pages/my/setting': 'screens/account/settings.route.tsx',
  '/pages/my/lang': 'screens/account/choose-language.route.tsx',
  '/pages/my/withdraw': 'screens/withdrawal/withdraw.route.tsx',

  // Content
  '/pages/news/news_list': 'screens/news/news-list.route.tsx',
  '/pages/news/reg_rule': 'screens/news/agreement.route.tsx',

  // Shop
  '/pages/shop/shop': 'screens/shop/shop.route.tsx',
  '/pages/shop/jf_shop': 'screens/shop/points-shop.route.tsx',
  '/pages/shops/details': 'screens/shop/goods.route.tsx',
  '/pages/shops/search': 'screens/shop/search.route.tsx',
  '/pages/shops/visit': 'screens/shop/visits.route.tsx',
  '/pages/shops/fg_shop': 'screens/shop/repurchase-shop.route.tsx',
  '/pages/cart/cart': 'screens/cart/cart.route.tsx',
  '/pages/mall/mall': 'screens/affiliate/mall.route.tsx',
  '/pages/coupon/coupon': 'screens/coupon/coupons.route.tsx',

  // Orders and addresses
  '/pages/orders/order': 'screens/shop-order/orders.route.tsx',
  '/pages/orders/order_detail': 'screens/shop-order/order.route.tsx',
  '/pages/orders/create_order': 'screens/shop-order/checkout.route.tsx',
  '/pages/orders/sell_order': 'screens/trade/order/order.route.tsx',
  '/pages/orders/logistics_view': 'screens/parcel/parcel.route.tsx',
  '/pages/address/address': 'screens/address/addresses.route.tsx',
  '/pages/address/add_address': 'screens/address/address-add.route.tsx',
  '/pages/address/edit_address': 'screens/address/address-edit.route.tsx',

  // Money and wallets
  '/pages/money/money': 'screens/wallet/money.route.tsx',
  '/pages/money/money_mx': 'screens/wallet/money-log.route.tsx',
  '/pages/money/pay': 'screens/payment/pay.route.tsx',
  '/pages/money/alipay_h5': 'screens/payment/hand-off.route.tsx',
  '/pages/money/recharge': 'screens/recharge/recharge.route.tsx',
  '/pages/money/recharge_order_pay': 'screens/recharge/recharge-order.route.tsx',
  '/pages/money/recharge_pay': 'screens/deposit/pay-in.route.tsx',
  '/pages/money/recharge_bc': 'screens/deposit/receive.route.tsx',
  '/pages/money/gw_atm': 'screens/wallet/shop-to-balance.route.tsx',
  '/pages/money/atm': 'screens/withdrawal/counter.route.tsx',
  '/pages/money/atm_usdt': 'screens/withdrawal/withdraw-usdt.route.tsx',
  '/pages/money/atm_bank': 'screens/withdrawal/withdraw-bank.route.tsx',
  '/pages/wallets/wallets': 'screens/wallet/wallets.route.tsx',
  '/pages/wallets/gw_wallet': 'screens/wallet/shop-wallet.route.tsx',
  '/pages/wallets/fx_wallet': 'screens/wallet/profit-wallet.route.tsx',
  '/pages/wallets/k_wallet': 'screens/wallet/coin-wallet.route.tsx',
  '/pages/wallets/wallet_mx': 'screens/wallet/account-log.route.tsx',
  '/pages/wallets/to_money': 'screens/wallet/to-balance.route.tsx',
  '/pages/jf/atm': 'screens/wallet/points-to-balance.route.tsx',
  '/pages/jf/bonus_log': 'screens/wallet/bonus-log.route.tsx',
  '/pages/jf/money': 'screens/wallet/points.route.tsx',
  '/pages/bank_card/card_atm': 'screens/withdrawal/withdraw-card.route.tsx',
  '/pages/bank_card/card_atm_log': 'screens/withdrawal/withdrawals.route.tsx',
  '/pages/bank_card/card_add': 'screens/card/card-add.route.tsx',
  '/pages/bank_card/card_list': 'screens/card/cards.route.tsx',
  '/pages/bank_card/card_edit': 'screens/card/card-edit.route.tsx',
  '/pages/business_center/business_center': 'screens/service/centre.route.tsx',
  '/pages/business_center/transfer': 'screens/service/credit.route.tsx',
  '/pages/business_center/atm': 'screens/service/payout.route.tsx',
  '/pages/users/transfer': 'screens/transfer/transfer.route.tsx',

  // Account
  '/pages/login/login': 'screens/session/sign-in.route.tsx',
  '/pages/login/login1': 'screens/session/sign-in-otherwise.route.tsx',
  '/pages/login/reg': 'screens/session/register.route.tsx',
  '/pages/login/restpassword': 'screens/session/reset-password.route.tsx',
  '/pages/login/shop': 'screens/merchant/entry.route.tsx',
  '/pages/users/rfpassword': 'screens/security/reset-pin.route.tsx',
  '/pages/users/setting': 'screens/account/profile.route.tsx',
  '/pages/users/up_payword': 'screens/security/change-pin.route.tsx',
  '/pages/users/bindphone': 'screens/security/bind-phone.route.tsx',
  '/pages/users/bindemail': 'screens/security/bind-email.route.tsx',
  '/pages/users/up_password': 'screens/security/change-password.route.tsx',
  '/pages/users/up_phone': 'screens/security/change-phone.route.tsx',
  '/pages/users/bind_username': 'screens/account/bind-username.route.tsx',
  '/pages/users/up_userinfo': 'screens/account/edit-profile.route.tsx',
  '/pages/users/withdrawal_set': 'screens/payout-address/addresses.route.tsx',
  '/pages/users/withdrawal_edit': 'screens/payout-address/address-edit.route.tsx',
  '/pages/users/withdrawal_add': 'screens/payout-address/address-add.route.tsx',
  '/pages/users/zhuxiao': 'screens/cancellation/cancel-account.route.tsx',
  '/pages/login/mp_login': 'screens/session/mini-program.route.tsx',
  '/pages/reg/reg': 'screens/session/join.route.tsx',
  '/pages/user/user': 'screens/mall/centre.route.tsx',
  '/pages/user/user1': 'screens/merchant/centre.route.tsx',

  // Stores
  '/pages/store/sell_order': 'screens/trade/incoming/incoming.route.tsx',

  // Investing
  '/pages/ai/ai_product': 'screens/robot/products.route.tsx',
  '/pages/ai/ai_detail': 'screens/invest/robot.route.tsx',
  '/pages/ai/ai_order_info': 'screens/invest/order.route.tsx',
  '/pages/ai/ai_order': 'screens/invest/orders.route.tsx',
  '/pages/ai/ai': 'screens/robot/landing.route.tsx',
  '/pages/ai/ai_robot': 'screens/project/tab.route.tsx',
  '/pages/ai/ai_robot_order': 'screens/robot/robot-orders.route.tsx',
  '/pages/ai/ai_task_order': 'screens/robot/tasks.route.tsx',
  '/pages/ai/ai_robot_list': 'screens/robot/robots.route.tsx',
  '/pages/index/cp': 'screens/subscription/subscriptions.route.tsx',
  '/pages/index/cp_info': 'screens/invest/subscription.route.tsx',
  '/pages/project/project': 'screens/project/projects.route.tsx',
  '/pages/project/detail': 'screens/invest/project.route.tsx',
  '/pages/equity/equity': 'screens/equity/equity.route.tsx',
  '/pages/equity/jf': 'screens/equity/points.route.tsx',
  '/pages/equity-detail/equity-detail': 'screens/equity/holding.route.tsx',
  '/pages/fund-detail/fund-detail': 'screens/equity/fund.route.tsx',

  // Common
  '/pages/common/webview': 'screens/link/frame.route.tsx',
  '/pages/common/urlview': 'screens/link/leave.route.tsx',

  // System
  '/choose-location': 'screens/location/choose-location.route.tsx',
  '/open-location': 'screens/location/open-location.route.tsx',
} as const satisfies Partial<Record<Path, string>>

export const sitemap = rootRoute('app/root.tsx', [
  index('app/start.route.tsx'),
  ...Object.entries(BUILT).map(([path, file]) => route(path, file)),
])
