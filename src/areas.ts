/** Which words travel together: one catalogue an area, fetched by the routes of its folders. */
export const AREAS = {
  app: ['app', 'ui', 'lib', 'screens/home'],
  session: ['screens/session'],
  account: ['screens/account'],
  security: ['screens/security'],
  wallet: ['screens/wallet', 'screens/transfer'],
  card: ['screens/card'],
  news: ['screens/news'],
  order: ['screens/trade/order'],
  deal: ['screens/trade/parts'],
  incoming: ['screens/trade/incoming'],
  attachment: ['ui/attachment'],
} as const

export type Area = keyof typeof AREAS
