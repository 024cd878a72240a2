import { DAY_S, HOUR_MS, HOUR_S, MINUTE_MS } from './time-units.ts'
/** Every constant of the specification, once. Seconds unless the name says otherwise. */
export const BRAND = 'Quay'
export const APP_VERSION = '1.0.0'
export const APP_VERSION_CODE = 100
export const APP_KEY = 'quay-app-key'

export const REQUEST_TIMEOUT_MS = MINUTE_MS
export const LAZY_DELAY_MS = 200
export const LAZY_TIMEOUT_MS = MINUTE_MS
export const CHUNK_TIMEOUT_MS = 120_000
export const TOAST_MS = 1_200
/** How long an answer, or a tab left behind, counts as fresh. */
export const ANSWER_LIFE_MS = HOUR_MS
export const SIGN_OUT_PATH = '/user/user/logout'
export const BIND_ADDRESS_PATH = '/user/user/bind_address'
export const DEPOSIT_ADDRESS_PATH = '/user/user/carete_address'
/** For the toast that says that no address could be made. */
export const UNMADE_TOAST_MS = 3_000
export const SIGNED_OUT_TOAST_MS = 800

export const FOLLOW_AGAIN_MS = 5_000
export const LOOK_BACK = 60

export const EVENTS_KEPT = 7 * DAY_S
export const QUOTES_KEPT = DAY_S
export const ANSWERS_KEPT = 30 * DAY_S
export const CODES_KEPT = DAY_S
export const NOTICES_KEPT = 90 * DAY_S

/** For letters without a code; one with a code dies with it. */
export const LETTER_LIFE = 2 * DAY_S

export const PUSH_PHONES = 10
export const PUSH_LIFE = DAY_S
export const PUSH_TRIES = { times: 6, seconds: HOUR_S } as const

export const MATCHING_MINUTES = 60
/** Before that many are completed nothing is said of how a merchant does. */
export const ORDERS_OF_RECORD = 10
/** While somebody looks at who buys. */
export const BUYERS_AGAIN_MS = 10_000
/** While it only says what coins would bring. */
export const CALCULATOR_AGAIN_MS = MINUTE_MS
/** After the last key. */
export const TYPED_MS = 300

export const DISPUTE_TEXT = { least: 20, most: 2_000 } as const
export const RATING_TEXT = 200
export const REFERENCE_MAX = 60
export const MERCHANT_NAME = { least: 2, most: 30 } as const
/** In EUR for one coin, and in coins. */
export const OFFER_MOST = { price: '1000000', coins: '1000000000' } as const
export const PHRASE = { least: 6, most: 40 } as const
export const PHRASE_TRIES = { times: 5, seconds: HOUR_S } as const
export const PIN_DIGITS = 6
export const CODE_DIGITS = 6
export const WATCHWORD = { least: 4, most: 40 } as const
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 72
export const USERNAME_MIN = 6
export const USERNAME_MAX = 11
export const EMAIL_MAX = 254
export const NICKNAME_MAX = 30
export const ACCOUNT_REVIEW_DAYS = { from: 5, to: 7 } as const
export const CANCELLATION_WISH = 200

/** Something visible, and nothing that turns or hides what stands beside it. */
export const NICKNAME_PATTERN =
  /^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\xAD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0-\uFFFD]*$/u

export const PHONE = { digits: 11, first: 13, last: 19 } as const
export const PHONE_PATTERN = /^1[3-9]\d{9}$/
export const USERNAME_PATTERN = /^[A-Za-z0-9_-]{6,11}$/
export const EMAIL_PATTERN = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(?:\.[^\s@<>(),;:"[\]\\.]+)+$/
export const CODE_PATTERN = /^\d{6}$/
export const INVITE_CODE = { least: 6, most: 12 } as const
export const INVITE_CODE_PATTERN = /^[A-Z0-9]{6,12}$/

export const AMOUNT_PATTERN = /^(?=.*[1-9])(0|[1-9]\d{0,11})(\.\d{1,8})?$/
export const REMARK_MAX = 50

export const BANK_WORDS = { person: 50, bank: 100, address: 140 } as const
export const BANKS_MAX = 10

export const ADDRESSES_MAX = 10
export const ADDRESS_LABEL_MAX = 30

/** Begun by one member, whatever becomes of them. */
export const RECHARGES = { times: 30, seconds: HOUR_S } as const

export const APPEAL_TEXT = { least: 20, most: 500 } as const

export const QUOTE_LIFE = 60
export const PROFILE_CHANGES = { times: 30, seconds: 600 } as const
export const RECEIVER_CHECKS = { times: 20, seconds: 600 } as const
export const QUOTES_ASKED = { times: 30, seconds: 300 } as const
export const STATEMENTS = { times: 20, seconds: 300 } as const
export const STATEMENT_LIFE = 300
export const EXPORTS = { times: 4, seconds: DAY_S } as const
export const EXPORT_LIFE = 300
export const STATEMENT_ENTRIES = 2_000

export const PICTURE_BYTES = 5 * 1024 * 1024
export const PICTURE_SIDE = 8_000
export const PICTURE_PIXELS = 32_000_000
export const PICTURE_SENT = { side: 1_600, quality: 0.82 } as const
/** `zoom`: how many times larger than its frame it may be drawn. */
export const PORTRAIT = { side: 512, quality: 0.86, zoom: 5 } as const
export const PICTURE_KEPT = { side: 2_048, quality: 84 } as const
export const PICTURES_PICKED = 1
export const PICTURES_MOST = 6
export const UPLOADS = { times: 30, seconds: 600 } as const
export const PICTURE_QUOTA = { bytes: 100 * 1024 * 1024, seconds: 30 * DAY_S } as const
/** How long a picture may wait, on the phone or here, to become part of something. */
export const PICTURE_WAITS = 7 * DAY_S

export const CODE_LIFE = 300
export const CODE_RESEND = 60
export const CODE_TRIES = 5
export const CODES_PER_HOUR = 5
export const CODES_PER_DAY = 10
export const LOGIN_TRIES = 5
export const LOGIN_LOCK = 900
/** `OF_ALL`: the first `free` tries of everybody in a day cost no wait, later ones at most `most` seconds. */
export const LOGIN_TRIES_A_DAY = 20
export const LOGIN_TRIES_OF_ALL = { free: 50, seconds: DAY_S, most: 300 } as const
export const DEVICES_KEPT = 10
export const PIN_TRIES = 5
export const PIN_LOCK = 1_800
export const PIN_REMEMBERED = 300
export const PIN_RESET_HOLD = DAY_S
/** After a change such as a thief makes, what leaves to strangers is capped for so long. */
export const DOUBT = DAY_S
/** How long an e-mail address waits that only the password has proven. */
export const EMAIL_WAIT = DAY_S
export const UNDO_LIFE = 7 * DAY_S
export const PLACEMENT_LIFE = 7 * DAY_S
export const SESSION_IDLE = 3 * DAY_S
export const SESSION_LIFE = 30 * DAY_S
/** A session is written down as seen no more often. */
export const SESSION_SEEN = 60
export const SESSIONS_SHOWN = 50
export const TICKET_LIFE = 900
/** In EUR: above it money asks for the second factor. */
export const SECOND_ABOVE = 500
export const SECOND_TRIES = 5
export const SECOND_LOCK = 900
export const SECOND_TRIES_A_DAY = 20
export const SECOND_TICKET_LIFE = 600
/** One step before and one after are accepted too. */
export const TOTP = { step: 30, digits: 6, window: 1, bytes: 20 } as const
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_SIGNS = 10
export const PASSKEY_ANSWER_MAX = 4_000
export const SECOND_PATTERN = /^(\d{6}|[0-9A-Za-z]{5}[- ]?[0-9A-Za-z]{5}|passkey|\{.+\})$/
export const PASSKEYS_MOST = 10
/** Challenges of one member that belong to no quote. */
export const PASSKEY_ASKS = { times: 30, seconds: 300 } as const
/** How old encrypted data of a mini-program may be. */
export const ENCRYPTED_LIFE = 300
export const ONLINE_WINDOW = 300

/** The largest `integer` of PostgreSQL, which numbers of records and versions are. */
export const NUMBER_MAX = 2_147_483_647

/** Of what is searched for. */
export const KEYWORD_MAX = 60
/** Goods that a search counts to: whoever finds more says another word. */
export const FOUND_MOST = 1_000
export const CART_LINES = 100
/** How long what a check-out showed can be agreed to, and how many orders of the shop one member may leave unpaid. */
export const CHECKOUT_FRESH = 1_800
export const UNPAID_MOST = 5
/** Coupons of a member that a check-out looks at, those that end first. */
export const COUPONS_LOOKED_AT = 50
/** Seconds: how often a code that is shown in a store turns, and for how much longer the one before is read. */
export const SHOWN_CODE_TURNS = 60
export const SHOWN_CODE_EXTRA = 30
/** Returns of one order, how long a seller has to answer one, and how many one member asks for. */
export const REFUNDS_MOST = 5
export const REFUND_ANSWER = 2 * DAY_S
export const REFUNDS_ASKED = { times: 30, seconds: HOUR_S } as const
/** Goods that a member looked at. */
export const VISITS_KEPT = 200
export const NEW_GOODS = 30 * DAY_S
/** Over which the lowest price is told beside the present one. */
export const LOWEST_OF = 30 * DAY_S

export const PAGE_LIMIT = 10
export const PAGE_LIMIT_MAX = 50
export const PAGE_MAX = 1_000
