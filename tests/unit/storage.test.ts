import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forget, store, loadStored, type Key } from '#src/lib/storage.ts'
import { member } from '#stories/fixtures/account.ts'

const PIECES: Readonly<Record<Key, { good: unknown; bad: readonly unknown[] }>> = {
  token: { good: 't'.repeat(20), bad: ['short', 20, null] },
  userinfo: { good: member, bad: [{ nickname: 'Mira' }, [], 'mira'] },
  openid: { good: 'an-openid', bad: [1, null] },
  session_key: { good: 'a-handle', bad: [1, {}] },
  inviteCode: { good: 'OTTO2345', bad: ['x'.repeat(13), 23_456_789] },
  isLogin: { good: 1, bad: [true, 0, '1'] },
  language: { good: 'hebrew', bad: ['fr', '', 1] },
  sysBankList: { good: [{ id: 1 }], bad: ['none'] },
  theme: { good: 'dark', bad: ['sepia', 1] },
  seenPopup: { good: 12, bad: ['12', null] },
  unanswered: { good: [{ key: 'k' }], bad: [1] },
  codes: {
    good: [{ scene: 'register', member: 0, account: 'a@b.example', request_no: '', again: 1, until: 2 }],
    bad: [[{ scene: 'register' }], 'codes'],
  },
  device: { good: 'the-mark', bad: ['x'.repeat(65), 1] },
  covered: { good: true, bad: ['true', 1] },
  sale: { good: { amount: '25' }, bad: [{ amount: 25 }, 'sale'] },
  withdrawal: { good: { amount: '25' }, bad: [{ amount: 25 }, null] },
  purchase: { good: { num: '3' }, bad: [{ num: 3 }, null] },
  searched: { good: ['lantern'], bad: [['x'.repeat(61)], 'lantern'] },
  cart: { good: [{ variant_id: 1 }], bad: ['mug'] },
  returnTo: { good: '/pages/my/setting', bad: ['https://evil.example/', '//evil.example', '/h5/', 1] },
}
const KEYS = Object.keys(PIECES) as Key[]
const UNREADABLE = ['{"half a', '', '{"a":1}']

function shelf(): Storage {
  const held = new Map<string, string>()
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => void held.set(name, text),
    removeItem: (name: string) => void held.delete(name),
    key: (at: number) => [...held.keys()][at] ?? null,
    clear: () => held.clear(),
    get length() {
      return held.size
    },
  }
}
const names = () => Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at))
const everything = () => KEYS.forEach((key) => localStorage.setItem(`quay:${key}`, JSON.stringify(PIECES[key].good)))

beforeEach(() => vi.stubGlobal('localStorage', shelf()))
afterEach(() => {
  forget(...KEYS)
  vi.unstubAllGlobals()
})

describe.each(KEYS)('%s', (key) => {
  const { good, bad } = PIECES[key]

  test('is kept under the prefix, and read as it was', () => {
    store(key, good as never)
    expect([names(), loadStored(key)]).toEqual([[`quay:${key}`], good])
    forget(key)
    expect(names()).toEqual([])
  })

  test.each([...UNREADABLE, ...bad.map((piece) => JSON.stringify(piece))])(
    'is not believed as %s: it is dropped, and nothing else is',
    (text) => {
      everything()
      localStorage.setItem(`quay:${key}`, text)
      expect(loadStored(key)).toBeUndefined()
      expect(names().toSorted()).toEqual(
        KEYS.filter((one) => one !== key)
          .map((one) => `quay:${one}`)
          .toSorted(),
      )
    },
  )
})

test('what cannot be written lives for this visit, and what was written before is gone', () => {
  everything()
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  store('inviteCode', 'NEW23456')
  expect([loadStored('inviteCode'), names().includes('quay:inviteCode')]).toEqual(['NEW23456', false])
})

test('storage that is forbidden is memory', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  store('theme', 'dark')
  expect(loadStored('theme')).toBe('dark')
  forget('theme')
  expect(loadStored('theme')).toBeUndefined()
})
