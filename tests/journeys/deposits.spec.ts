import type { Route } from 'playwright/test'
import { deposit } from '#contract/deposit.ts'
import { says } from '#tests/walk/gestures.ts'
import { isAt, toast } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { stops, toastsFor } from '#tests/journeys/lib/toast.ts'
import { speaker } from '#server/lib/words.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'

const PLACE = '/pages/money/recharge_bc'
const ORDER = '/pages/money/recharge_order_pay'
const LANGUAGES = [
  { language: 'en', tag: 'en' },
  { language: 'hebrew', tag: 'he' },
] as const

async function pressesOnChain({ origin }: Phone['world'], fields: Record<string, string>) {
  const pressed = await fetch(`${origin}/sandbox/chain`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  expect(pressed.status).toBe(303)
}
const credits = async ({ world }: Phone) =>
  (
    await world.sql
      .selectFrom('posting')
      .innerJoin('recharge', 'recharge.order_no', 'posting.ref')
      .select('posting.id')
      .where('recharge.online', '=', true)
      .execute()
  ).length

async function opens(phone: Phone, details: Record<string, unknown> = {}): Promise<string> {
  await join(phone.world, MIRA)
  await holds(phone, MIRA, details)
  const made = phone.page.waitForResponse(`**${deposit.address.path}`)
  await phone.visit(`${PLACE}?network=ERC20`)
  const { data } = (await (await made).json()) as { data: { address: string } }
  return data.address
}

for (const { language, tag } of inTurn(LANGUAGES, 1))
  test(`in ${tag} USDT are sent to an address of one’s own, counted block by block, and credited once`, async ({
    phone,
  }) => {
    const { page, world } = phone
    const address = await opens(phone, { language })
    const seen = (now: number) => speaker(tag)('recharge.online.seen', { now: String(now), of: '12' })
    await expect(page.getByText(address)).toBeVisible()
    await pressesOnChain(world, { act: 'send', address, amount: '25' })
    await says(phone, seen(1))
    await pressesOnChain(world, { act: 'mine', address })
    await says(phone, seen(2))
    await page.getByRole('link', { name: /25\.00/ }).tap()
    await isAt(phone, ORDER)
    await pressesOnChain(world, { act: 'mine', address })
    await expect(page.getByText(seen(3)).first()).toBeVisible()
    await pressesOnChain(world, { act: 'mine-ten', address })
    await expect(page.getByText(speaker(tag)('recharge.status.credited'), { exact: true }).first()).toBeVisible()
    await pressesOnChain(world, { act: 'mine-ten', address })
    expect(await credits(phone)).toBe(1)
  })

test('what a network forgot is not credited, and the member reads so', async ({ phone }) => {
  const { page, world } = phone
  const address = await opens(phone)
  await pressesOnChain(world, { act: 'send', address, amount: '25' })
  await says(phone, 'Waiting for confirmations: 1 of 12')
  await pressesOnChain(world, { act: 'drop', address })
  await says(phone, 'No longer on the network')
  await page.getByRole('link', { name: /25\.00/ }).tap()
  await isAt(phone, ORDER)
  await says(phone, /^The network no longer shows what was sent, so nothing was credited\./)
  await pressesOnChain(world, { act: 'mine-ten', address })
  await pressesOnChain(world, { act: 'mine-ten', address })
  expect(await credits(phone)).toBe(0)
})

test('that no address could be made is one sentence, whatever the server says of it', async ({ phone }) => {
  const { page, said } = phone
  const busy = { code: 0, msg: 'The house is busy.', data: { refusal: 'busy' } }
  await page.route(`**${deposit.address.path}`, (route) => route.fulfill({ json: busy }))
  await joins(phone)
  await phone.visit(`${PLACE}?network=ERC20`)
  await says(phone, 'No address could be made. Nothing is lost.')
  await toast(phone, 'The network is busy, please try again later...')
  expect(said.filter((text) => text.includes(busy.msg))).toEqual([])
})

test('that no address could be made is said for three seconds', async ({ phone }) => {
  const { page, world } = phone
  const held: Route[] = []
  await page.clock.install({ time: world.now() })
  await page.route(`**${deposit.address.path}`, (route) => void held.push(route))
  await joins(phone)
  await phone.visit(`${PLACE}?network=ERC20`)
  await expect.poll(() => held.length).toBe(1)
  await stops(phone)
  await held[0]?.fulfill({ json: { code: 0, msg: '', data: { refusal: 'busy' } } })
  await toastsFor(phone, 'The network is busy, please try again later...', 3_000)
})

test('a demo address is copied only by whoever was warned @gate', async ({ phone }) => {
  const { page } = phone
  await opens(phone)
  await page.getByRole('button', { name: 'Copy your USDT address' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy it anyway' }).tap()
  await toast(phone, 'copy successful')
})
