import { settles } from '#tests/world/cancellations.ts'
import { sql as raw } from 'kysely'
import { account } from '#contract/account.ts'
import { cancellation } from '#contract/cancellation.ts'
import { DAY_S } from '#contract/time-units.ts'
import { LIVE_STREAM } from '#contract/live.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { press, says } from '#tests/walk/gestures.ts'
import { codeIn, field, isAt, shows, stored, submit } from '#tests/walk/journey.ts'
import { deskOf } from '#tests/journeys/lib/desk.ts'
import { insideTheHost, miniProgramHost } from '#tests/walk/host.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { bodyOf } from '#tests/journeys/lib/strangers.ts'
import { bring, PIN } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { isBoundTo, join, MIRA, OTTO, setPin } from '#tests/world/people.ts'
import { brings } from '#tests/world/recharges.ts'

const HOME = '/pages/index/new_index'
const SIGN_IN = '/pages/login/login'

const TONGUES = {
  en: {
    title: 'Cancel account',
    asked: /^Your request is in\. We decide within 5 to 7 working days, by .+ at the latest\. If you sign in/,
    stays: 'Your account stays',
    wrong: 'The account or the password is not correct.',
    nobody: 'No member found.',
    taken: 'This username is taken.',
  },
  hebrew: {
    title: 'סגירת החשבון',
    asked: /^הבקשה שלך התקבלה\. ההחלטה תתקבל בתוך 5 עד 7 ימי עסקים, לכל המאוחר .+\. התחברות לפני מחיקת החשבון/,
    stays: 'החשבון נשאר',
    wrong: 'החשבון או הסיסמה אינם נכונים.',
    nobody: 'לא נמצא חבר כזה.',
    taken: 'שם המשתמש הזה תפוס.',
  },
} as const
type Tongue = keyof typeof TONGUES

async function asks(phone: Phone, { title, asked }: (typeof TONGUES)[Tongue], door = SIGN_IN) {
  const { page } = phone
  for (const to of ['my/index', 'my/setting', 'users/zhuxiao'])
    await page.locator(`a[href$="#/pages/${to}"]:visible`).first().tap()
  await shows(phone, title)
  await page.getByRole('checkbox').check()
  await submit(phone).tap()
  await expect(field(phone, 'payword')).toBeVisible()
  await field(phone, 'password').fill(MIRA.password)
  await field(phone, 'code').fill(await codeIn(phone, MIRA.email))
  await field(phone, 'payword').fill(PIN)
  await submit(phone).tap()
  await page.getByRole('dialog').getByRole('button', { name: title, exact: true }).tap()
  await isAt(phone, door)
  await expect(page.getByRole('status').filter({ hasText: asked })).toBeVisible()
}

async function asksToGo(phone: Phone, words: (typeof TONGUES)[Tongue]) {
  await asks(phone, words)
  expect(Object.keys(await stored(phone)).toSorted()).toEqual(['device', 'language', 'seenPopup'])
}

async function signsIn(phone: Phone, { email, password } = MIRA) {
  await field(phone, 'account').fill(email)
  await field(phone, 'password').fill(password)
  await submit(phone).tap()
}

const memberOf = ({ world: { sql } }: Phone) =>
  sql.selectFrom('member').selectAll().where('nickname', '=', MIRA.nickname).executeTakeFirstOrThrow()

/** So many days go by for the request alone: the desk lives in real time. */
async function waited({ world: { sql } }: Phone, days: number) {
  await sql
    .updateTable('cancellation')
    .set({
      created_at: raw<Date>`created_at - ${days} * interval '1 day'`,
      review_from: raw<Date>`review_from - ${days} * interval '1 day'`,
      review_by: raw<Date>`review_by - ${days} * interval '1 day'`,
    })
    .execute()
}

for (const language of inTurn(['en', 'hebrew'] as const, 1)) {
  const words = TONGUES[language]

  test(`in ${language} who asks to go and signs in on the third day keeps everything; who waits is gone by name`, async ({
    phone,
  }) => {
    const { page, world } = phone
    await join(world, MIRA)
    await setPin(world, MIRA, PIN)
    await phone.keeps({ language })
    await phone.visit(SIGN_IN)
    await signsIn(phone)
    await isAt(phone, HOME)
    const { user_no } = await memberOf(phone)

    await test.step('asks, and is back on the third day', async () => {
      await asksToGo(phone, words)
      world.clock.pass(3 * DAY_S)
      await signsIn(phone)
      await shows(phone, words.stays)
      await page.locator('main button').last().tap()
      await isAt(phone, HOME)
      await settles(world)
      expect(bodyOf(phone, MIRA.email)).not.toBe('')
      const { email, username, cancel_requested_at } = await memberOf(phone)
      expect({ email, username, cancel_requested_at }).toEqual({
        email: MIRA.email,
        username: MIRA.username,
        cancel_requested_at: null,
      })
    })

    await test.step('asks again, and is let go', async () => {
      world.clock.pass(120)
      await asksToGo(phone, words)
      await waited(phone, 20)
      await deskOf(world)(`cancellation approve ${user_no}`, 'yes')
      await settles(world)
      const request = await world.sql
        .selectFrom('cancellation')
        .select('state')
        .orderBy('id', 'desc')
        .executeTakeFirst()
      expect(request).toEqual({ state: 'deleted' })
    })

    await test.step('is nobody any more', async () => {
      phone.expectsFaultAt(session.signIn.path)
      await signsIn(phone)
      await expect(page.getByRole('alert').first()).toHaveText(words.wrong)
      await join(world, OTTO)
      await setPin(world, OTTO, PIN)
      await bring(world, OTTO, 'balance', 10_000n)
      await signsIn(phone, OTTO as typeof MIRA)
      await isAt(phone, HOME)
      await phone.visit('/pages/users/transfer')
      await field(phone, 'amount').fill('1')
      for (const name of [MIRA.email, MIRA.username, user_no]) {
        await field(phone, 'to').fill(name)
        const heard = page.waitForResponse(`**${transfer.receiver.path}`)
        await submit(phone).tap()
        expect(await (await heard).json()).toMatchObject({ data: { refusal: 'receiver-unknown' } })
        await expect(page.getByRole('alert')).toHaveText(words.nobody)
      }
      await phone.visit('/pages/users/bind_username')
      await page.getByRole('dialog').getByRole('button').last().tap()
      await field(phone, 'username').fill(MIRA.username)
      await submit(phone).tap()
      await expect(page.getByRole('alert')).toHaveText(words.taken)
    })
  })
}

test('inside the mini-program the end is said before the tap that takes it back, and after it @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  await page.addInitScript(insideTheHost)
  await join(world, MIRA)
  await isBoundTo(world, 'sandbox-mira')
  await setPin(world, MIRA, PIN)
  await holds(phone, MIRA, { language: 'en' })
  await phone.visit(HOME)
  await asks(phone, TONGUES.en, '/pages/login/mp_login')
  expect((await memberOf(phone)).cancel_requested_at).not.toBeNull()
  await page.getByRole('button', { name: 'Authorise' }).tap()
  const host = await miniProgramHost('sandbox-mira')(phone)
  await host.asked()
  await host.meet('real')
  await shows(phone, TONGUES.en.stays)
  expect((await memberOf(phone)).cancel_requested_at).toBeNull()
  await page.getByRole('button', { name: 'Continue' }).tap()
  await isAt(phone, HOME)
})

test('whoever hears of the end before the answer is here is told what the answer says, and nothing else @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  await join(world, MIRA)
  await setPin(world, MIRA, PIN)
  await phone.keeps({ language: 'en' })
  await phone.visit(SIGN_IN)
  const listens = page.waitForResponse(`**${LIVE_STREAM}*`)
  await signsIn(phone)
  await isAt(phone, HOME)
  await listens
  await page.route(`**${cancellation.request.path}`, async (route) => {
    const heard = page.waitForResponse(
      async (answer) => answer.url().includes(account.profile.path) && (await answer.text()).includes('signed-out'),
    )
    const response = await route.fetch()
    await heard
    await route.fulfill({ response })
  })
  await asksToGo(phone, TONGUES.en)
  expect(phone.said).toEqual([
    'You are signed in.',
    'The code is on its way.',
    'Your request is in. The review takes 5 to 7 working days; signing in before the account is deleted takes it back.',
  ])
})

test('two open recharges keep an account: their list is a tap away, each is cancelled from there, and nothing keeps it @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  const numbers = ['R2603040001', 'R2603040002']
  await join(world, MIRA)
  await setPin(world, MIRA, PIN)
  for (const orderNo of numbers) await brings(world, MIRA, { orderNo })
  await holds(phone, MIRA)
  await phone.visit('/pages/users/zhuxiao')
  await page.getByRole('link', { name: /2 open recharges/ }).tap()
  await isAt(phone, '/pages/money/money_mx')
  await shows(phone, 'Recharges')
  for (const number of numbers) {
    const row = page.getByRole('link', { name: new RegExp(number) })
    await row.tap()
    await press(phone, 'Cancel the recharge')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the recharge' }).tap()
    await says(phone, 'You cancelled it. Nothing was credited.')
    await press(phone, 'Back')
    await expect(row).toContainText('Cancelled')
  }
  await press(phone, 'Back')
  await isAt(phone, '/pages/users/zhuxiao')
  await shows(phone, TONGUES.en.title)
  await expect(page.getByRole('checkbox')).toBeVisible()
  await expect(page.getByText(/\d open recharge/)).toHaveCount(0)
})
