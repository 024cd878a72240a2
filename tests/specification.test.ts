import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CODE, FAULTS } from '#contract/envelope.ts'
import * as limits from '#contract/limits.ts'
import { DEFAULT_LOCALE, LOCALES, localeOf } from '#contract/locales.ts'
import { TABS as ORDERS } from '#contract/trade.ts'
import { en } from '#server/words/en.ts'
import { momentText } from '#src/lib/format.ts'
import { SESSION_KEYS } from '#src/lib/storage.ts'
import { BUILT } from '#src/sitemap.ts'
import { TABS as BARS } from '#src/ui/tab-bar.tsx'
import {
  ACCEPT_LANGUAGE,
  CLEARED_KEYS,
  COPY_TEXTS,
  FAULT_TEXTS,
  LANGUAGES,
  ORDER_LABELS,
  ORDER_TABS,
  NO_INVITER_TEXT,
  PHONES,
  SAID_WORDS,
  SAVE_TEXTS,
  SAVED_TEXT,
  SPECIFICATION,
  TABS,
  USERNAMES,
} from './spec/specification.ts'

describe('the specification holds', () => {
  it('in every constant', () => {
    expect({
      requestTimeoutMs: limits.REQUEST_TIMEOUT_MS,
      lazyDelayMs: limits.LAZY_DELAY_MS,
      lazyTimeoutMs: limits.LAZY_TIMEOUT_MS,
      chunkTimeoutMs: limits.CHUNK_TIMEOUT_MS,
      toastMs: limits.TOAST_MS,
      signedOutToastMs: limits.SIGNED_OUT_TOAST_MS,
      matchingMinutes: limits.MATCHING_MINUTES,
      pinDigits: limits.PIN_DIGITS,
      passwordMin: limits.PASSWORD_MIN,
      username: { min: limits.USERNAME_MIN, max: limits.USERNAME_MAX },
      accountReviewDays: limits.ACCOUNT_REVIEW_DAYS,
      picturesPicked: limits.PICTURES_PICKED,
      version: limits.APP_VERSION,
      versionCode: limits.APP_VERSION_CODE,
      signedOutCode: CODE.signedOut,
      currencyMissingCode: CODE.currencyMissing,
      firstScreen: Object.keys(BUILT)[0],
      base: /base: '([^']+)'/.exec(readFileSync('vite.config.ts', 'utf8'))?.[1],
    }).toEqual(SPECIFICATION)
  })

  it('in the words of every fault, in the code and in the English catalogue', () => {
    const catalogues = ['app', 'common'].map((area) => readFileSync(`src/locales/${area}/en.po`, 'utf8'))
    const english = catalogues.join('').replace(/<\/?\d+>/g, '')
    expect(new Map(Object.values(FAULTS).map(({ code, text }) => [code, text]))).toEqual(FAULT_TEXTS)
    expect(
      [...FAULT_TEXTS.values(), ...COPY_TEXTS].filter((text) => !english.includes(`msgid "${text}"\nmsgstr "${text}"`)),
    ).toEqual([])
  })

  it('in the words for the ways to trade, for a market that opens, and for a picture that does not come', () => {
    const english = readdirSync('src/locales').map((area) => readFileSync(`src/locales/${area}/en.po`, 'utf8'))
    expect(SAID_WORDS.filter((words) => !english.some((text) => text.includes(`msgid "${words}`)))).toEqual([])
  })

  it('in the words about a saved bank account', () => {
    const english = readFileSync('src/locales/card/en.po', 'utf8')
    expect(SAVE_TEXTS.filter((text) => !english.includes(`msgid "${text}"\nmsgstr "${text}"`))).toEqual([])
    expect(en.card.done.bind).toBe(SAVED_TEXT)
  })

  it('in what a sign-out clears', () => {
    expect(SESSION_KEYS).toEqual(CLEARED_KEYS)
  })

  it('in the languages, and in what a request says for each', () => {
    expect(LOCALES.map(({ code }) => code).sort()).toEqual([...LANGUAGES].sort())
    expect(Object.fromEntries(Object.keys(ACCEPT_LANGUAGE).map((code) => [code, localeOf(code)?.accept]))).toEqual(
      ACCEPT_LANGUAGE,
    )
    expect(localeOf(DEFAULT_LOCALE)?.accept).toBe('en-us')
  })

  it('in the tabs of orders, and in what the facts of an order are called', () => {
    expect(ORDERS).toEqual(ORDER_TABS)
    const facts = readFileSync('src/screens/trade/parts/order-facts.tsx', 'utf8')
    expect(ORDER_LABELS.filter((label) => !facts.includes(`<Trans>${label}</Trans>`))).toEqual([])
  })

  it('in how a moment is written', () => {
    expect(momentText(new Date(2026, 2, 3, 9, 5).getTime() / 1000)).toBe('2026-03-03 09:05')
  })

  it('in the words for who was invited by nobody', () => {
    expect(readFileSync('src/locales/account/en.po', 'utf8').toLowerCase()).toContain(`msgstr "${NO_INVITER_TEXT}"`)
  })

  it('in both tab bars', () => {
    expect({ trade: BARS.trade.map(({ to }) => to), mall: BARS.mall.map(({ to }) => to) }).toEqual(TABS)
  })

  it.each([
    ['phone numbers', limits.PHONE_PATTERN, PHONES],
    ['usernames', limits.USERNAME_PATTERN, USERNAMES],
  ] as const)('in what %s look like', (_, pattern, { right, wrong }) => {
    expect(right.filter((text) => !pattern.test(text))).toEqual([])
    expect(wrong.filter((text) => pattern.test(text))).toEqual([])
  })
})
