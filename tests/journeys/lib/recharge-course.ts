import { recharge } from '#contract/recharge.ts'
import { picture } from '#tests/files/pictures.ts'
import { field, submit } from '#tests/walk/journey.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'

export const BEGIN = '/pages/money/recharge'
export const ORDER = '/pages/money/recharge_order_pay'
export const SENDS = recharge.recharge.path

type Held = Pick<Phone, 'page'>

export async function isReady(phone: Phone, details: Record<string, unknown> = {}): Promise<void> {
  await join(phone.world, MIRA)
  await holds(phone, MIRA, details)
}

export const times = async ({ world }: Pick<Phone, 'world'>): Promise<number> =>
  (await world.sql.selectFrom('recharge').select('id').execute()).length

export const numberOf = async ({ world }: Pick<Phone, 'world'>): Promise<string> =>
  (await world.sql.selectFrom('recharge').select('order_no').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow())
    .order_no

export async function fills(phone: Phone, amount = '138'): Promise<void> {
  await phone.visit(BEGIN)
  await field(phone, 'amount').fill(amount)
}

export const isFilled = (held: Held, amount = '138') => expect(field(held, 'amount')).toHaveValue(amount)

export async function photographs({ page }: Held, tint = 3): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 120, 90, tint) })
  await hasArrived({ page })
}
export const hasArrived = ({ page }: Held) => expect(page.locator('[data-picture=uploaded]')).toHaveCount(1)

export async function shows(phone: Phone, payer = MIRA.nickname): Promise<void> {
  await photographs(phone)
  await field(phone, 'payer').fill(payer)
  await submit(phone).tap()
}
