import { putAwayMessage, shows, stored } from '#tests/lib/walk-journey.ts'
import { join, MIRA, waitsFor } from '#tests/lib/walk-people.ts'
import { expect, test, type Phone } from '#tests/lib/walk-phone.ts'

const GARBLED = '{"half a'

async function everything({ world }: Phone): Promise<Record<string, unknown>> {
  const { token, user_info } = await world.enter(MIRA.email, MIRA.password)
  return {
    token,
    userinfo: user_info,
    openid: 'an-openid',
    session_key: 'a-handle',
    inviteCode: 'OTTO2345',
    isLogin: 1,
    language: 'en',
    theme: 'light',
    seenPopup: 999,
    returnTo: '/pages/my/setting',
    device: 'the-mark-of-this-phone',
    ...waitsFor(world, 'register', MIRA.email),
  }
}

async function openWith(phone: Phone, pieces: Record<string, unknown>, raw: Record<string, string>) {
  await phone.page.addInitScript(
    ([good, bad]) => {
      if (sessionStorage.getItem('filled')) return
      sessionStorage.setItem('filled', 'yes')
      for (const [key, value] of Object.entries(good)) localStorage.setItem(`quay:${key}`, JSON.stringify(value))
      for (const [key, text] of Object.entries(bad)) localStorage.setItem(`quay:${key}`, text)
    },
    [pieces, raw] as const,
  )
  await phone.visit('/pages/my/index')
}

const isMember = (phone: Phone) => shows(phone, MIRA.nickname)
const isVisitor = (phone: Phone) => shows(phone, 'Your account')

/** What follows from one bad key: who one is then, and which other keys are no longer true. */
const CASES = [
  { key: 'token', appears: isVisitor, gone: ['userinfo'] },
  { key: 'isLogin', appears: isVisitor, gone: ['userinfo'] },
  { key: 'userinfo', appears: isMember, gone: [] },
  { key: 'language', appears: isMember, gone: [] },
  { key: 'theme', appears: isMember, gone: [], readAt: '/pages/my/setting', words: 'Settings' },
  { key: 'inviteCode', appears: isMember, gone: [], readAt: '/pages/login/reg', words: 'Enter the code' },
  { key: 'codes', appears: isMember, gone: [], readAt: '/pages/login/reg', words: 'Create an account' },
  { key: 'seenPopup', appears: isMember, gone: ['returnTo'], readAt: '/pages/index/new_index', words: 'News' },
  { key: 'returnTo', appears: isMember, gone: [], readAt: '/pages/index/new_index', words: 'News' },
] as const

for (const { key, appears, gone, ...rest } of CASES) {
  for (const [kind, text] of [
    ['cut short', GARBLED],
    ['of another kind', '{"a":1}'],
  ] as const) {
    test(`a ${key} that is ${kind} is dropped or mended, and nothing else is`, async ({ phone }) => {
      await join(phone.world, MIRA)
      const pieces = await everything(phone)
      await openWith(phone, pieces, { [key]: text })
      await appears(phone)
      if ('readAt' in rest) {
        await phone.visit(rest.readAt)
        await shows(phone, rest.words)
      }
      const left = await stored(phone)
      expect(left[key]).not.toBe(text)
      const lost = Object.keys(pieces).filter((name) => name !== key && !(name in left))
      expect(lost).toEqual(gone)
    })
  }
}

test('storage that is forbidden altogether leaves an app for this visit', async ({ phone }) => {
  await join(phone.world, MIRA)
  await phone.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await phone.visit('/pages/login/login')
  await phone.page.getByLabel('E-mail').fill(MIRA.email)
  await phone.page.getByLabel('Password', { exact: true }).fill(MIRA.password)
  await phone.page.getByRole('button', { name: 'Sign in', exact: true }).tap()
  await putAwayMessage(phone)
  await phone.page.evaluate(() => void (location.hash = '/pages/my/index'))
  await isMember(phone)
})
