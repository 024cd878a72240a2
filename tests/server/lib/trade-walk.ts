import { merchant } from '#contract/merchant.ts'
import type { OrderEvent, OrderInfo, Side } from '#contract/order.ts'
import { session } from '#contract/session.ts'
import { trade } from '#contract/trade.ts'
import type { OrderMove } from '#machines/trade/order.rules.ts'
import type { Chance } from '#server/lib/chance.ts'
import { Refusal } from '#server/lib/refuse.ts'
import type { OrderRow } from '#server/trade/rows.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import { newKey, PIN } from '#tests/world/money.ts'
import { asSeen, banker, escrowOf, match, seenBy, start, transferred } from '#tests/world/trade.ts'
import { heldIn } from '#tests/cells/trade.ts'
import { moveNow, rowOf, STATEMENT } from '#tests/world/trade-moves.ts'
import { PASSWORD, type Person, type World } from '#tests/world/world.ts'

const STEPS = 14
const PHRASE = 'a quiet lighthouse'
const WAITS = [1, 30, 61, 300, 601, 1_500, 90_000]
const OPERATORS = [
  'take',
  'propose',
  'rule',
  'rule',
  'freeze',
  'thaw',
  'thaw',
  'flag',
  'unflag',
  'unflag',
  'recall',
] as const

interface Walk {
  readonly world: World
  readonly chance: Chance
  readonly mira: Person
  readonly dealers: readonly Person[]
  readonly order_no: string
  readonly said: string[]
}

const oneOf = <One>(chance: Chance, list: readonly One[]): One => list[chance.below(list.length)] as One
/** The order once whoever is at work on it let it go: matching goes on after the answer that began it. */
const restingRow = ({ sql }: World, orderNo: string): Promise<OrderRow> =>
  sql.selectFrom('trade_order').selectAll().where('order_no', '=', orderNo).forShare().executeTakeFirstOrThrow()

const isOver = ({ state }: OrderRow) => state === 'completed' || state === 'cancelled'

async function act({ world, mira, dealers }: Walk, seen: OrderInfo, event: OrderEvent, row: OrderRow) {
  const { give } = world
  const buyer = dealers.find(({ id }) => id === row.merchant_id) as Person
  const by = seen.side === 'member' ? mira : buyer
  const form = asSeen(seen)
  switch (event) {
    case 'cancel':
      return give(trade.cancel, form, by)
    case 'askCancel':
    case 'abandon':
      return seen.side === 'member'
        ? give(trade.cancel, form, by)
        : give(merchant.abandon, { ...form, reason: 'other' }, by)
    case 'extend':
      return give(trade.extend, form, by)
    case 'confirm':
      return give(trade.confirm, { ...form, payword: PIN }, by)
    case 'accept':
    case 'decline':
      return give(merchant.answer, { ...form, accept: event === 'accept' ? 1 : 0 }, by)
    case 'pay':
      return give(
        merchant.pay,
        { ...form, ...(row.rail === 'bank' ? await transferred(world, by) : { payword: PIN }) },
        by,
      )
    case 'undo':
      return give(merchant.undo, form, by)
    case 'dispute':
      return give(trade.dispute, { ...form, reason: 'other', text: STATEMENT }, by)
    case 'rate':
      return give(trade.rate, { ...form, score: 4 }, by)
    default: {
      const answer = { evidence: 'evidence', withdraw: 'withdraw', agree: 'accept', disagree: 'reject' } as const
      return give(trade.reply, { ...form, answer: answer[event], text: 'As it was.' }, by)
    }
  }
}

/** The order as a side sees it; a merchant who let it go by not answering sees nothing any more. */
async function seenFrom({ world, mira, dealers, order_no }: Walk, side: Side, row: OrderRow): Promise<OrderInfo> {
  const buyer = dealers.find(({ id }) => id === row.merchant_id)
  if (side === 'member' || !buyer) return seenBy.member(world, mira, order_no)
  return seenBy.merchant(world, buyer, order_no).catch(async (error: unknown) => {
    if ((await rowOf(world, order_no)).merchant_id === buyer.id) throw error
    return seenBy.member(world, mira, order_no)
  })
}

const LEAVES: ReadonlySet<OrderEvent> = new Set(['cancel', 'askCancel', 'abandon', 'decline'])
const mostly = (allowed: readonly OrderEvent[]) => {
  const staying = allowed.filter((event) => !LEAVES.has(event))
  return staying.length > 0 ? staying : allowed
}

async function bySide(walk: Walk, row: OrderRow): Promise<void> {
  const { chance, said } = walk
  const seen = await seenFrom(walk, oneOf(chance, ['member', 'merchant']), row)
  const current = await restingRow(walk.world, walk.order_no)
  const waits = seen.allowed.every((event) => LEAVES.has(event)) && chance.below(4) > 0
  if (seen.allowed.length > 0 && !waits && chance.below(5) > 0) {
    const event = oneOf(chance, chance.below(6) ? mostly(seen.allowed) : seen.allowed)
    said.push(`${event} by ${seen.side}`)
    await act(walk, seen, event, current).catch(async (error: unknown) => {
      if ((await rowOf(walk.world, walk.order_no)).version === seen.version) throw error
    })
  } else if (seen.refused.length > 0) {
    const { event, code } = oneOf(chance, seen.refused)
    said.push(`${event} by ${seen.side}, refused`)
    const heard = await act(walk, seen, event, current).then(
      ({ version }) => (event === 'askCancel' && version > seen.version ? code : 'done'),
      ({ message }: Error) => message,
    )
    if (!heard.includes(`"${code}"`) && heard !== code)
      throw new Error(`${event} should be refused as ${code}: ${heard}`)
  }
}

async function byOperator({ world, chance, order_no, said }: Walk): Promise<void> {
  const move: OrderMove = { type: oneOf(chance, OPERATORS), by: 'operator', settles: chance.below(2) === 1 }
  await moveNow(world, { order_no }, move).then(
    () => said.push(`${move.type} by operator`),
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    },
  )
}

async function byTime({ world, chance, said }: Walk, row: OrderRow): Promise<void> {
  const wake = row.wake_at?.getTime() ?? 0
  const isNear = wake > world.clock.read() && chance.below(3) > 0
  const to = isNear ? wake + oneOf(chance, [-1, 1]) : world.clock.read() + oneOf(chance, WAITS) * 1_000
  said.push(`until ${new Date(to).toISOString()}`)
  world.clock.set(new Date(to).toISOString())
  if (chance.below(2)) await sweepOrders(world.context)
}

async function taken({ world, chance, dealers, order_no, said }: Walk): Promise<void> {
  said.push('taken by its phrase')
  const phrase = chance.below(4) ? PHRASE : 'another lighthouse'
  await world.ask(merchant.take, { order_no, phrase, idem: newKey() }, oneOf(chance, dealers))
}

/** What is wrong with an order: its escrow, or how it was told. One that moved meanwhile is looked at again. */
async function wrongWith(world: World, order_no: string): Promise<string[]> {
  const row = await rowOf(world, order_no)
  const [held, due] = [await escrowOf(world, order_no), heldIn(row.state, row)]
  const events = await world.sql.selectFrom('order_event').select('version').where('order_id', '=', row.id).execute()
  if ((await rowOf(world, order_no)).version !== row.version) return wrongWith(world, order_no)
  return [
    ...(held.COIN === due.COIN && held.EUR === due.EUR
      ? []
      : [`${row.state} holds ${held.COIN} COIN and ${held.EUR} EUR`]),
    ...(events.length === row.version + 1 ? [] : [`${events.length} things happened to version ${row.version}`]),
  ]
}

async function step(walk: Walk): Promise<void> {
  const { world, chance, order_no } = walk
  const row = await restingRow(world, order_no)
  const dice = chance.below(10)
  if (row.state === 'matching.searching' && dice < 6)
    return row.mode === 'password' ? taken(walk) : void (await match(world))
  if (row.state.startsWith('disputed.') && dice < 5) return byOperator(walk)
  if (dice < 1) return byTime(walk, row)
  if (dice < 3) return byOperator(walk)
  return bySide(walk, row)
}

async function finish({ world, chance, order_no, said }: Walk): Promise<void> {
  for (let times = 0; times < 20; times += 1) {
    const row = await restingRow(world, order_no)
    if (isOver(row)) return
    if (row.frozen_at) await moveNow(world, row, { type: 'thaw', by: 'operator' })
    else if (row.flagged) await moveNow(world, row, { type: 'unflag', by: 'operator' })
    else if (row.state === 'disputed.open') await moveNow(world, row, { type: 'take', by: 'operator' })
    else if (row.state.startsWith('disputed.')) {
      world.clock.set(new Date(Math.max(world.clock.read(), row.evidence_by?.getTime() ?? 0)).toISOString())
      await moveNow(world, row, { type: 'rule', by: 'operator', settles: chance.below(2) === 1 })
    } else {
      world.clock.set(new Date(Math.max(world.clock.read(), row.wake_at?.getTime() ?? 0)).toISOString())
      await sweepOrders(world.context)
    }
    said.push(`towards the end from ${row.state}`)
  }
  throw new Error(`${order_no} never ends`)
}

export async function walkOrder(world: World, chance: Chance, buyers: readonly Person[]): Promise<readonly string[]> {
  const dealers: Person[] = []
  for (const person of buyers) {
    const { token } = await world.give(session.signIn, { account: person.email, password: PASSWORD })
    dealers.push({ ...person, token })
  }
  await world.sql
    .updateTable('merchant')
    .set({ cool_until: new Date(0) })
    .execute()
  const mira = await banker(world)
  const hidden = chance.below(4) === 0
  const { order_no } = await start(world, mira, {
    quantity: String(10 + chance.below(400)),
    pay_type: oneOf(chance, ['bank', 'bank', 'wallet']),
    rematch: oneOf(chance, [0, 1]),
    ...(hidden && { mode: 'password', phrase: PHRASE }),
  })
  const walk = { world, chance, mira, dealers, order_no, said: [] as string[] }
  try {
    for (let at = 0; at < STEPS && !isOver(await rowOf(world, order_no)); at += 1) {
      await step(walk)
      const wrong = await wrongWith(world, order_no)
      if (wrong.length > 0) throw new Error(wrong.join(', '))
    }
    await finish(walk)
    const wrong = await wrongWith(world, order_no)
    if (wrong.length > 0) throw new Error(wrong.join(', '))
  } catch (error) {
    throw new Error(`${walk.said.join('; ')}: ${String(error)}`, { cause: error })
  }
  return walk.said
}
