import pg from 'pg'
import { APP_KEY, UNPAID_MOST } from '#contract/limits.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { insertAddress } from '#server/address/queries.ts'
import { startChild } from './child.ts'
import { bareRound, EACH, LANES, ROUNDS, serverRound, SECONDS, type Round } from './money.ts'
import { median, quantile } from './numbers.ts'
import { machine, type Section } from './report.ts'
import { openBenchWorld, type Person, type World } from './world.ts'

const PATH = shopOrder.create.path
const TARGET = 0.5
/** Nobody may leave more than so many unpaid. */
const EACH_LANE = Math.ceil(EACH / UNPAID_MOST)

const HOME = {
  consignee: 'Mira Lindqvist',
  mobile: '+49 40 55501234',
  country: 'DE',
  province: 'Hamburg',
  city: 'Hamburg',
  district: '',
  detail: 'Am Kaiserkai 12',
  postcode: '20457',
  lat: '',
  lng: '',
}

const BARE = `
  create sequence bench_orders; grant usage on sequence bench_orders to quay_app;
  create function bench_order(p_member integer, p_path text, p_key text, p_quote text, p_print bytea, p_pin text, p_at timestamptz)
  returns jsonb language plpgsql as $$
  declare
    number text := 'S9' || lpad(nextval('bench_orders')::text, 9, '0');
    wanted integer := split_part(p_quote, '-', 5)::integer;
    sold record;
    made integer;
    reply jsonb := jsonb_build_object('order_no', number);
  begin
    perform take_key(p_member, p_path, p_key, p_print, p_at);
    update variant set stock = stock - 1 where id = wanted and stock >= 1 and is_on returning goods_id, price into sold;
    insert into shop_order (order_no, member_id, shop, state, delivery, address, remark, goods, carriage, worth, pay, points, terms, created_at, since, due_at, wake_at)
    values (number, p_member, 'shop', 'unpaid', 'express', '{}', '', sold.price, 390, 0, sold.price + 390, 0, '{}', p_at, p_at, p_at + interval '30 minutes', p_at + interval '30 minutes')
    returning id into made;
    insert into shop_order_line (order_id, goods_id, variant_id, texts, num, price, points_price, cash, worth, points)
    values (made, sold.goods_id, wanted, '{}', 1, sold.price, 0, sold.price, 0, 0);
    insert into shop_order_event (order_id, version, event, state, actor, at) values (made, 0, 'made', 'unpaid', 'member', p_at);
    insert into event (member_id, topic, body, at) values (p_member, 'shop-order', reply, p_at);
    perform keep_answer(p_member, p_path, p_key, reply);
    return reply;
  end $$`

interface Buyer {
  readonly person: Person
  readonly hash: string
}

interface Lane {
  readonly person: Person
  readonly print: string
  readonly variant: number
  readonly buyers: readonly Buyer[]
}

async function confirmed(origin: string, { token }: Person, variant: number): Promise<string> {
  const answer = await fetch(`${origin}${shopOrder.confirm.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ app_key: APP_KEY, token, from: 'buy', variant_id: `${variant}`, num: '1' }).toString(),
  })
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: { quote_hash: string } }
  if (code !== 1) throw new Error(`what an order would be was refused: ${msg}`)
  return data.quote_hash
}

async function lanesIn(world: World, owner: pg.Client, origin: string): Promise<Lane[]> {
  const { database, clock } = world.context
  const { rows } = await owner.query<{ id: number }>(
    `select variant.id from variant join goods on goods.id = goods_id
     where shop = 'shop' and store_id is null and most is null and variant.is_on and goods.is_on order by 1 limit $1`,
    [LANES],
  )
  await owner.query('update variant set stock = 10000000 where id = any($1)', [rows.map(({ id }) => id)])
  const lanes: Lane[] = []
  for (let lane = 0; lane < LANES; lane += 1) {
    const variant = rows[lane % rows.length]?.id ?? 0
    const buyers: Buyer[] = []
    for (const person of world.people.slice(lane * EACH_LANE, (lane + 1) * EACH_LANE)) {
      await insertAddress(world.context, database, HOME, { member: person.id, isDefault: true, now: clock.now() })
      buyers.push({ person, hash: await confirmed(origin, person, variant) })
    }
    const [first] = buyers
    if (first) lanes.push({ person: first.person, print: '00'.repeat(32), variant, buyers })
  }
  return lanes
}

const formOf = ({ variant, buyers }: Lane, key: string): string => {
  const { person, hash } = buyers[Number(key.split('-')[3]) % buyers.length] as Buyer
  return new URLSearchParams({
    app_key: APP_KEY,
    token: person.token,
    from: 'buy',
    variant_id: `${variant}`,
    num: '1',
    quote_hash: hash,
    idem: `key-of-${key}`,
  }).toString()
}

async function measuredRounds(): Promise<Readonly<Record<'house' | 'bare', Round>>[]> {
  const world = await openBenchWorld(LANES * EACH_LANE)
  const owner = new pg.Client({ connectionString: world.door.url })
  await owner.connect()
  try {
    await owner.query(BARE)
    const house = await startChild<number>('house.ts', world.door)
    const payers = await lanesIn(world, owner, `http://127.0.0.1:${house.ready}`)
    let made = 0
    const shop = {
      ...world,
      payers,
      pin: '',
      async quotes(each: number) {
        await owner.query(`
          update shop_order set state = 'cancelled', ended_at = now(), ended_by = 'time', due_at = null, wake_at = null
          where state = 'unpaid'`)
        made += 1
        return payers.map(({ variant }, lane) =>
          Array.from({ length: each }, (_, n) => `order-${made}-${lane}-${n}-${variant}`),
        )
      },
    }
    const errand = { path: PATH, statement: 'bench_order', form: formOf } as const
    const rounds = []
    for (let at = 0; at <= ROUNDS; at += 1) {
      const bare = await bareRound(shop, errand)
      const round = { bare, house: await serverRound(shop, house, errand) }
      if (at > 0) rounds.push(round)
    }
    await house.leave()
    return rounds
  } finally {
    await owner.end()
    await world.close()
  }
}

export async function measureShopOrders(): Promise<Section> {
  const rounds = await measuredRounds()
  const ratio = median(rounds.map(({ house, bare }) => house.perSecond / bare.perSecond))
  const row = (name: string, which: 'house' | 'bare') => {
    const times = rounds.flatMap((round) => round[which].milliseconds)
    const of = (fact: (round: Round) => number) => median(rounds.map((round) => fact(round[which]))).toFixed(0)
    return [
      name,
      of(({ perSecond }) => perSecond),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      of(({ server }) => server),
      of(({ database }) => database),
    ]
  }
  return {
    title: 'Orders of the shop',
    caption: `${machine()}. ${PATH} by ${LANES} clients, each with a kept-alive connection and for goods of the house; every member with an address and what was shown to them, at most ${UNPAID_MOST} orders each; ${SECONDS} s a round, ${ROUNDS} rounds, the two in turn. The bare statement is one function that takes the key and a piece, writes order, line and events, and keeps an answer of one field, asked over ten connections without HTTP.`,
    tables: [
      {
        caption: `An order is made: ${ratio.toFixed(2)} of the bare statement, target ${TARGET}: ${ratio >= TARGET ? 'met' : 'FAILS'}`,
        head: ['', 'calls/s', 'p50 ms', 'p99 ms', 'client or server CPU µs a call', 'PostgreSQL CPU µs a call'],
        rows: [row('Quay', 'house'), row('bare statement', 'bare')],
      },
    ],
  }
}
