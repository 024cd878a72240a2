import type { Selling } from '#machines/trade/selling.part.ts'
import type { SellForm } from '#machines/trade/sell.rules.ts'
import type { Rail } from '#contract/order.ts'
import { trade } from '#contract/trade.ts'
import { fill, press } from '#tests/walk/gestures.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { hasBank } from '#tests/world/banks.ts'
import { gains, coinCosts, PIN } from '#tests/world/money.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'
import { becomesMerchant, marketIsClosed, marketIsOpen, nobodyBuys, PRICE, sells } from '#tests/world/trade.ts'
import {
  befallsQuietly,
  beginsAfresh,
  isAccepted,
  isOffered,
  isPaused,
  searchOf,
  type Deed,
} from '#tests/world/orders.ts'
import { hearsOf } from '#tests/world/events.ts'

type FlowScene = Pick<Phone, 'page' | 'world'> & { readonly state: string; readonly context: Selling }
type Where = Pick<Phone, 'world'>

const COINS = 100_000_000_000n

export async function arrive({ world }: Where): Promise<number> {
  const { id } = await join(world, MIRA)
  await join(world, OTTO)
  await nobodyBuys(world)
  await coinCosts(world, PRICE)
  await marketIsOpen(world)
  await setPin(world, MIRA, PIN)
  await gains(world, MIRA, 'coin', COINS)
  return id
}

export const opens = async ({ world }: Where) => {
  await beginsAfresh(world, MIRA)
  await marketIsOpen(world)
}
export const shuts = async (scene: Where) => {
  await opens(scene)
  await marketIsClosed(scene.world)
}
export const pauses = async (scene: Where) => {
  await opens(scene)
  await isPaused(scene.world, MIRA)
}

export async function order({ world }: Where): Promise<string> {
  await marketIsOpen(world)
  return (await searchOf(world, MIRA)) ?? (await sells(world, MIRA))
}
export const happens =
  (...deeds: Deed[]) =>
  async (scene: Where) =>
    befallsQuietly(scene.world, await order(scene), ...deeds)
export const offered = async (scene: Where) => {
  await becomesMerchant(scene.world, OTTO)
  await happens(isOffered)(scene)
}
export const accepted = async (scene: Where) => {
  await offered(scene)
  await happens(isAccepted)(scene)
}

export const spendsAll = ({ world }: Where) => gains(world, MIRA, 'coin', -COINS)
export const hasAccount = async ({ world, context }: FlowScene) => {
  if (context.form.pay_type === 'bank') await hasBank(world, MIRA)
}
export const ofBank = <Sample extends object>(sample: Sample): Sample => ({
  ...sample,
  when: ({ context }: { context: FlowScene['context'] }) => context.form.pay_type === 'bank',
})

const PILL = { wallet: 'Quay balance', bank: 'Bank account' } as const

/** In the words of whoever presses. */
export async function paidTo({ page }: Pick<Phone, 'page'>, rail: Rail, say = (words: string) => words): Promise<void> {
  const one = (on: Rail) => page.getByRole('button', { name: say(PILL[on]), exact: true })
  const pill = one('wallet').or(one('bank'))
  if ((await pill.innerText()) === say(PILL[rail])) return
  await pill.tap()
  const sheet = page.getByRole('dialog', { name: say('Paid to') })
  await sheet.locator(`input[value=${rail}]`).check()
  await sheet.getByRole('button', { name: say('Done') }).tap()
  await sheet.waitFor({ state: 'detached' })
}

export async function submit(scene: FlowScene, { quantity, pay_type }: SellForm) {
  await fill(scene, { 'You sell': quantity })
  await paidTo(scene, pay_type)
  await press(scene, 'Continue')
}

export async function hasOld({ world }: Where, orderNo: string): Promise<void> {
  const order_no = await sells(world, MIRA)
  await beginsAfresh(world, MIRA)
  await world.sql.updateTable('trade_order').set({ order_no: orderNo }).where('order_no', '=', order_no).execute()
}

export async function hears({ page, world, state }: FlowScene) {
  const isInfo = (request: { url(): string }) => new URL(request.url()).pathname === trade.info.path
  const heard = state === 'following' ? page.waitForEvent('requestfailed', isInfo) : page.waitForRequest(isInfo)
  await hearsOf(world, MIRA, 'order')
  await heard
}
