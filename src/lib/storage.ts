import * as v from 'valibot'
import { UserInfo } from '#contract/account.ts'
import { LOCALES, type LocaleCode } from '#contract/locales.ts'
import { THEMES } from '#contract/theme.ts'

const PREFIX = 'quay:'
const CODES = LOCALES.map((locale) => locale.code) as [LocaleCode, ...LocaleCode[]]

const KEPT = {
  token: v.pipe(v.string(), v.minLength(20)),
  userinfo: UserInfo,
  openid: v.string(),
  session_key: v.string(),
  inviteCode: v.pipe(v.string(), v.maxLength(12)),
  isLogin: v.literal(1),
  language: v.picklist(CODES),
  /** Whoever keeps them reads them. */
  sysBankList: v.array(v.unknown()),
  theme: v.picklist(THEMES),
  seenPopup: v.number(),
  /** Calls that moved money, or did not: no answer came yet. Whoever made them reads them. */
  unanswered: v.array(v.unknown()),
  /** Codes on their way to somebody, by this phone's clock; of none is it known here how it reads. */
  codes: v.array(
    v.object({
      scene: v.string(),
      member: v.number(),
      account: v.string(),
      request_no: v.string(),
      again: v.number(),
      until: v.number(),
    }),
  ),
  device: v.pipe(v.string(), v.maxLength(64)),
  covered: v.boolean(),
  sale: v.record(v.string(), v.string()),
  withdrawal: v.record(v.string(), v.string()),
  purchase: v.record(v.string(), v.string()),
  /** The latest first. */
  searched: v.array(v.pipe(v.string(), v.maxLength(60))),
  /** What a visitor had put into the cart. Whoever keeps it reads it. */
  cart: v.array(v.unknown()),
  returnTo: v.pipe(v.string(), v.regex(/^\/pages\//)),
} as const

export type Key = keyof typeof KEPT
type Kept<K extends Key> = v.InferOutput<(typeof KEPT)[K]>

/** What a sign-out clears: the specification's six keys, and no other. */
export const SESSION_KEYS = ['token', 'userinfo', 'openid', 'session_key', 'inviteCode', 'isLogin'] as const

const memory = new Map<string, string>()

/** Blocked or full storage must not stop the app: what cannot be written lives in memory for this visit, and alone. */
const shelf = {
  get: (name: string) => attempt(() => localStorage.getItem(name)) ?? memory.get(name) ?? null,
  set: (name: string, text: string) => {
    try {
      localStorage.setItem(name, text)
      memory.delete(name)
    } catch {
      memory.set(name, text)
      attempt(() => localStorage.removeItem(name))
    }
  },
  drop: (name: string) => {
    memory.delete(name)
    attempt(() => localStorage.removeItem(name))
  },
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

export function loadStored<K extends Key>(key: K): Kept<K> | undefined {
  const text = shelf.get(PREFIX + key)
  if (text === null) return undefined
  const read = v.safeParse(
    KEPT[key],
    attempt(() => JSON.parse(text) as unknown),
  )
  if (read.success) return read.output as Kept<K>
  shelf.drop(PREFIX + key)
  return undefined
}

export const store = <K extends Key>(key: K, value: Kept<K>): void => shelf.set(PREFIX + key, JSON.stringify(value))

export const forget = (...keys: readonly Key[]): void => keys.forEach((key) => shelf.drop(PREFIX + key))

/** Where pictures wait that are not part of anything yet; too large for the rest of the shelf. */
export const DRAFTS = `${PREFIX}drafts`
export const forgetDrafts = (): void => void attempt(() => indexedDB.deleteDatabase(DRAFTS))

export function onForeignChange(key: Key, listener: () => void): void {
  addEventListener('storage', (change) => {
    if (change.key !== PREFIX + key && change.key !== null) return
    memory.delete(PREFIX + key)
    listener()
  })
}
