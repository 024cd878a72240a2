import { DAY_S } from '#contract/time-units.ts'
import { later } from '#server/lib/clock.ts'
import { speaker } from '#server/lib/words.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { deskOf } from '#tests/journeys/lib/desk.ts'
import { provesPin } from '#tests/walk/gestures.ts'
import { field, isAt, submit } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { BEGIN, numberOf, ORDER, shows } from '#tests/journeys/lib/recharge-course.ts'
import { hasBank } from '#tests/world/banks.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, setPin, idOf } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

const LANGUAGES = [
  {
    language: 'en',
    tag: 'en',
    cancel: 'Cancel the withdrawal',
    asks: 'Cancel this withdrawal?',
    early: /^\d.* before the promised time$/,
  },
  { language: 'hebrew', tag: 'he', cancel: 'ביטול המשיכה', asks: 'לבטל את המשיכה?', early: / לפני המועד שהובטח$/ },
] as const

const stands = ({ page }: Phone, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible()

async function balanceOf({ world }: Phone): Promise<bigint> {
  const account = await openAccount(world.sql, await idOf(world, MIRA), 'balance')
  const where = world.sql.selectFrom('account').select('amount').where('id', '=', account)
  return (await where.executeTakeFirstOrThrow()).amount ?? 0n
}

async function withdraws(phone: Phone): Promise<string> {
  const { page, world } = phone
  await phone.visit('/pages/money/atm_bank')
  await field(phone, 'amount').fill('20')
  await submit(phone).tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/1[.,]10/).first()).toBeVisible()
  await expect(sheet.getByText(/18[.,]90/).first()).toBeVisible()
  await provesPin(phone, PIN)
  const see = page.locator('a[href*="card_atm_log?order_no="]')
  await see.tap()
  await isAt(phone, '/pages/bank_card/card_atm_log')
  const newest = world.sql.selectFrom('withdrawal').select('order_no').orderBy('id', 'desc').limit(1)
  return (await newest.executeTakeFirstOrThrow()).order_no
}

for (const { language, tag, cancel, asks, early } of inTurn(LANGUAGES, 0))
  test(`money comes in by a photo and goes out again, past two operators, in ${tag}`, async ({ phone }) => {
    const { page, world } = phone
    const say = speaker(tag)
    await join(world, MIRA)
    await hasBank(world, MIRA)
    await setPin(world, MIRA, PIN)
    // What was changed lately waits for a day; the clock of the desk is that of the machine.
    const changed_at = later(world.now(), -2 * DAY_S)
    await world.sql.updateTable('bank_account').set({ changed_at }).execute()
    await world.sql.updateTable('pin').set({ changed_at }).execute()
    await holds(phone, MIRA, { language })
    const [ada, ben] = [deskOf(world), deskOf(world, 'Second operator')]
    await test.step('138 euros come in', async () => {
      await phone.visit(BEGIN)
      await field(phone, 'amount').fill('138')
      await submit(phone).tap()
      await isAt(phone, ORDER)
      await shows(phone)
      await stands(phone, say('recharge.status.submitted'))
      const no = await numberOf(phone)
      await ada(`recharge take ${no}`)
      await ada(`recharge credit ${no} --ref paid-in-${tag}`, 'yes')
      await stands(phone, say('recharge.status.credited'))
      expect(await balanceOf(phone)).toBe(13_800n)
    })
    await test.step('a withdrawal is cancelled', async () => {
      await withdraws(phone)
      expect(await balanceOf(phone)).toBe(11_800n)
      await page.getByRole('dialog').getByRole('button', { name: cancel }).tap()
      await page.getByRole('dialog', { name: asks }).getByRole('button', { name: cancel }).tap()
      await stands(phone, say('withdrawal.status.cancelled'))
      expect(await balanceOf(phone)).toBe(13_800n)
    })
    await test.step('one is accepted by one operator and paid by another', async () => {
      const no = await withdraws(phone)
      await ada(`withdrawal take ${no}`)
      await stands(phone, say('withdrawal.status.in_review'))
      await ada(`withdrawal approve ${no}`, 'yes')
      await ben(`withdrawal pay ${no} --ref paid-out-${tag}`, 'yes')
      await stands(phone, say('withdrawal.status.completed'))
      await expect(page.getByText(early)).toBeVisible()
      expect(await balanceOf(phone)).toBe(11_800n)
    })
    await test.step('one fails, and all of it is there again', async () => {
      const no = await withdraws(phone)
      await ada(`withdrawal take ${no}`)
      await ada(`withdrawal approve ${no}`, 'yes')
      await ada(`withdrawal stumble ${no}`)
      await ben(`withdrawal fail ${no} --reason account_closed`, 'yes')
      await stands(phone, say('withdrawal.status.failed'))
      expect(await balanceOf(phone)).toBe(11_800n)
    })
    await test.step('one is sent back by the bank, and its fee comes back with it', async () => {
      const no = await withdraws(phone)
      await ben(`withdrawal take ${no}`)
      await ben(`withdrawal approve ${no}`, 'yes')
      await ada(`withdrawal pay ${no} --ref sent-${tag}`, 'yes')
      await stands(phone, say('withdrawal.status.completed'))
      await ben(`withdrawal return ${no} --reason account_closed`, 'yes')
      await stands(phone, say('withdrawal.status.returned'))
      expect(await balanceOf(phone)).toBe(11_800n)
    })
  })
