import { DAY_S } from '#contract/time-units.ts'
import { decimalOf, shortAmount } from '#contract/money.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { ACCOUNT, hasBank } from '#tests/world/banks.ts'
import { provesPin } from '#tests/walk/gestures.ts'
import { isAt, shows, stored } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, setPin, idOf } from '#tests/world/people.ts'
import { hasAddress, moves, withdraws } from '#tests/world/withdrawals.ts'

const LATE = 'W0000000077'
const DEST = 'DE••••••3000'
const OTHER = { bank_name: 'ABN AMRO', iban: 'NL91ABNA0417164300', swift: 'ABNANL2A', country: 'NL' }

const TONGUES = {
  en: {
    way: 'EUR to a bank account',
    amount: 'Amount',
    sheet: 'Withdraw €300.00?',
    done: 'Withdrawal requested',
    see: 'See the withdrawal',
    title: 'Withdrawal',
    you: 'You, with your PIN',
    cancel: 'Cancel the withdrawal',
    question: 'Cancel this withdrawal?',
    went: 'Where the money went',
    late: /^Late since /,
    waits: 'Waiting period.',
    figures: ['€300.00', '€297.50'],
  },
  hebrew: {
    way: 'EUR לחשבון בנק',
    amount: 'סכום',
    sheet: /^למשוך .*300\.00.*\?$/,
    done: 'המשיכה התבקשה',
    see: 'לצפייה במשיכה',
    title: 'משיכה',
    you: 'על ידך, עם קוד התשלום',
    cancel: 'ביטול המשיכה',
    question: 'לבטל את המשיכה?',
    went: 'לאן הלך הכסף',
    late: /^באיחור מאז /,
    waits: 'תקופת המתנה.',
    figures: ['300.00 €', '297.50 €'],
  },
} as const
type Tongue = keyof typeof TONGUES

/** They are new, or older than a day. */
async function arrives(phone: Phone, language: Tongue, age = 2 * DAY_S) {
  const { world } = phone
  await join(world, MIRA)
  await hasBank(world, MIRA)
  await setPin(world, MIRA, PIN)
  await gains(world, MIRA, 'balance', 100_000n)
  world.clock.pass(age)
  await holds(phone, MIRA, { language })
}

async function availableOf({ world }: Phone) {
  const id = await openAccount(world.sql, await idOf(world, MIRA), 'balance')
  const row = await world.sql.selectFrom('account').select('amount').where('id', '=', id).executeTakeFirstOrThrow()
  return row.amount
}

const detail = ({ page }: Phone, title: string) => page.getByRole('dialog', { name: title, exact: true })

async function requests(phone: Phone, words: (typeof TONGUES)[Tongue]) {
  const { page } = phone
  await phone.visit('/pages/money/money')
  await page.locator('a[href$="#/pages/money/atm"]').tap()
  await page.getByRole('link', { name: words.way }).tap()
  await isAt(phone, '/pages/money/atm_bank')
  await page.getByLabel(words.amount).fill('300')
  await page.locator('button[type=submit][form]').tap()
  const sheet = page.getByRole('dialog', { name: words.sheet })
  for (const figure of words.figures) await expect(sheet.getByText(figure).first()).toBeVisible()
  await expect(sheet.getByText(DEST)).toBeVisible()
  await expect(sheet.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible()
  await provesPin(phone, PIN)
  await shows(phone, words.done)
}

const LANGUAGES = ['en', 'hebrew'] as const

for (const language of inTurn(LANGUAGES, 0))
  test(`a withdrawal is requested and cancelled, and its money is available again, in ${language}`, async ({
    phone,
  }) => {
    const { page } = phone
    const words = TONGUES[language]
    await arrives(phone, language)
    await requests(phone, words)
    expect(await availableOf(phone)).toBe(70_000n)
    await page.getByRole('link', { name: words.see }).tap()
    const sheet = detail(phone, words.title)
    await expect(sheet.getByText(DEST)).toBeVisible()
    await expect(sheet.getByText(words.you)).toBeVisible()
    await sheet.getByRole('button', { name: words.cancel }).tap()
    const question = page.getByRole('dialog', { name: words.question })
    await question.getByRole('button', { name: words.cancel }).tap()
    await expect(detail(phone, words.title).getByText(words.went)).toBeVisible()
    await expect(detail(phone, words.title).getByRole('button', { name: words.cancel })).toHaveCount(0)
    expect(await availableOf(phone)).toBe(100_000n)
  })

for (const language of inTurn(LANGUAGES, 1))
  test(`a withdrawal after a change cools, and says so before and after, in ${language}`, async ({ phone }) => {
    const { page } = phone
    const words = TONGUES[language]
    await arrives(phone, language, 60)
    await phone.visit('/pages/money/atm_bank')
    await expect(page.getByText(words.waits)).toBeVisible()
    await requests(phone, words)
    await expect(page.getByText(words.waits)).toBeVisible()
    await page.getByRole('link', { name: words.see }).tap()
    await expect(detail(phone, words.title).getByText(words.waits)).toBeVisible()
  })

for (const language of inTurn(LANGUAGES, 0))
  test(`a withdrawal that is late says so, and is paid while one looks, in ${language}`, async ({ phone }) => {
    const { page, world } = phone
    const words = TONGUES[language]
    await arrives(phone, language)
    await withdraws(world, MIRA, { orderNo: LATE, ago: 600, due: -3 })
    await moves(world, LATE, ['take', 'operator'])
    await moves(world, LATE, ['approve', 'operator'])
    const streams = page.waitForResponse('**/user/live/stream*')
    await phone.visit(`/pages/bank_card/card_atm_log?order_no=${LATE}`)
    const sheet = detail(phone, words.title)
    await expect(sheet.getByText(words.late)).toBeVisible()
    await streams
    await moves(world, LATE, ['pay', 'operator'])
    await expect(sheet.getByText(words.went)).toBeVisible()
    await expect(sheet.getByText(`bank-${LATE}`)).toBeVisible()
    await expect(sheet.getByText(words.late)).toHaveCount(0)
    await sheet.getByRole('button').last().tap()
    await isAt(phone, '/pages/bank_card/card_atm_log')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByText(LATE)).toBeVisible()
  })

test('a withdrawal that was paid is passed on as the phone does it, and another one like it is begun @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  await arrives(phone, 'en')
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async ({ text }: { text: string }) => {
        document.documentElement.dataset['passedOn'] = text
      },
    })
  })
  await withdraws(world, MIRA, { orderNo: LATE, ago: 600 })
  for (const move of ['take', 'approve', 'pay'] as const) await moves(world, LATE, [move, 'operator'])
  await phone.visit(`/pages/bank_card/card_atm_log?order_no=${LATE}`)
  const sheet = detail(phone, 'Withdrawal')
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Paid out' })).toHaveText(
    /Paid out\d{4}-\d\d-\d\d \d\d:\d\d/,
  )
  const { amount, fee, net } = await world.sql
    .selectFrom('withdrawal')
    .select(['amount', 'fee', 'net'])
    .where('order_no', '=', LATE)
    .executeTakeFirstOrThrow()
  const euros = (minor: bigint) => `€${decimalOf(minor, 'EUR')}`
  await sheet.getByRole('button', { name: 'Share the receipt' }).tap()
  await expect(page.locator('html')).toHaveAttribute('data-passed-on', /./)
  const receipt = (await page.locator('html').getAttribute('data-passed-on')) ?? ''
  expect(receipt.replace(/When: .{16}/, 'When: then').split('\n')).toEqual([
    `Quay · Withdrawal ${LATE}`,
    `You withdraw: ${euros(amount)}`,
    `Fee: ${euros(fee)}`,
    `You receive: ${euros(net)}`,
    `To: ${ACCOUNT.bank_name} ${DEST}`,
    'When: then',
    `Reference of the bank: bank-${LATE}`,
  ])
  await sheet.getByRole('link', { name: 'Withdraw again' }).tap()
  await isAt(phone, '/pages/money/atm_bank')
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(shortAmount(decimalOf(amount, 'EUR')))
  await expect(page.getByText(DEST)).toBeVisible()
})

test('whoever goes on in the very moment that an answer is shown is not held back @gate', async ({ phone }) => {
  const { page, world } = phone
  await arrives(phone, 'en')
  await withdraws(world, MIRA, { orderNo: LATE, ago: 600 })
  await phone.visit(`/pages/bank_card/card_atm_log?order_no=${LATE}`)
  await detail(phone, 'Withdrawal').getByRole('button', { name: 'Cancel the withdrawal' }).tap()
  const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' })
  await expect(question).toBeVisible()
  await page.evaluate(() => {
    const goOn = () => {
      if (window.seen['data-sheet']?.at(-1)?.state !== 'showing') return
      window.noticed.delete(goOn)
      location.hash = '/pages/money/atm_bank'
    }
    window.noticed.add(goOn)
  })
  await question.getByRole('button', { name: 'Cancel the withdrawal' }).tap()
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible()
})

test('what is typed is kept while one looks elsewhere, and gone once it is requested @gate', async ({ phone }) => {
  const { page, world } = phone
  await arrives(phone, 'en')
  await hasAddress(world, MIRA)
  await gains(world, MIRA, 'usdt', 500_000_000n)
  await phone.visit('/pages/my/withdraw')
  await page.getByRole('button', { name: 'USDT', exact: true }).tap()
  await page.getByLabel('Amount', { exact: true }).fill('120')
  await page.getByRole('link', { name: 'Withdrawals' }).tap()
  await shows(phone, 'No withdrawals yet')
  await page.goBack()
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('120')
  await expect(page.getByText('Within 6 hours')).toBeVisible()
  await expect(page.getByText('No fee')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).tap()
  await provesPin(phone, PIN)
  await shows(phone, 'Withdrawal requested')
  expect(Object.keys(await stored(phone))).not.toContain('withdrawal')
  const made = await world.sql
    .selectFrom('withdrawal')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .select(['method', 'fee'])
    .where('email', '=', MIRA.email)
    .execute()
  expect(made).toEqual([{ method: 'usdt', fee: 0n }])
})

test('a withdrawal of somebody else is not shown @gate', async ({ phone }) => {
  const { page } = phone
  await arrives(phone, 'en')
  phone.expectsFaultAt(withdrawal.info.path)
  await phone.visit('/pages/bank_card/card_atm_log?order_no=W0000000001')
  await expect(page.getByRole('dialog').getByText('There is nothing here')).toBeVisible()
})

test('another bank account is chosen on the screen of all of them, and what was typed stays @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  await arrives(phone, 'en')
  const at = { created_at: new Date(0), changed_at: new Date(0) }
  await world.sql
    .insertInto('bank_account')
    .values({ ...ACCOUNT, ...OTHER, member_id: await idOf(world, MIRA), is_default: false, ...at })
    .execute()
  await phone.visit('/pages/money/atm_bank')
  await page.getByLabel('Amount', { exact: true }).fill('300')
  await page.getByRole('link', { name: 'Change' }).tap()
  await isAt(phone, '/pages/bank_card/card_list')
  await page.getByRole('button', { name: /ABN AMRO/ }).tap()
  await isAt(phone, '/pages/money/atm_bank')
  await expect(page.getByText('ABN AMRO')).toBeVisible()
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('300')
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('dialog').getByText('NL••••••4300')).toBeVisible()
})
