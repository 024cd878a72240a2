import { payment } from '#contract/payment.ts'
import { service } from '#contract/service.ts'
import { openAddress } from '#server/deposit/addresses.ts'
import { deposits } from '#server/deposit/deposits.ts'
import { follow } from '#server/deposit/follow.ts'
import { mineInSandbox, sendInSandbox, thinkAgain } from '#server/deposit/sandbox-chain.ts'
import { openChannel } from '#tests/world/channels.ts'
import { moveIn, operators } from '#tests/world/cash-records.ts'
import { bring, newKey, PIN, posts, purseOf } from '#tests/world/money.ts'
import { openGoods } from '#tests/world/goods.ts'
import { press } from '#tests/world/payments.ts'
import { buyer, buying, delivers, orderOf } from '#tests/world/shop-orders.ts'
import { centre, opening } from '#tests/world/service.ts'
import { type Person, type World } from '#tests/world/world.ts'

type Network = 'TRC20' | 'ERC20'
type Names = Record<string, string>

export async function openOnlineWays(world: World): Promise<void> {
  const online = { bank_name: '', by_proof: false }
  for (const network of ['wechat', 'alipay']) await openChannel(world, { ...online, type: 'gateway', network })
  await openChannel(world, { ...online, type: 'chain', currency: 'USDT', account: 'usdt', network: 'ERC20' })
}

/** Accounts cost 50.00 there. */
export async function openCentre(world: World, credit = 0n, balance = 0n): Promise<Person> {
  const person = await centre(world)
  if (credit + balance > 0n) await bring(world, person, 'balance', credit + balance)
  if (credit > 0n) await giveCredit(world, person, credit)
  return person
}

/** Out of what they have. */
export async function giveCredit(world: World, person: Person, amount: bigint): Promise<void> {
  const leg = { from: await purseOf(world, person, 'balance'), to: await purseOf(world, person, 'credit'), amount }
  await posts(world, 'credit', [leg], `given-${newKey()}`)
}

async function fillGateways(world: World): Promise<Names> {
  const { give, member } = world
  const [payer, other] = [await member(), await member()]
  const first = await give(payment.rechargeByAlipay, { amount: '25', idem: newKey() }, payer)
  const { order_no: inPaid, pay_no: payPaid } = first
  const again = { order_no: inPaid, method: 'wechat_h5', idem: newKey() } as const
  const { pay_no: paySurplus } = await give(payment.any, again, payer)
  for (const pay_no of [payPaid, paySurplus]) await press(world, pay_no, 'paid')
  const { order_no: inWaiting, pay_no: payWaiting } = await give(
    payment.rechargeByAlipay,
    { amount: '40', idem: newKey() },
    other,
  )
  return { inPaid, payPaid, paySurplus, inWaiting, payWaiting }
}

async function fillCentres(world: World): Promise<Names> {
  const { give, sql } = world
  const centre = await openCentre(world, 13_000n, 10_000n)
  const other = await openCentre(world)
  const sends = { to: other.email, amount: '10' }
  const { quote_no: sentCredit } = await give(service.quoteCredit, sends, centre)
  await give(service.sendCredit, { ...sends, quote_no: sentCredit, payword: PIN, idem: newKey() }, centre)
  const opens = async () => (await give(service.open, opening(), centre)).order_no
  for (const _ of [1, 2]) await opens()
  const [byBalance, byCredit, openWaiting] = [await opens(), await opens(), await opens()]
  const paying = { account: 'balance', payword: PIN } as const
  const { pay_no: payBalance } = await give(
    payment.byBalance,
    { ...paying, order_no: byBalance, idem: newKey() },
    centre,
  )
  await giveCredit(world, centre, 4_000n)
  const byOwnCredit = { payword: PIN, order_no: byCredit, idem: newKey() }
  const { pay_no: payCredit } = await give(payment.byCredit, byOwnCredit, centre)
  const direct = await sql
    .selectFrom('account_opening')
    .select('order_no')
    .where('centre_id', '=', centre.id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const openedDirectly = direct.order_no
  return {
    openedDirectly,
    byBalance,
    byCredit,
    openWaiting,
    payBalance,
    payCredit,
    sentCredit,
    otherCentre: `${other.id}`,
  }
}

/** Paid out of each account that may, by a gateway, and not at all. */
async function fillShop(world: World): Promise<Names> {
  const { give } = world
  await delivers(world)
  const payer = await buyer(world, { shop: 10_000n, points: 1_000n })
  const goods = await openGoods(world, { variants: [{ picks: [], price: 1_000n, stock: 20 }] })
  const forPoints = await openGoods(world, {
    shop: 'points',
    variants: [{ picks: [], price: 0n, points: 120, stock: 5 }],
  })
  const orders = (wish: Parameters<typeof orderOf>[2]) => orderOf(world, payer, wish)
  const paid = async (order_no: string, account: 'balance' | 'shop' | 'points') =>
    (await give(payment.byBalance, { order_no, account, payword: PIN, idem: newKey() }, payer)).pay_no
  const begun = async (order_no: string) =>
    (await give(payment.any, { order_no, method: 'alipay_h5', idem: newKey() }, payer)).pay_no
  const [shopPaid, shopByShop] = [await orders(buying(goods, 1, { use_points: 1 })), await orders(buying(goods, 2))]
  const [shopByPoints, shopOnline] = [await orders(buying(forPoints, 2)), await orders(buying(goods, 3))]
  const names = {
    shopPaid,
    shopByPoints,
    payShop: await paid(shopPaid, 'balance'),
    payByShop: await paid(shopByShop, 'shop'),
    payPoints: await paid(shopByPoints, 'points'),
    payShopOnline: await begun(shopOnline),
  }
  await press(world, names.payShopOnline, 'paid')
  const shopUnpaid = await orders(buying(goods))
  return { ...names, shopUnpaid, payShopWaiting: await begun(shopUnpaid) }
}

async function fillNetworks(world: World): Promise<Names> {
  const { sql, context, member } = world
  const { chance, clock } = context
  const mined = async (network: Network, blocks = 1) => {
    for (let block = 0; block < blocks; block += 1) await mineInSandbox(sql, network, clock.now())
    const found = context.chains.find(({ chain }) => chain.network === network)
    if (found) await follow(context, found.chain, deposits(chance))
  }
  const sent = async (network: Network) => {
    const { id } = await member()
    const { key = '' } = context.chains.find(({ chain }) => chain.network === network) ?? {}
    const { address } = await openAddress(sql, id, network, key, clock.now())
    await sendInSandbox(sql, chance, { network, to: address, amount: 25_000_000n }, clock.now())
    await mined(network)
    const made = await sql
      .selectFrom('recharge')
      .select('order_no')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow()
    return made.order_no
  }
  await mined('TRC20')
  await mined('ERC20')
  const onEthereum = await sent('ERC20')
  await mined('ERC20', 11)
  const [onTron, calledBack] = [await sent('TRC20'), await sent('TRC20')]
  await mined('TRC20', 19)
  await moveIn(world, { order_no: calledBack }, { type: 'reverse', by: 'operator' }, await operators(world))
  const vanished = await sent('TRC20')
  await thinkAgain(sql, { network: 'TRC20', depth: 1, keeps: false }, clock.now())
  await mined('TRC20')
  return { onEthereum, onTron, calledBack, vanished, seen: await sent('TRC20') }
}

export async function fillPayments(world: World): Promise<Readonly<Names>> {
  await openOnlineWays(world)
  return {
    ...(await fillGateways(world)),
    ...(await fillCentres(world)),
    ...(await fillShop(world)),
    ...(await fillNetworks(world)),
  }
}
