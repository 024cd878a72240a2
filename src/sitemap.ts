import { index, rootRoute, route } from '@tanstack/virtual-file-routes'

/** Every address of the app, in the order of the specification, and the file that answers it. */
export const sitemap = rootRoute('app/root.tsx', [
  index('app/start.route.tsx'),

  // Main
  route('/pages/index/new_index', 'screens/home/home.route.tsx'),
  route('/pages/my/index', 'screens/account/centre.route.tsx'),
  route('/pages/my/intro', 'screens/news/white-paper.route.tsx'),
  route('/pages/my/setting', 'screens/account/settings.route.tsx'),
  route('/pages/my/lang', 'screens/account/choose-language.route.tsx'),

  // Content
  route('/pages/news/reg_rule', 'screens/news/agreement.route.tsx'),

  // Money and wallets
  route('/pages/users/transfer', 'screens/transfer/transfer.route.tsx'),

  // Account
  route('/pages/login/login', 'screens/session/sign-in.route.tsx'),
  route('/pages/login/login1', 'screens/session/sign-in-otherwise.route.tsx'),
  route('/pages/login/reg', 'screens/session/register.route.tsx'),
  route('/pages/login/restpassword', 'screens/session/reset-password.route.tsx'),
  route('/pages/users/rfpassword', 'screens/security/reset-pin.route.tsx'),
  route('/pages/users/up_payword', 'screens/security/change-pin.route.tsx'),
  route('/pages/login/mp_login', 'screens/session/mini-program.route.tsx'),
  route('/pages/reg/reg', 'screens/session/join.route.tsx'),
])
