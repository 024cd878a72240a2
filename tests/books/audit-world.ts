import { sql as raw } from 'kysely'
import { equity } from '#contract/equity.ts'
import { DOUBT } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post, type Step } from '#server/ledger/post.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { decideHeld, disputeHeld, sweepHeldTransfers } from '#server/transfer/held.ts'
import { fillCash } from './audit-cash-world.ts'
import { fillInvest } from './audit-invest-world.ts'
import { fillPayments } from './audit-payment-world.ts'
import { fillShopOrders } from './audit-shop-world.ts'
import { bring, PIN, quoted } from '#tests/world/money.ts'
import { exchanging } from '#tests/world/shares.ts'
import { granted, openEquity, openWindow } from '#tests/world/equities.ts'
import { asSeen, dealer, offeredTo, openMarket, seller, start } from '#tests/world/trade.ts'
import type { World } from '#tests/world/world.ts'
import { bindBank } from '#tests/world/banks.ts'

let made = 0
const posts = ({ sql, context }: World, given: Pick<Step, 'kind' | 'legs' | 'settles'>) =>
  inTransaction(sql, (inside) =>
    post(inside, { ref: `audit-${(made += 1)}`, actor: 'system', at: context.clock.now(), ...given }),
  )

export async function peopled(world: World) {
  const { sql, give, member } = world
  const mara = await member({ pin: PIN })
  const nils = await member({ username: `nils_${(made += 1)}` })
  const { username } = await sql
    .selectFrom('member')
    .select('username')
    .where('id', '=', nils.id)
    .executeTakeFirstOrThrow()
  const [outside, hers, aside] = await Promise.all([
    houseAccount(sql, 'outside', 'EUR'),
    openAccount(sql, mara.id, 'balance'),
    openAccount(sql, mara.id, 'balance', 'held'),
  ])
  await posts(world, { kind: 'recharge', legs: [{ from: outside, to: hers, amount: 50_000n }] })
  const held = await posts(world, { kind: 'hold', legs: [{ from: hers, to: aside, amount: 700n }] })
  const { id } = await sql.selectFrom('hold').select('id').where('posting_id', '=', held).executeTakeFirstOrThrow()
  await posts(world, { kind: 'release', legs: [{ from: aside, to: hers, amount: 700n }], settles: [id] })
  await posts(world, { kind: 'hold', legs: [{ from: hers, to: aside, amount: 300n }] })
  const wish = { to: username ?? '', account: 'balance', amount: '12.50', remark: '' } as const
  const { log_id } = await give(transfer.send, await quoted(world, mara, wish), mara)
  return { mara, nils, wish, hers, transferred: log_id }
}

type Rail = 'wallet' | 'bank'
let cents = 25

async function sold(world: World, rail: Rail, far: 'searching' | 'offered' | 'accepted' | 'settling') {
  const { give } = world
  const mira = await seller(world)
  if (rail === 'bank') await bindBank(world, mira)
  if (far === 'searching') {
    const hidden = await start(world, mira, { quantity: '120', mode: 'password', phrase: 'a lighthouse' })
    return { order: hidden, mira }
  }
  const otto = await dealer(world, { pay_types: [rail], price: `1.${(cents += 1)}` })
  const offered = await offeredTo(world, otto, await start(world, mira, { quantity: '120', pay_type: rail }))
  if (far === 'offered') return { order: offered, mira }
  const accepted = await give(merchant.answer, { ...asSeen(offered), accept: 1 }, otto)
  if (far === 'accepted') return { order: accepted, mira }
  return { order: await give(merchant.pay, { ...asSeen(accepted), payword: PIN }, otto), mira }
}

async function heldBoth(world: World): Promise<void> {
  const { sql, give, clock, context, member } = world
  for (const ends of ['released', 'disputed', 'returned', 'given', 'held'] as const) {
    const [giver, receiver] = [await member({ pin: PIN }), await member({ username: `held_${(made += 1)}` })]
    await bring(world, giver, 'balance', 5_000n)
    await sql.updateTable('member').set({ doubted_at: context.clock.now() }).where('id', '=', giver.id).execute()
    clock.pass(1)
    const { username } = await sql
      .selectFrom('member')
      .select('username')
      .where('id', '=', receiver.id)
      .executeTakeFirstOrThrow()
    const wish = { to: username ?? '', account: 'balance', amount: '20', remark: '' } as const
    await give(transfer.send, await quoted(world, giver, wish), giver)
    if (ends === 'released') {
      clock.pass(DOUBT)
      await sweepHeldTransfers(context)
    } else if (ends !== 'held')
      await inTransaction(sql, async (inside) => {
        const scope = { sql: inside, now: context.clock.now() }
        await disputeHeld(scope, giver.id)
        if (ends !== 'disputed') await decideHeld(scope, giver.id, ends === 'given' ? 'release' : 'return')
      })
  }
}

export async function fillBooks(world: World): Promise<Readonly<Record<string, string>>> {
  const { give, clock } = world
  const orders: Record<string, string> = {}

  const { mara, wish } = await peopled(world)
  clock.pass(60)
  await give(transfer.send, await quoted(world, mara, wish), mara)
  await quoted(world, mara, wish)
  const [balance, eur] = [
    await openAccount(world.sql, mara.id, 'balance'),
    await openAccount(world.sql, mara.id, 'eur'),
  ]
  await posts(world, { kind: 'convert', legs: [{ from: balance, to: eur, amount: 10n }] })
  await heldBoth(world)
  await openMarket(world)
  for (const [name, rail, far] of [
    ['searching', 'wallet', 'searching'],
    ['offered', 'wallet', 'offered'],
    ['wallet', 'wallet', 'accepted'],
    ['bank', 'bank', 'accepted'],
    ['settling', 'wallet', 'settling'],
  ] as const)
    orders[name] = (await sold(world, rail, far)).order.order_no
  const { order, mira } = await sold(world, 'wallet', 'searching')
  orders['cancelled'] = (await give(trade.cancel, asSeen(order), mira)).order_no
  const share = await openEquity(world)
  await openWindow(world)
  await bring(world, mara, 'points', 900n)
  await give(equity.exchange, (await exchanging(world, mara, share, '900')).form, mara)
  await granted(world, share.share, mara, 5_0000n)
  Object.assign(orders, await fillCash(world), await fillPayments(world), await fillInvest(world))
  Object.assign(orders, await fillShopOrders(world))
  clock.pass(1)
  const now = world.context.clock.now().toISOString()
  await world.sql
    .transaction()
    .execute((sql) =>
      behindTheLedger(sql, [
        `insert into operator (email, name, password_hash, created_at) values ('ada@quay.test', 'Ada', '', now()), ('ben@quay.test', 'Ben', '', now())`,
        `insert into order_event (order_id, version, event, state, actor, at) select id, 9, 'rule', state, 'operator', now() from trade_order where order_no = '${orders['wallet']}'`,
        `insert into order_split (order_id, version, split, reason, operator_id, ruled, at) select id, case when ruled then 9 else 8 end, '{}', 'So', (select min(id) from operator), ruled, now() from trade_order, (values (true), (false)) as said (ruled) where order_no = '${orders['wallet']}'`,
        `select desk_propose((select min(id) from operator), 'shares', 'Mara', '{"act": "issue"}', 'Not decided yet', '${now}')`,
        ...['in', 'out'].flatMap((direction) => [
          `select desk_propose((select min(id) from operator), 'manual', 'Mara', jsonb_build_object('member', ${mara.id}, 'account', 'balance', 'direction', '${direction}', 'amount', '500'), 'As it was', '${now}')`,
          `select desk_decide((select max(id) from operator), (select max(id) from desk_request), 'manual', true, '${now}')`,
        ]),
      ]),
    )
  return orders
}

/** What the owner of the tables did, with every trigger silenced. */
export async function behindTheLedger(sql: Sql, statements: readonly string[]): Promise<void> {
  await raw`set local role none`.execute(sql)
  await raw`set local session_replication_role = replica`.execute(sql)
  for (const one of statements) await raw.raw(one).execute(sql)
  await raw`set local role quay_app`.execute(sql)
}
