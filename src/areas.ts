/**
 * Which words travel together: one catalogue an area, fetched by the routes of its folders. `app` comes with the first
 * screen, `common` with any other area.
 */
export const AREAS = {
  app: ['app', 'ui', 'lib', 'screens/home'],
  common: [
    'onward.tsx',
    'ui/amount-field.tsx',
    'ui/amount-problem.tsx',
    'ui/changed.tsx',
    'ui/copyable.tsx',
    'ui/deal.tsx',
    'ui/field.tsx',
    'ui/fields.tsx',
    'ui/fold.tsx',
    'ui/forgotten-pin.tsx',
    'ui/list.tsx',
    'ui/long-field.tsx',
    'ui/paying.tsx',
    'ui/pin-locked.tsx',
    'ui/pin-sheet.tsx',
    'ui/problem-text.tsx',
    'ui/resend.tsx',
    'ui/set-pin.tsx',
    'ui/sheet-frame.tsx',
    'ui/tab-strip.tsx',
    'ui/too-often.tsx',
  ],
  session: ['screens/session'],
  account: ['screens/account'],
  security: ['screens/security'],
  wallet: ['screens/wallet', 'screens/transfer'],
  card: ['screens/card'],
  recharge: ['screens/recharge'],
  withdrawal: ['screens/withdrawal'],
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
