import type { LocaleTag } from '#contract/locales.ts'
import { DAY_S } from '#contract/time-units.ts'
import { later } from '#server/lib/clock.ts'
import { speaker } from '#server/lib/words.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { provesPin } from '#tests/walk/gestures.ts'
import { holds } from '#tests/walk/holds.ts'
import { isAt } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { hasAddress } from '#tests/walks/lib/checkout.ts'
import { hasPoints, isOnShelf, RED } from '#tests/walks/lib/goods.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { idOf, join, MIRA, setPin } from '#tests/world/people.ts'
import { rowOf, sends } from '#tests/world/shop-orders.ts'
import { speech } from './lib/cast.ts'

const [CHECKOUT, CASHIER, ORDER, PARCEL] = [
  '/pages/orders/create_order',
  '/pages/money/pay',
  '/pages/orders/order_detail',
  '/pages/orders/logistics_view',
] as const

const numberIn = ({ page }: Phone) => new URLSearchParams(page.url().split('?')[1]).get('order_no') ?? ''

async function moved({ world }: Phone, order: string): Promise<Record<string, bigint>> {
  const rows = await world.sql
    .selectFrom('posting')
    .innerJoin('entry', 'posting_id', 'posting.id')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.name', ({ fn }) => fn.sum<bigint>('entry.amount').as('amount')])
    .where('ref', '=', order)
    .where('account.member_id', '=', await idOf(world, MIRA))
    .groupBy('account.name')
    .execute()
  return Object.fromEntries(rows.map(({ name, amount }) => [name, BigInt(amount)]))
}

for (const [language, tag] of inTurn([['en', 'en'] as const, ['hebrew', 'he'] as const], 0))
  test(`a newcomer buys with balance and points, follows the parcel, and says that it came, in ${tag}`, async ({
    phone,
  }) => {
    const { page, world } = phone
    const say = speech(tag satisfies LocaleTag)
    await join(world, MIRA)
    await setPin(world, MIRA, PIN)
    await gains(world, MIRA, 'balance', 10_000n)
    await hasPoints(phone)
    await isOnShelf(phone)
    await hasAddress(phone)
    await holds(phone, MIRA, { language })
    await phone.visit(`${CHECKOUT}?from=buy&sku_id=${RED}&num=2`)
    const order = page.locator('button[form=checkout]')
    await expect(order).toContainText('23.90')
    await page.getByRole('checkbox').tap()
    await expect(order).toContainText('19.90')
    await order.tap()
    await isAt(phone, CASHIER)
    await page.locator('button[form], button').filter({ hasText: '19.90' }).last().tap()
    await provesPin(phone, PIN)
    await page.locator(`a[href*="${ORDER}"]`).last().tap()
    await isAt(phone, ORDER)
    const number = numberIn(phone)
    // What was shown is what was posted.
    expect(await moved(phone, number)).toEqual({ balance: -1_990n, points: -400n })

    await sends(world, number)
    await page.locator(`a[href*="${PARCEL}"]`).first().tap()
    await isAt(phone, PARCEL)
    await expect(page.getByText(/QY\d+X/)).toBeVisible()
    await page.locator(`a[href*="${ORDER}"]`).last().tap()
    await isAt(phone, ORDER)
    await page.getByRole('button', { name: say('I have received it') }).tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Yes, I have it') })
      .tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(async () => (await rowOf(world, number)).state).toBe('received')

    const now = () => later(world.context.clock.now(), 7 * DAY_S)
    await sweepShopOrders({ ...world.context, clock: { ...world.context.clock, now } })
    expect(await rowOf(world, number)).toMatchObject({ state: 'completed', paid_out: 1_990n, fee: 0n })
    await expect(page.getByText(speaker(tag)('shopOrder.status.completed'), { exact: true }).first()).toBeVisible()
  })
