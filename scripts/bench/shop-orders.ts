import pg from 'pg'
import { APP_KEY, UNPAID_MOST } from '#contract/limits.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { readOf } from '#server/shop-order/wanted.ts'
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

/** The call's own writing statement, and the fewest writes that an order could be. */
const BARE = `
  create sequence bench_orders; grant usage on sequence bench_orders to quay_app;
  create table bench_wish (variant_id integer primary key, wish jsonb not null, lines jsonb not null);
  insert into bench_wish
    select variant_id, to_jsonb(shop_order), jsonb_build_array(to_jsonb(line)) from (
      select distinct on (variant_id) * from shop_order_line order by variant_id, id desc) as line
    join shop_order on shop_order.id = order_id;
  grant select on bench_wish to quay_app;
  create function bench_order(p_member integer, p_path text, p_key text, p_quote text, p_print bytea, p_pin text, p_at timestamptz)
  returns jsonb language sql as $$
    select make_shop_order(p_path, p_key, p_print, wish || jsonb_build_object(
        'order_no', 'S9' || lpad(nextval('bench_orders')::text, 9, '0'), 'member_id', split_part(p_quote, '-', 6)::integer,
        'due_at', p_at + interval '30 minutes'), lines, '{}', 100, '{"order_no": "S9"}', p_at)
    from bench_wish where variant_id = split_part(p_quote, '-', 5)::integer
  $$;
  create function bench_least(p_member integer, p_path text, p_key text, p_quote text, p_print bytea, p_pin text, p_at timestamptz)
  returns jsonb language plpgsql as $$
  declare
    number text := 'S9' || lpad(nextval('bench_orders')::text, 9, '0');
    member integer := split_part(p_quote, '-', 6);
    wanted integer := split_part(p_quote, '-', 5);
    sold record;
    made integer;
    reply jsonb := jsonb_build_object('order_no', number);
  begin
    perform take_key(member, p_path, p_key, p_print, p_at);
    update variant set stock = stock - 1 where id = wanted and stock >= 1 and is_on returning goods_id, price into sold;
    insert into shop_order (order_no, member_id, shop, state, delivery, address, remark, goods, carriage, worth, pay, points, terms, created_at, since, due_at, wake_at)
    values (number, member, 'shop', 'unpaid', 'express', '{}', '', sold.price, 390, 0, sold.price + 390, 0, '{}', p_at, p_at, p_at + interval '30 minutes', p_at + interval '30 minutes')
    returning id into made;
    insert into shop_order_line (order_id, goods_id, variant_id, texts, num, price, points_price, cash, worth, points)
    values (made, sold.goods_id, wanted, '{}', 1, sold.price, 0, sold.price, 0, 0);
    insert into shop_order_event (order_id, version, event, state, actor, at) values (made, 0, 'made', 'unpaid', 'member', p_at);
    insert into event (member_id, topic, body, at) values (member, 'shop-order', reply, p_at);
    perform keep_answer(member, p_path, p_key, reply);
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

/** As the app asks, and done. */
async function asks<Data>(origin: string, path: string, body: string): Promise<Data> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body })
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Data }
  if (code !== 1) throw new Error(`${path} was refused: ${msg}`)
  return data
}

async function confirmed(origin: string, { token }: Person, variant: number): Promise<string> {
  const form = new URLSearchParams({ app_key: APP_KEY, token, from: 'buy', variant_id: `${variant}`, num: '1' })
  const { quote_hash } = await asks<{ quote_hash: string }>(origin, shopOrder.confirm.path, form.toString())
  return quote_hash
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

const buyerFor = (buyers: readonly Buyer[], key: string) => buyers[Number(key.split('-')[3]) % buyers.length] as Buyer

/** Bytes as PostgreSQL reads them. */
const asText = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)

const formOf = ({ variant, buyers }: Lane, key: string): string => {
  const { person, hash } = buyerFor(buyers, key)
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

type Which = 'house' | 'bare' | 'least'

async function measuredRounds(): Promise<Readonly<Record<Which, Round>>[]> {
  const world = await openBenchWorld(LANES * EACH_LANE)
  const owner = new pg.Client({ connectionString: world.door.url })
  await owner.connect()
  try {
    const house = await startChild<number>('house.ts', world.door)
    const origin = `http://127.0.0.1:${house.ready}`
    const payers = await lanesIn(world, owner, origin)
    // What the bare statement writes again.
    for (const lane of payers) await asks(origin, PATH, formOf(lane, 'first-0-0-0'))
    await owner.query(BARE)
    let made = 0
    const shop = {
      ...world,
      payers,
      pin: '',
      async quotes(each: number) {
        await owner.query(`
          update shop_order set state = 'cancelled', ended_at = now(), ended_by = 'time', due_at = null, wake_at = null
          where state = 'unpaid'`)
        // None of the three pays for what the one before it left.
        await owner.query('vacuum analyze variant, shop_order, shop_order_line, money_call, event')
        await owner.query('checkpoint')
        made += 1
        return payers.map(({ variant, buyers }, lane) =>
          Array.from({ length: each }, (_, n) => {
            const { person } = buyers[n % buyers.length] as Buyer
            return `order-${made}-${lane}-${n}-${variant}-${person.id}`
          }),
        )
      },
    }
    const { database: sql, clock } = world.context
    const reading = ({ variant, buyers }: Lane, quote: string) => {
      const { token } = buyerFor(buyers, quote).person
      const wish = {
        from: 'buy',
        cart_ids: '',
        variant_id: variant,
        num: 1,
        delivery_type: 'express',
        use_points: 0,
      } as const
      return readOf({ sql, viewer: undefined, token, now: clock.now() }, wish).compile(sql)
    }
    const read = {
      read: reading(payers[0] as Lane, 'order-0-0-0').sql,
      reads: (lane: Lane, quote: string) => reading(lane, quote).parameters.map(asText),
    }
    const rounds = []
    for (let at = 0; at <= ROUNDS; at += 1) {
      const bare = await bareRound(shop, { path: PATH, statement: 'bench_order', ...read })
      const least = await bareRound(shop, { path: PATH, statement: 'bench_least' })
      const round = {
        bare,
        least,
        house: await serverRound(shop, house, { path: PATH, statement: 'bench_order', form: formOf }),
      }
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
  const row = (name: string, which: Which) => {
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
    caption: `${machine()}. ${PATH} by ${LANES} clients, each with a kept-alive connection and for goods of the house; every member with an address and what was shown to them, at most ${UNPAID_MOST} orders each; ${SECONDS} s a round, ${ROUNDS} rounds, the three in turn, each on tables that were just vacuumed. The bare statements are the call's own two, the one that reads all that an order is worked out of and \`make_shop_order\`, asked over ten connections without HTTP and without working it out; the fewest writes are a function that takes the key and a piece without asking whose, for how much or how many are unpaid, and writes order, line and events without a word in them.`,
    tables: [
      {
        caption: `An order is made: ${ratio.toFixed(2)} of its bare statements, target ${TARGET}: ${ratio >= TARGET ? 'met' : 'FAILS'}`,
        head: ['', 'calls/s', 'p50 ms', 'p99 ms', 'client or server CPU µs a call', 'PostgreSQL CPU µs a call'],
        rows: [row('Quay', 'house'), row('its bare statements', 'bare'), row('the fewest writes', 'least')],
      },
    ],
  }
}
