export const SPECIFICATION = {
  requestTimeoutMs: 60_000,
  lazyDelayMs: 200,
  lazyTimeoutMs: 60_000,
  chunkTimeoutMs: 120_000,
  toastMs: 1_200,
  signedOutToastMs: 800,
  matchingMinutes: 60,
  pinDigits: 6,
  passwordMin: 6,
  username: { min: 6, max: 11 },
  accountReviewDays: { from: 5, to: 7 },
  picturesPicked: 1,
  version: '1.0.0',
  versionCode: 100,
  signedOutCode: -403,
  currencyMissingCode: 101,
  firstScreen: '/pages/index/new_index',
  base: '/h5/',
} as const

export const FAULT_TEXTS: ReadonlyMap<number, string> = new Map([
  [-200, '-200, The network is busy, please try again later..'],
  [-500, '-500, The network is busy, please try again later...'],
  [-9999, '-9999, Check if the API interface is valid'],
])

export const COPY_TEXTS = ['copy successful', 'copy failed'] as const

export const SAVED_TEXT = 'success'
export const SAVE_TEXTS = ['Save Failed', 'Failed to save account info', 'Failed to get bank info'] as const

export const NO_INVITER_TEXT = 'no inviter yet'

/** Words of screens that are said to the letter: each begins a sentence of its own in the English catalogues. */
export const SAID_WORDS = ['Normal', 'Member', 'Password', 'Market Opens In', 'failed to obtain'] as const

/** What a sign-out, or a -403, clears on the phone. */
export const CLEARED_KEYS = ['token', 'userinfo', 'openid', 'session_key', 'inviteCode', 'isLogin'] as const

/** Languages by the code that is stored, and what the request header says for them; the header's default is en-us. */
export const LANGUAGES = ['zh', 'en', 'it', 'pt', 'pl', 'sv', 'af', 'hebrew', 'de', 'nl'] as const
export const ACCEPT_LANGUAGE = { zh: 'zh-cn', en: 'en-us' } as const

export const TABS = {
  trade: ['/pages/index/new_index', '/pages/transaction/index', '/pages/orders/index', '/pages/my/index'],
  mall: ['/pages/index/index', '/pages/ai/ai_robot_list', '/pages/ai/ai_robot', '/pages/user/user'],
} as const
export const TAB_LABELS = ['Home', 'Transaction', 'Order', 'My', 'Home', 'Robots', 'Projects', 'Mine'] as const

export const ORDER_TABS = [
  'all',
  'in_transaction',
  'in_settlement',
  'cancelled',
  'completed',
  'paid',
  'awaiting_payment',
] as const
/** What the facts of an order are called, what a merchant has done so far, and what accounts hold. */
export const ORDER_LABELS = [
  'Order number',
  'Payment type',
  'Unit price',
  'Transaction amount',
  'Expected return',
  'Creation time',
] as const
export const RECORD_LABELS = ['Cumulative trade count', 'Cumulative trade amount'] as const
export const HELD_LABELS = ['Security deposit', 'Balance', 'Available'] as const

export const PHONES = {
  right: ['13012345678', '19999999999'],
  wrong: ['12012345678', '1301234567', '130123456789', '23012345678', ''],
} as const
export const USERNAMES = {
  right: ['abc_12', 'A-b_C-d_E-f'],
  wrong: ['abc_1', 'abcdefghijkl', 'abc 12', 'abc.12'],
} as const
