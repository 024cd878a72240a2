import type { LocaleCode } from '#contract/locales.ts'
import { press } from '#tests/walk/gestures.ts'
import { field, isAt, shows, submit, toast } from '#tests/walk/journey.ts'
import { holds } from '#tests/walk/holds.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { HAMBURG, HANGZHOU, keepsAddresses } from '#tests/world/addresses.ts'
import { join, MIRA } from '#tests/world/people.ts'

interface Words {
  readonly addresses: string
  readonly empty: string
  readonly add: string
  readonly change: string
  readonly makeDefault: string
  readonly mark: string
  readonly remove: string
  readonly removes: string
  readonly saved: string
  readonly postcode: string
  readonly exact: string
  readonly use: string
  readonly town: string
}

const TONGUES: readonly [string, LocaleCode, Words][] = [
  [
    'in English',
    'en',
    {
      addresses: 'Delivery addresses',
      empty: 'No delivery address yet',
      add: 'Add address',
      change: 'Change',
      makeDefault: 'Make default',
      mark: 'Default',
      remove: 'Delete',
      removes: 'Delete address',
      saved: 'Address saved',
      postcode: 'This is not a postcode of this country.',
      exact: 'Exact place',
      use: 'Use this place',
      town: 'Haifa',
    },
  ],
  [
    'in Hebrew',
    'hebrew',
    {
      addresses: 'כתובות למשלוח',
      empty: 'עדיין אין כתובת למשלוח',
      add: 'הוספת כתובת',
      change: 'שינוי',
      makeDefault: 'לברירת מחדל',
      mark: 'ברירת מחדל',
      remove: 'מחיקה',
      removes: 'מחיקת הכתובת',
      saved: 'הכתובת נשמרה',
      postcode: 'זה אינו מיקוד של המדינה הזאת.',
      exact: 'מיקום מדויק',
      use: 'שימוש במקום הזה',
      town: 'חיפה',
    },
  ],
]

const HAIFA = '32.8184, 34.9885'

async function arrive(phone: Phone, language: LocaleCode) {
  await join(phone.world, MIRA)
  await holds(phone, MIRA, { language })
}

const link = ({ page }: Phone, name: string) => page.getByRole('link', { name, exact: true })
const items = ({ page }: Phone) => page.getByRole('main').getByRole('listitem')
const choice = ({ page }: Phone, name: string) => page.locator(`select[name=${name}]`)

for (const [says, language, words] of inTurn(TONGUES, 0))
  test(`a member adds an address in China and one in Germany, changes, prefers and deletes them, ${says}`, async ({
    phone,
  }) => {
    const { page } = phone
    await arrive(phone, language)
    await phone.visit('/pages/users/setting')
    await link(phone, words.addresses).tap()
    await isAt(phone, '/pages/address/address')
    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
    await link(phone, words.add).tap()

    await field(phone, 'consignee').fill(HANGZHOU.consignee)
    await field(phone, 'mobile').fill(HANGZHOU.mobile)
    await choice(phone, 'country').selectOption('CN')
    await choice(phone, 'province').selectOption('浙江省')
    await choice(phone, 'city').selectOption('杭州市')
    await choice(phone, 'district').selectOption('西湖区')
    await field(phone, 'detail').fill(HANGZHOU.detail)
    await field(phone, 'postcode').fill('31001')
    await submit(phone).tap()
    await expect(page.getByRole('alert')).toHaveText(words.postcode)
    await expect(field(phone, 'consignee')).toHaveValue(HANGZHOU.consignee)
    await field(phone, 'postcode').fill(HANGZHOU.postcode)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await submit(phone).tap()
    await toast(phone, words.saved)
    await isAt(phone, '/pages/address/address')
    await expect(items(phone)).toHaveCount(1)
    await expect(items(phone).first()).toContainText('浙江省杭州市西湖区')
    await expect(items(phone).first()).toContainText(words.mark)

    await link(phone, words.add).tap()
    await choice(phone, 'country').selectOption('DE')
    for (const name of ['consignee', 'mobile', 'detail', 'city', 'postcode'] as const)
      await field(phone, name).fill(HAMBURG[name])
    await submit(phone).tap()
    await expect(items(phone)).toHaveCount(2)

    await page.getByRole('button', { name: words.makeDefault, exact: true }).tap()
    await expect(items(phone).first()).toContainText('Am Kaiserkai 12')
    await expect(items(phone).first()).toContainText(words.mark)

    await items(phone).last().getByRole('link', { name: words.change, exact: true }).tap()
    await expect(choice(phone, 'district')).toHaveValue('西湖区')
    await choice(phone, 'city').selectOption('宁波市')
    await expect(choice(phone, 'district')).toHaveValue('')
    await choice(phone, 'district').selectOption('鄞州区')
    await submit(phone).tap()
    await expect(items(phone).last()).toContainText('浙江省宁波市鄞州区')

    await items(phone).first().getByRole('button', { name: words.remove, exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: words.removes, exact: true }).tap()
    await expect(items(phone)).toHaveCount(1)
    await expect(items(phone).first()).toContainText('浙江省宁波市鄞州区')
    await expect(items(phone).first()).toContainText(words.mark)
  })

for (const [says, language, words] of inTurn(TONGUES, 1))
  test(`an address is chosen for the page that asked, also one that is added on the way, ${says} @gate`, async ({
    phone,
  }) => {
    await arrive(phone, language)
    await keepsAddresses(phone.world, MIRA, { 9001: HAMBURG, 9002: HANGZHOU })
    const asking = '/pages/address/address?select=%2Fpages%2Fusers%2Fsetting'
    await phone.visit(asking)
    await items(phone).last().getByRole('button').tap()
    await expect(phone.page).toHaveURL((url) => url.hash === '#/pages/users/setting?address_id=9002')

    await phone.visit(asking)
    await link(phone, words.add).tap()
    await choice(phone, 'country').selectOption('PL')
    for (const name of ['consignee', 'mobile', 'detail', 'city'] as const) await field(phone, name).fill(HAMBURG[name])
    await field(phone, 'postcode').fill('00950')
    await submit(phone).tap()
    await expect(phone.page).toHaveURL((url) => /^#\/pages\/users\/setting\?address_id=\d+$/.test(url.hash))
  })

for (const [says, language, words] of inTurn(TONGUES, 0))
  test(`a member chooses the place of an address half typed, finds what was typed beside it and saves both, ${says} @gate`, async ({
    phone,
  }) => {
    const { page } = phone
    const typed = {
      consignee: 'Mira Kallas',
      mobile: '+972 4 555 0123',
      detail: 'Sderot HaNassi 12',
      postcode: '3463812',
    }
    const exact = page.getByRole('button', { name: words.exact })
    await arrive(phone, language)
    await phone.visit('/pages/address/address')
    await link(phone, words.add).tap()
    await choice(phone, 'country').selectOption('IL')
    for (const [name, text] of Object.entries(typed)) await field(phone, name).fill(text)

    await exact.tap()
    await isAt(phone, '/choose-location')
    await page.getByRole('searchbox').fill(words.town)
    await page.getByRole('button', { name: words.town }).first().tap()
    await shows(phone, words.town)
    await press(phone, words.use)

    await isAt(phone, '/pages/address/add_address')
    await expect(exact).toContainText(HAIFA)
    await expect(choice(phone, 'country')).toHaveValue('IL')
    for (const [name, text] of Object.entries({ ...typed, city: words.town }))
      await expect(field(phone, name)).toHaveValue(text)

    await submit(phone).tap()
    await toast(phone, words.saved)
    await isAt(phone, '/pages/address/address')
    await expect(items(phone)).toHaveCount(1)
    for (const text of [typed.consignee, typed.mobile, typed.detail, typed.postcode, words.town])
      await expect(items(phone)).toContainText(text)
    await link(phone, words.change).tap()
    await expect(exact).toContainText(HAIFA)
  })

test('whoever leaves what was typed is asked, and an address of somebody else is not found', async ({ phone }) => {
  const { page } = phone
  await arrive(phone, 'en')
  await phone.visit('/pages/address/address')
  await link(phone, 'Add address').tap()
  await field(phone, 'consignee').fill('Ada Quint')
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  const question = page.getByRole('dialog', { name: 'Leave this page?' })
  await question.getByRole('button', { name: 'Stay', exact: true }).tap()
  await expect(field(phone, 'consignee')).toHaveValue('Ada Quint')
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await question.getByRole('button', { name: 'Leave', exact: true }).tap()
  await isAt(phone, '/pages/address/address')
  await phone.visit('/pages/address/edit_address?id=4711')
  await expect(page.getByRole('heading', { name: 'We cannot find this address' })).toBeVisible()
})
