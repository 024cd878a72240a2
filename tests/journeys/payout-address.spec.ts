import type { LocaleCode } from '#contract/locales.ts'
import { ADDRESSES } from '#tests/world/payout-addresses.ts'
import { IBANS } from '#tests/world/banks.ts'
import { provesPin } from '#tests/walk/gestures.ts'
import { codeIn, field, isAt, submit } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, setPin } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

const [TRON] = ADDRESSES.TRC20
const [ETHEREUM] = ADDRESSES.ERC20

interface Words {
  readonly banks: string
  readonly addresses: string
  readonly addBank: string
  readonly addAddress: string
  readonly allBanks: string
  readonly allAddresses: string
  readonly makeDefault: string
  readonly change: string
  readonly remove: string
  readonly mark: string
  readonly cools: RegExp
  readonly mismatch: string
  readonly empty: string
}

const TONGUES: readonly [string, LocaleCode, Words][] = [
  [
    'in English',
    'en',
    {
      banks: 'Bank accounts',
      addresses: 'Payout addresses',
      addBank: 'Add bank account',
      addAddress: 'Add payout address',
      allBanks: 'All bank accounts',
      allAddresses: 'All payout addresses',
      makeDefault: 'Make default',
      change: 'Change',
      remove: 'Delete',
      mark: 'Default',
      cools: /^Recently added or changed\. Withdrawals to it wait until \d{1,2} [A-Z][a-z]+ \d{4} at \d{1,2}:\d\d/,
      mismatch: 'This address belongs to the other network.',
      empty: 'No payout address yet',
    },
  ],
  [
    'in Hebrew',
    'hebrew',
    {
      banks: 'חשבונות בנק',
      addresses: 'כתובות משיכה',
      addBank: 'הוספת חשבון בנק',
      addAddress: 'הוספת כתובת משיכה',
      allBanks: 'כל חשבונות הבנק',
      allAddresses: 'כל כתובות המשיכה',
      makeDefault: 'לברירת מחדל',
      change: 'שינוי',
      remove: 'מחיקה',
      mark: 'ברירת מחדל',
      cools: /^בוצעו כאן הוספה או שינוי לאחרונה\. משיכות אל היעד הזה ממתינות עד .*\d{4}/,
      mismatch: 'הכתובת הזאת שייכת לרשת האחרת.',
      empty: 'עדיין אין כתובת משיכה',
    },
  ],
]

async function arrive(phone: Phone, language: LocaleCode) {
  await join(phone.world, MIRA)
  await setPin(phone.world, MIRA, PIN)
  await holds(phone, MIRA, { language })
}

const link = ({ page }: Phone, name: string) => page.getByRole('link', { name, exact: true })
const items = ({ page }: Phone) => page.getByRole('main').getByRole('listitem')

async function saysBank(phone: Phone, iban: string, swift: string) {
  await field(phone, 'first_name').fill('Mira')
  await field(phone, 'last_name').fill('Kallas')
  await field(phone, 'iban').fill(iban)
  await field(phone, 'swift').fill(swift)
  await field(phone, 'bank_name').fill('Northern Bank')
  await field(phone, 'address').fill('Kai 2, 20457 Hamburg')
  await submit(phone).tap()
  await provesPin(phone, PIN)
}

async function proves(phone: Phone) {
  await expect(field(phone, 'code')).toBeVisible()
  await field(phone, 'code').fill(await codeIn(phone, MIRA.email))
  await field(phone, 'payword').fill(PIN)
  await submit(phone).tap()
}

for (const [says, language, words] of inTurn(TONGUES, 0))
  test(`a member adds two bank accounts, makes the second the default, changes it, and deletes the first, ${says}`, async ({
    phone,
  }) => {
    const { page } = phone
    await arrive(phone, language)
    await phone.visit('/pages/money/money')
    await link(phone, words.banks).tap()
    await isAt(phone, '/pages/bank_card/card_list')
    await link(phone, words.addBank).tap()
    await saysBank(phone, IBANS[0], 'COBADEFF')
    await expect(page.getByText(words.cools)).toBeVisible()
    await link(phone, words.allBanks).first().tap()
    await expect(items(phone)).toHaveCount(1)
    await expect(items(phone).first()).toContainText(words.mark)
    await link(phone, words.addBank).tap()
    await saysBank(phone, IBANS[1], 'WESTGB22')
    await link(phone, words.allBanks).first().tap()
    await expect(items(phone)).toHaveCount(2)

    await page.getByRole('button', { name: words.makeDefault, exact: true }).tap()
    await expect(items(phone).first()).toContainText('GB•• •••• 5432')
    await expect(items(phone).first()).toContainText(words.mark)

    await items(phone).first().getByRole('link', { name: words.change, exact: true }).tap()
    await expect(field(phone, 'iban')).toHaveValue('GB82 WEST 1234 5698 7654 32')
    await field(phone, 'bank_name').fill('Western Bank')
    await submit(phone).tap()
    await provesPin(phone, PIN)
    await link(phone, words.allBanks).first().tap()
    await expect(items(phone).first()).toContainText('Western Bank')

    await items(phone).last().getByRole('button', { name: words.remove, exact: true }).tap()
    await provesPin(phone, PIN)
    await expect(items(phone)).toHaveCount(1)
    await expect(items(phone).first()).toContainText('GB•• •••• 5432')
  })

for (const [says, language, words] of inTurn(TONGUES, 1))
  test(`a member pastes a payout address, proves it with the code and the PIN, names it, and deletes it, ${says}`, async ({
    phone,
  }) => {
    const { page } = phone
    await arrive(phone, language)
    await phone.visit('/pages/users/setting')
    await link(phone, words.addresses).tap()
    await isAt(phone, '/pages/users/withdrawal_set')
    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
    await link(phone, words.addAddress).tap()

    await field(phone, 'address').fill(TRON)
    await expect(page.locator('select[name=network]')).toHaveValue('TRC20')
    await field(phone, 'address').fill(ETHEREUM)
    await expect(page.locator('select[name=network]')).toHaveValue('ERC20')
    await page.locator('select[name=network]').selectOption('TRC20')
    await submit(phone).tap()
    await expect(page.getByRole('alert')).toHaveText(words.mismatch)
    await page.locator('select[name=network]').selectOption('ERC20')
    await submit(phone).tap()
    await expect(page.getByText(ETHEREUM)).toBeVisible()
    await proves(phone)
    await expect(page.getByText(words.cools)).toBeVisible()
    await link(phone, words.allAddresses).first().tap()
    await expect(items(phone)).toHaveCount(1)
    await expect(items(phone).first()).toContainText('0x5aAe…1BeAed')

    phone.world.clock.pass(61)
    await items(phone).first().getByRole('link', { name: words.change, exact: true }).tap()
    await field(phone, 'label').fill('Ledger')
    await submit(phone).tap()
    await proves(phone)
    await link(phone, words.allAddresses).first().tap()
    await expect(items(phone).first()).toContainText('Ledger')

    await items(phone).first().getByRole('button', { name: words.remove, exact: true }).tap()
    await provesPin(phone, PIN)
    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
  })

test('whoever adds a bank account while choosing one for another page comes back to choose it @gate', async ({
  phone,
}) => {
  await arrive(phone, 'en')
  await phone.visit('/pages/bank_card/card_list?select=%2Fpages%2Fmoney%2Fmoney')
  await link(phone, 'Add bank account').tap()
  await saysBank(phone, IBANS[0], 'COBADEFF')
  await isAt(phone, '/pages/bank_card/card_list')
  await items(phone).first().getByRole('button').tap()
  await isAt(phone, '/pages/money/money')
})
