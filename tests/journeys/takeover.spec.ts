import { session } from '#contract/session.ts'
import { sweepEmailChanges } from '#server/security/email-change.ts'
import { sweepHeldTransfers } from '#server/transfer/held.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { BOOKS } from '#server/lib/words.ts'
import { DOUBT } from '#contract/limits.ts'
import { speech } from '#tests/journeys/lib/cast.ts'
import { provesPin } from '#tests/walk/gestures.ts'
import { isAt } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { secondPhone } from '#tests/walk/second-phone.ts'

const TONGUES = [
  ['en', 'en'],
  ['hebrew', 'he'],
] as const
const NEW = 'kira@elsewhere.example'
const THEIRS = 'the phone of a thief'

async function known({ world }: Phone, device = 'the phone of before') {
  await join(world, MIRA)
  await setPin(world, MIRA, PIN)
  await world.give(session.signIn, { account: MIRA.email, password: MIRA.password, device })
}

/** What waits for a day happens by itself, once the day is over. */
async function ripens({ context }: WalkWorld) {
  await sweepEmailChanges(context)
  await sweepHeldTransfers(context)
}

function undoIn({ origin, letters }: WalkWorld): string {
  const text = letters().find(({ to }) => to === MIRA.email)?.text ?? ''
  const [link] = /\/undo\/\S+/.exec(text) ?? []
  if (!link) throw new Error('nothing that was sent to her can be undone')
  return origin + link
}

async function signsIn(phone: Phone) {
  const { page } = phone
  await phone.visit('/pages/login/login')
  await page.locator('input[name=account]').fill(MIRA.email)
  await page.locator('input[name=password]').fill(MIRA.password)
  await page.locator('button[type=submit]').tap()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member.current')
  // Whoever goes elsewhere before the app has brought them home is brought home after it.
  await isAt(phone, '/pages/index/new_index')
}

const fills = async ({ page }: Phone, fields: Record<string, string>) => {
  for (const [name, text] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(text)
  await page.locator('button[type=submit]').tap()
}

for (const [language, tag] of inTurn(TONGUES, 0))
  test(`in ${language} a member who lost the old mailbox has the new one a day later`, async ({ phone }) => {
    const { page, world } = phone
    await known(phone)
    await holds(phone, MIRA, { language })
    await phone.visit('/pages/users/bindemail')
    await fills(phone, { account: NEW })
    await page.getByRole('button').filter({ hasText: 'm•••@quay.example' }).tap()
    await fills(phone, { code: world.codeTo(NEW), password: MIRA.password })
    await expect(page.getByText('k•••@elsewhere.example').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('k•••@elsewhere.example').first()).toBeVisible()

    world.clock.pass(DOUBT)
    await ripens(world)
    expect((await world.enter(NEW, MIRA.password)).user_info.email).toBe('k•••@elsewhere.example')
    expect(undoIn(world)).toContain('/undo/')
    expect(BOOKS[tag].web.undo.title.length).toBeGreaterThan(0)
  })

for (const [language, tag] of inTurn(TONGUES, 1))
  test(`in ${language} a new phone sends a little to a stranger, is told how much, and everything a day later`, async ({
    phone,
    browser,
  }) => {
    const { page, world } = phone
    const say = speech(tag)
    await known(phone)
    await join(world, OTTO)
    await gains(world, MIRA, 'balance', 100_000n)
    await phone.keeps({ language })
    await signsIn(phone)
    await phone.visit(`/pages/users/transfer?to=${encodeURIComponent(OTTO.email)}`)
    await fills(phone, { amount: '200' })
    await expect(page.getByText(/100\.00.EUR/).first()).toBeVisible()
    await fills(phone, { amount: '60' })
    await provesPin(phone, PIN)
    await expect(page.getByText(say('Sent')).first()).toBeVisible()

    const context = await secondPhone(browser, world, OTTO, { language, seenPopup: 99_999 })
    const theirs = await context.newPage()
    await theirs.goto(`${world.origin}/h5/#/pages/wallets/wallets`)
    await expect(theirs.getByText(/60\.00/).first()).toBeVisible()
    await context.close()

    world.clock.pass(DOUBT)
    await ripens(world)
    await phone.visit(`/pages/users/transfer?to=${encodeURIComponent(OTTO.email)}`)
    await page.reload()
    await fills(phone, { amount: '200' })
    await provesPin(phone, PIN)
    await expect(page.getByText(say('Sent')).first()).toBeVisible()
  })

for (const [language, tag] of inTurn(TONGUES, 0))
  test(`in ${language} whoever reads of a sign-in that was not theirs stops everything, and lifts it by that mailbox`, async ({
    phone,
  }) => {
    const { page, world } = phone
    const say = speech(tag)
    await known(phone)
    await holds(phone, MIRA, { language })
    await phone.visit('/pages/my/index')
    await world.give(session.signIn, { account: MIRA.email, password: MIRA.password, device: THEIRS })
    const words = BOOKS[tag].web.undo
    await page.goto(`${undoIn(world)}?lang=${tag}`)
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await page.getByRole('button', { name: words.stop }).tap()
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible()

    await phone.visit('/pages/my/setting')
    await isAt(phone, '/pages/login/login')
    await signsIn(phone)
    await phone.visit('/pages/users/setting?part=pause')
    await expect(page.getByText(say('Your account is paused')).first()).toBeVisible()
    await page.getByRole('button', { name: say('Send the code'), exact: true }).tap()
    await expect(page.locator('input[name=code]')).toBeVisible()
    await fills(phone, { password: MIRA.password, code: world.codeTo(MIRA.email) })
    await expect(page.getByText(say('The pause is lifted')).first()).toBeVisible()
  })
