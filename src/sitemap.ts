import { index, rootRoute, route } from '@tanstack/virtual-file-routes'

/** Every address of the app, in the order of the specification, and the file that answers it. */
export const sitemap = rootRoute('app/root.tsx', [
  index('app/start.route.tsx'),

  // Main
  route('/pages/index/new_index', 'screens/home/home.route.tsx'),
  route('/pages/transaction/index', 'screens/trade/sell/sell.route.tsx'),
  route('/pages/orders/index', 'screens/trade/order/orders.route.tsx'),
  route('/pages/my/index', 'screens/account/centre.route.tsx'),
  route('/pages/my/detail', 'screens/wallet/detail.route.tsx'),
  route('/pages/my/intro', 'screens/news/white-paper.route.tsx'),
  route('/pages/my/account', 'screens/card/account.route.tsx'),
  route('/pages/my/recommend', 'screens/trade/recommend/recommend.route.tsx'),
  route('/pages/my/setting', 'screens/account/settings.route.tsx'),
  route('/pages/my/lang', 'screens/account/choose-language.route.tsx'),

  // Content
  route('/pages/news/reg_rule', 'screens/news/agreement.route.tsx'),

  // Orders
  route('/pages/orders/sell_order', 'screens/trade/order/order.route.tsx'),

  // Money and wallets
  route('/pages/money/money', 'screens/wallet/money.route.tsx'),
  route('/pages/money/money_mx', 'screens/wallet/money-log.route.tsx'),
  route('/pages/money/gw_atm', 'screens/wallet/shop-to-balance.route.tsx'),
  route('/pages/wallets/wallets', 'screens/wallet/wallets.route.tsx'),
  route('/pages/wallets/gw_wallet', 'screens/wallet/shop-wallet.route.tsx'),
  route('/pages/wallets/fx_wallet', 'screens/wallet/profit-wallet.route.tsx'),
  route('/pages/wallets/k_wallet', 'screens/wallet/coin-wallet.route.tsx'),
  route('/pages/wallets/wallet_mx', 'screens/wallet/account-log.route.tsx'),
  route('/pages/wallets/to_money', 'screens/wallet/to-balance.route.tsx'),
  route('/pages/jf/atm', 'screens/wallet/points-to-balance.route.tsx'),
  route('/pages/jf/bonus_log', 'screens/wallet/bonus-log.route.tsx'),
  route('/pages/jf/money', 'screens/wallet/points.route.tsx'),
  route('/pages/users/transfer', 'screens/transfer/transfer.route.tsx'),

  // Account
  route('/pages/login/login', 'screens/session/sign-in.route.tsx'),
  route('/pages/login/login1', 'screens/session/sign-in-otherwise.route.tsx'),
  route('/pages/login/reg', 'screens/session/register.route.tsx'),
  route('/pages/login/restpassword', 'screens/session/reset-password.route.tsx'),
  route('/pages/login/shop', 'screens/merchant/entry.route.tsx'),
  route('/pages/users/rfpassword', 'screens/security/reset-pin.route.tsx'),
  route('/pages/users/up_payword', 'screens/security/change-pin.route.tsx'),
  route('/pages/login/mp_login', 'screens/session/mini-program.route.tsx'),
  route('/pages/reg/reg', 'screens/session/join.route.tsx'),
  route('/pages/user/user1', 'screens/merchant/centre.route.tsx'),

  // Stores
  route('/pages/store/sell_order', 'screens/trade/incoming/incoming.route.tsx'),
])
