/**
 * Which words travel together: one catalogue an area, fetched by the routes of its folders. `app` comes with the first
 * screen, `common` with any other area.
 */
export const AREAS = {
  app: ['app', 'ui', 'lib', 'screens/home'],
  common: ['onward.tsx', 'ui/amount-problem.tsx', 'ui/problem-text.tsx', 'ui/too-often.tsx'],
  session: ['screens/session'],
  account: ['screens/account'],
  security: ['screens/security'],
  wallet: ['screens/wallet', 'screens/transfer'],
  card: ['screens/card'],
  notice: ['screens/notice'],
  news: ['screens/news'],
  sell: ['screens/trade/sell'],
  order: ['screens/trade/order'],
  deal: ['screens/trade/parts'],
  incoming: ['screens/trade/incoming'],
  merchant: ['screens/merchant'],
  recommend: ['screens/trade/recommend'],
  attachment: ['ui/attachment'],
} as const

export type Area = keyof typeof AREAS
