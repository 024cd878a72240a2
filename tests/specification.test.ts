import { readdirSync, readFileSync } from 'node:fs'
import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { account } from '#contract/account.ts'
import { CODE, FAULTS } from '#contract/envelope.ts'
import * as limits from '#contract/limits.ts'
import { DEFAULT_LOCALE, LOCALES, localeOf } from '#contract/locales.ts'
import type { Problem } from '#contract/problems.ts'
import { recharge } from '#contract/recharge.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { TABS as ORDERS, trade } from '#contract/trade.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { problemsBy } from '#machines/lib/problems.ts'
import { emailProblems, WAYS } from '#machines/session/session.rules.ts'
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
  HELD_LABELS,
  LANGUAGES,
  ORDER_LABELS,
  ORDER_TABS,
  NO_INVITER_TEXT,
  PHONES,
  RECORD_LABELS,
  SAID_WORDS,
  SAVE_TEXTS,
  SAVED_TEXT,
  SPECIFICATION,
  TAB_LABELS,
  TABS,
  USERNAMES,
} from './spec/specification.ts'

const SAID_OF_PIN = {
  '': 'pin-required',
  28471: 'pin-incomplete',
  2847190: 'pin-incomplete',
  '28471x': 'pin-incomplete',
  284719: undefined,
} as const
const SAID_OF_PASSWORD = { '': 'password-required', '28k!z': 'password-short', '28k!zp': undefined } as const
const SAID_OF_CODE = { '': 'code-required', 12345: 'code-incomplete', 123456: undefined } as const
const SAID_OF_EMAIL = { '': 'email-required', 'mira at quay': 'email-invalid', 'mira@quay.example': undefined } as const

type Said = Readonly<Record<string, Problem | undefined>>
type Judge = (field: string, text: string) => Problem | undefined

const by =
  (form: v.GenericSchema): Judge =>
  (field, text) =>
    (problemsBy(form, { [field]: text }) as Said)[field]

/** What is typed into each field of a form, and what is said to it. */
const FORMS: readonly (readonly [section: string, field: string, judge: Judge, said: Said])[] = [
  ['5.3', 'quantity', by(trade.quote.takes), { '': 'amount-required', 25: undefined }],
  ['5.3', 'payword', by(trade.create.takes), SAID_OF_PIN],
  ['5.3', 'payword', by(security.setPin.takes), SAID_OF_PIN],
  ['5.4', 'amount', by(recharge.recharge.takes), { '': 'amount-required', '137.5': 'amount-places', 138: undefined }],
  ['5.5', 'amount', by(withdrawal.quote.takes), { '': 'amount-required', '137.5': undefined }],
  ['5.6', 'account', by(WAYS.email), SAID_OF_EMAIL],
  ['5.6', 'password', by(WAYS.email), { '': 'password-required' }],
  ['5.6', 'email', by(session.register.takes), SAID_OF_EMAIL],
  ['5.6', 'password', by(session.register.takes), SAID_OF_PASSWORD],
  ['5.6', 'code', by(session.checkRegisterCode.takes), SAID_OF_CODE],
  ['5.6', 'invite_code', by(session.register.takes), { '': undefined }],
  ['5.7', 'email', (_, email) => emailProblems(email).email, SAID_OF_EMAIL],
  ['5.7', 'code', by(session.resetPassword.takes), SAID_OF_CODE],
  ['5.7', 'password', by(session.resetPassword.takes), SAID_OF_PASSWORD],
  ['5.8', 'nickname', by(account.updateProfile.takes), { '': 'nickname-required', Mira: undefined }],
]

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

  it('in the prefix of whatever is stored, in one place', () => {
    const stores = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && readFileSync(`src/${name}`, 'utf8').includes('localStorage'),
    )
    expect(stores).toEqual(['lib/storage.ts'])
    expect(readFileSync('index.html', 'utf8').match(/localStorage[^)]*/g)).toEqual([
      "localStorage.getItem('quay:' + key",
    ])
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
    const facts = ['order-facts', 'order-deal'].map((name) =>
      readFileSync(`src/screens/trade/parts/${name}.tsx`, 'utf8'),
    )
    expect(ORDER_LABELS.filter((label) => !facts.join('').includes(`<Trans>${label}</Trans>`))).toEqual([])
  })

  it('in what a merchant’s record and what accounts hold are called', () => {
    const record = readFileSync('src/screens/merchant/record.tsx', 'utf8')
    expect(RECORD_LABELS.filter((label) => !record.includes(`<Trans>${label}</Trans>`))).toEqual([])
    const english = readdirSync('src/locales').map((area) => readFileSync(`src/locales/${area}/en.po`, 'utf8'))
    expect(HELD_LABELS.filter((label) => !english.some((text) => text.includes(`msgid "${label}"\n`)))).toEqual([])
  })

  it('in how a moment is written', () => {
    expect(momentText(new Date(2026, 2, 3, 9, 5).getTime() / 1000)).toBe('2026-03-03 09:05')
  })

  it('in every stamp: a moment is said in the words of a language within a sentence alone', () => {
    const isWithin = (before: string) => before.lastIndexOf('<Trans') > before.lastIndexOf('</Trans>')
    const alone = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .filter((name) => {
        const [first = '', ...rest] = readFileSync(`src/${name}`, 'utf8').split('<SaidMoment ')
        return rest.some((_, at) => !isWithin([first, ...rest.slice(0, at)].join('')))
      })
    // Its two sentences take it from a part of theirs.
    expect(alone).toEqual(['parts/invest/venture-terms.tsx'])
  })

  it('in the words for who was invited by nobody', () => {
    expect(readFileSync('src/locales/account/en.po', 'utf8').toLowerCase()).toContain(`msgstr "${NO_INVITER_TEXT}"`)
  })

  it('in both tab bars', () => {
    expect({ trade: BARS.trade.map(({ to }) => to), mall: BARS.mall.map(({ to }) => to) }).toEqual(TABS)
    const bar = readFileSync('src/ui/tab-bar.tsx', 'utf8')
    expect([...bar.matchAll(/"Tab, max=14">(\w+)</g)].map(([, label]) => label)).toEqual(TAB_LABELS)
  })

  it.each(FORMS)('in what a form of its section %s says of its %s', (_, field, judge, said) => {
    expect(Object.fromEntries(Object.keys(said).map((text) => [text, judge(field, text)]))).toEqual(said)
  })

  it.each([
    ['phone numbers', limits.PHONE_PATTERN, PHONES],
    ['usernames', limits.USERNAME_PATTERN, USERNAMES],
  ] as const)('in what %s look like', (_, pattern, { right, wrong }) => {
    expect(right.filter((text) => !pattern.test(text))).toEqual([])
    expect(wrong.filter((text) => pattern.test(text))).toEqual([])
  })
})
