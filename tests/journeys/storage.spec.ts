import { isElsewhere, putAwayMessage, shows, stored } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { join, MIRA } from '#tests/world/people.ts'
import { waitsFor } from '#tests/walk/holds.ts'

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

async function opensWith(phone: Phone, pieces: Record<string, unknown>, bad: readonly string[]) {
  const kept = Object.entries(pieces).map(([key, value]) => [key, bad.includes(key) ? GARBLED : JSON.stringify(value)])
  await isElsewhere(phone)
  await phone.page.evaluate((texts) => {
    localStorage.clear()
    for (const [key, text = ''] of texts) localStorage.setItem(`quay:${key}`, text)
  }, kept)
  await phone.visit('/pages/my/index')
}

const isMember = (phone: Phone) => shows(phone, MIRA.nickname)
const isVisitor = (phone: Phone) => shows(phone, 'Your account')

async function areMended(phone: Phone, pieces: object, bad: readonly string[], gone: readonly string[]) {
  const left = await stored(phone)
  expect(bad.filter((key) => left[key] === GARBLED)).toEqual([])
  expect(Object.keys(pieces).filter((key) => !bad.includes(key) && !(key in left))).toEqual(gone)
}

test('whoever is signed in by something that is cut short is a visitor @gate', async ({ phone }) => {
  await join(phone.world, MIRA)
  const pieces = await everything(phone)
  for (const key of ['token', 'isLogin'])
    await test.step(key, async () => {
      await opensWith(phone, pieces, [key])
      await isVisitor(phone)
      await areMended(phone, pieces, [key], ['userinfo'])
    })
})

test('whatever else is cut short is dropped or mended, and nothing else is', async ({ phone }) => {
  const bad = ['userinfo', 'language', 'theme', 'inviteCode', 'codes', 'seenPopup', 'returnTo']
  await join(phone.world, MIRA)
  const pieces = await everything(phone)
  await opensWith(phone, pieces, bad)
  await isMember(phone)
  await phone.visit('/pages/my/setting')
  await shows(phone, 'Settings')
  await phone.visit('/pages/login/reg')
  await shows(phone, 'Create an account')
  await phone.visit('/pages/index/new_index')
  await putAwayMessage(phone)
  await shows(phone, 'News')
  await areMended(phone, pieces, bad, [])
})

test('storage that is forbidden altogether leaves an app for this visit @gate', async ({ phone }) => {
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
