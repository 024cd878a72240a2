import { account } from '#contract/account.ts'
import { SIGNED_OUT_TOAST_MS, TOAST_MS } from '#contract/limits.ts'
import { answer, fill, press, says } from '#tests/walk/gestures.ts'
import { isForgotten } from '#tests/journeys/lib/going.ts'
import { insideTheHost } from '#tests/walk/host.ts'
import { hasPhone, OLD_MASKED, OLD_PHONE, PHONE } from '#tests/walks/lib/binding.ts'
import { codeIn, field, isAt, shows, signIn, submit, toast } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { stops, toastsFor } from '#tests/journeys/lib/toast.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA, endSessions } from '#tests/world/people.ts'

const HOME = '/pages/index/new_index'
const SETTINGS = '/pages/my/setting'
const SIGN_IN = '/pages/login/login'

async function leaves(phone: Phone) {
  await press(phone, 'Sign out')
  await answer(phone, 'Sign out')
}

test('the word at the end of a visit is shorter than any other', async ({ phone }) => {
  await phone.page.clock.install({ time: phone.world.now() })
  await joins(phone)
  await phone.visit(SETTINGS)
  await press(phone, 'Sign out')
  await shows(phone, 'Sign out of this phone?')
  await stops(phone)
  await answer(phone, 'Sign out')
  expect(SIGNED_OUT_TOAST_MS + 200).toBeLessThan(TOAST_MS)
  await toastsFor(phone, 'You are signed out.', 800)
})

test('a short word that goes catches no touch any more than one that stands @gate', async ({ phone }) => {
  const { page } = phone
  await page.clock.install({ time: phone.world.now() })
  await joins(phone)
  await phone.visit(SETTINGS)
  await press(phone, 'Sign out')
  await shows(phone, 'Sign out of this phone?')
  await stops(phone)
  await answer(phone, 'Sign out')
  const goes = page.locator('[role=status][data-state=closed] [data-ghost]')
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await goes.count()).toBeGreaterThan(0)
  }).toPass({ intervals: [20] })
  const touched = await goes.evaluateAll((ghosts) => ghosts.map((ghost) => getComputedStyle(ghost).pointerEvents))
  expect(new Set(touched)).toEqual(new Set(['none']))
})

test('so is the one that the server could not be told @gate', async ({ phone }) => {
  await phone.page.clock.install({ time: phone.world.now() })
  await joins(phone)
  await phone.visit(SETTINGS)
  await press(phone, 'Sign out')
  await shows(phone, 'Sign out of this phone?')
  phone.expectsFaultAt('/user/logout')
  await phone.page.route('**/user/**', (route) => route.abort())
  await stops(phone)
  await answer(phone, 'Sign out')
  await toastsFor(phone, 'Signed out on this phone, but we could not reach the server.', 800)
})

test('whoever signs out inside the mini-program is at its own sign-in page', async ({ phone }) => {
  await phone.page.addInitScript(insideTheHost)
  await joins(phone)
  await phone.visit(SETTINGS)
  await leaves(phone)
  await isAt(phone, '/pages/login/mp_login')
})

const NEW = { 'New password': 'miras-second-secret', 'Repeat password': 'miras-second-secret' }
const SIGNED_OUT_EVERYWHERE = 'Your password was changed, so every device was signed out. Sign in again to go on.'

const LEAVES = [
  {
    title: 'changes the password',
    at: '/pages/users/up_password',
    why: SIGNED_OUT_EVERYWHERE,
    async changes(phone: Phone) {
      await fill(phone, { 'Current password': MIRA.password, ...NEW })
      await press(phone, 'Change password')
    },
  },
  {
    title: 'sets a new password',
    at: '/pages/login/restpassword',
    why: SIGNED_OUT_EVERYWHERE,
    async changes(phone: Phone) {
      await field(phone, 'email').fill(MIRA.email)
      await submit(phone).tap()
      await shows(phone, 'Choose a new password')
      await fill(phone, { Code: await codeIn(phone, MIRA.email), ...NEW })
      await submit(phone).tap()
    },
  },
  {
    title: 'changes the phone number',
    at: '/pages/users/up_phone',
    why: 'Your phone number is changed. Sign in again to go on.',
    async changes(phone: Phone) {
      const { world } = phone
      await press(phone, 'Send the code')
      await fill(phone, { 'Phone number': PHONE })
      await press(phone, 'Send the code')
      await shows(phone, 'Enter both codes')
      await fill(phone, {
        [`Code sent to ${OLD_MASKED}`]: world.codeTo(OLD_PHONE),
        [`Code sent to ${PHONE}`]: world.codeTo(PHONE),
      })
      await press(phone, 'Change phone number')
    },
  },
]

for (const { title, at, why, changes } of LEAVES)
  test(`so is whoever ${title} there, and reads why @gate`, async ({ phone }) => {
    await phone.page.addInitScript(insideTheHost)
    await join(phone.world, MIRA)
    await hasPhone(phone.world)
    await holds(phone, MIRA)
    await phone.visit(at)
    await changes(phone)
    await isAt(phone, '/pages/login/mp_login')
    await says(phone, why)
    await shows(phone, 'One tap')
  })

const BEGUN = {
  inviteCode: 'OTTO2345',
  openid: 'an-openid',
  session_key: 'a-handle',
  sale: { quantity: '25' },
  withdrawal: { amount: '25' },
  purchase: { kind: 'robot', id: '3', num: '3' },
  returnTo: '/pages/my/account',
}

const ENDS = [
  {
    title: 'signs out',
    async ends(phone: Phone) {
      await phone.visit(SETTINGS)
      await leaves(phone)
    },
  },
  {
    title: 'is thrown out',
    async ends(phone: Phone) {
      await phone.visit('/pages/wallets/wallets')
      await shows(phone, 'Wallets')
      await endSessions(phone.world)
      await phone.page.reload()
    },
  },
]

for (const { title, ends } of inTurn(ENDS, 0))
  test(`whoever ${title} leaves nothing on the phone that they had begun`, async ({ phone }) => {
    await join(phone.world, MIRA)
    await holds(phone, MIRA, BEGUN)
    await ends(phone)
    await isAt(phone, SIGN_IN)
    await isForgotten(phone)
  })

test('whoever has signed in does not find the form by going back @gate', async ({ phone }) => {
  const { page } = phone
  await join(phone.world, MIRA)
  await test.step('from the page', async () => {
    await phone.visit('/pages/my/lang')
    await page.evaluate((hash) => void (location.hash = hash), SIGN_IN)
    await signIn(phone, MIRA.email, MIRA.password)
    await page.goBack()
    await isAt(phone, '/pages/my/lang')
  })
  await test.step('through the other page', async () => {
    await phone.visit(SETTINGS)
    await leaves(phone)
    await page.getByRole('link', { name: 'Sign in another way' }).tap()
    await expect(page.getByRole('group', { name: 'How to sign in' })).toBeVisible()
    await signIn(phone, MIRA.email, MIRA.password)
    await page.goBack()
    await isAt(phone, HOME)
    await shows(phone, 'News')
  })
})

test('whoever has signed out does not find a page of theirs by going back @gate', async ({ phone }) => {
  const { page } = phone
  await joins(phone)
  await phone.visit('/pages/my/index')
  await page.getByRole('link', { name: 'Settings' }).first().tap()
  await leaves(phone)
  await isAt(phone, SIGN_IN)
  await page.goBack()
  await isAt(phone, '/pages/my/index')
  await shows(phone, 'Your account')
})

test('whoever is thrown out, joins or sets a new password finds no page of before by going back @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  await joins(phone)
  await phone.visit('/pages/my/lang')
  await test.step('thrown out', async () => {
    await page.evaluate((hash) => void (location.hash = hash), '/pages/wallets/wallets')
    await shows(phone, 'Wallets')
    await endSessions(world)
    await page.evaluate((hash) => void (location.hash = hash), '/pages/jf/money')
    await isAt(phone, SIGN_IN)
    await page.goBack()
    await isAt(phone, SIGN_IN)
    await page.goBack()
    await isAt(phone, '/pages/my/lang')
  })
  await test.step('joined', async () => {
    await page.evaluate((hash) => void (location.hash = hash), '/pages/login/reg')
    await field(phone, 'email').fill('noor@quay.example')
    await submit(phone).tap()
    await shows(phone, 'Enter the code')
    await fill(phone, { Code: await codeIn(phone, 'noor@quay.example') })
    await shows(phone, 'Choose a password')
    await fill(phone, { Password: MIRA.password, 'Repeat password': MIRA.password })
    await page.getByRole('checkbox').check()
    await submit(phone).tap()
    await isAt(phone, SIGN_IN)
    await page.goBack()
    await isAt(phone, '/pages/my/lang')
  })
  await test.step('set a new password', async () => {
    await page.evaluate((hash) => void (location.hash = hash), '/pages/login/restpassword')
    await field(phone, 'email').fill(MIRA.email)
    await submit(phone).tap()
    await shows(phone, 'Choose a new password')
    await fill(phone, {
      Code: await codeIn(phone, MIRA.email),
      'New password': 'miras-second-secret',
      'Repeat password': 'miras-second-secret',
    })
    await submit(phone).tap()
    await isAt(phone, SIGN_IN)
    await page.goBack()
    await isAt(phone, '/pages/my/lang')
  })
})

test('a session that is over before the app knows whose it was is told like any other @gate', async ({ phone }) => {
  const { world } = phone
  await join(world, MIRA)
  const { token } = await world.enter(MIRA.email, MIRA.password)
  await endSessions(world)
  await phone.keeps({ token, isLogin: 1 })
  // The words come last.
  const answered = phone.page.waitForResponse(`**${account.profile.path}`)
  await phone.page.route(/\/assets\/en-/, async (route) => {
    await answered
    await route.continue()
  })
  await phone.visit('/pages/my/index')
  await isAt(phone, SIGN_IN)
  await toast(phone, 'You are signed out. Please sign in again.')
  await shows(phone, 'Sign in')
})
