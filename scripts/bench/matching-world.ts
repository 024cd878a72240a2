import { sql as raw } from 'kysely'
import pg from 'pg'
import { openWorld, type World } from './world.ts'

export const ORDERS = 10_000
export const MERCHANTS = 1_000

export async function openMatchingWorld(people: number): Promise<World> {
  const world = await openWorld(people)
  const { database, clock } = world.context
  const now = clock.now()
  await raw`delete from market_hours`.execute(database)
  await raw`insert into market_hours select day, '00:00', '00:00' from generate_series(1, 7) as day`.execute(database)
  await raw`update merchant set state = 'break', break_until = ${now}::timestamptz + interval '1 day'`.execute(database)
  await raw`insert into member (user_no, email, nickname, password_hash, invite_code, created_at)
    select (20000000 + n)::text, 'merchant-' || n || '@quay.test', 'Bench', 'none', 'M' || lpad(n::text, 8, '0'), ${now}
    from generate_series(1, ${MERCHANTS}::integer) as n`.execute(database)
  const shops = raw`(select id, user_no, row_number() over (order by id) as n from member where nickname = 'Bench')`
  await raw`select open_account(id, 'balance') from ${shops} as shop`.execute(database)
  await raw`
    with shop as ${shops},
      moves as (
        select array_agg(house.id) as givers, array_agg(own.id) as takers, array_agg(100000000::bigint) as amounts
        from shop join account own on own.member_id = shop.id and own.name = 'balance' and own.part = 'available'
          join account house on house.name = 'outside:EUR')
    select post('recharge', 'bench-merchants', 0, 'system', '', ${now}, givers, takers, amounts) from moves`.execute(
    database,
  )
  await raw`
    insert into merchant (member_id, merchant_no, name, contact, state, applied_at, changed_at, margin_need, price, least, most, wanted, pay_types, auto_accept)
    select id, user_no, 'Bench ' || n, 'bench', 'active', ${now}, ${now}, 0, 1.25 + (n * 7 % 100) / 1000.0, (1 + n % 5) * 100000000::bigint,
      (300 + n % 200) * 100000000::bigint, 2000 * 100000000::bigint, array['wallet'], true
    from ${shops} as shop`.execute(database)
  return world
}

export async function openOrders({ context: { database, clock }, people }: World): Promise<void> {
  const now = clock.now()
  await raw`update trade_order set state = 'cancelled', wake_at = null where state <> 'cancelled'`.execute(database)
  await raw`update merchant set promised = 0`.execute(database)
  await raw`
    with numbers as (
      select n, 'T' || lpad((nextval('bench_orders'))::text, 10, '0') as order_no from generate_series(1, ${ORDERS}::integer) as n)
    insert into trade_order (order_no, quote_no, member_id, state, rail, mode, floor_price, unit_price, quantity, fee_coin,
      amount, fee, net, fee_rate, terms, coin_escrow, created_at, since, wants_rematch, match_by, wake_at)
    select order_no, 'bench-quote-' || order_no, (${people.map(({ id }) => id)}::integer[])[1 + n % ${people.length}::integer],
      'matching.searching', 'wallet', 'normal', 1.25, 1.25, (5 + n % 290) * 100000000::bigint, (5 + n % 290) * 1000000::bigint,
      (5 + n % 290) * 125, ceil((5 + n % 290) * 1.25), (5 + n % 290) * 125 - ceil((5 + n % 290) * 1.25), 0.01,
      '{"offer": 300000}', open_escrow(order_no, 'COIN'), ${now}, ${now}, false, ${now}::timestamptz + interval '1 hour', ${now}::timestamptz + interval '1 hour'
    from numbers`.execute(database)
}

export const PLAIN = `
  create table plain_offer (id integer primary key, price numeric not null, least bigint not null, most bigint not null, wanted bigint not null);
  create index on plain_offer (price desc, id);
  create table plain_order (id integer primary key, floor numeric not null, quantity bigint not null, state text not null, offer_id integer);
  create index on plain_order (id) where state = 'open';
  create table plain_match (order_id integer primary key, offer_id integer not null, at timestamptz not null);
  create function plain_batch(p_most integer) returns integer language plpgsql as $$
  declare o record; best integer; done integer := 0;
  begin
    for o in select id, floor, quantity from plain_order where state = 'open' order by id limit p_most for update skip locked loop
      select id into best from plain_offer
      where price >= o.floor and o.quantity between least and most and wanted >= o.quantity
      order by price desc, id limit 1 for update skip locked;
      if found then
        update plain_offer set wanted = wanted - o.quantity where id = best;
        update plain_order set state = 'matched', offer_id = best where id = o.id;
        insert into plain_match values (o.id, best, now());
        done := done + 1;
      end if;
    end loop;
    return done;
  end $$`

export async function openPlain(client: pg.Client): Promise<void> {
  await client.query('truncate plain_offer, plain_order, plain_match')
  await client.query(
    `insert into plain_offer select member_id, price, least, most, wanted from merchant where state = 'active'`,
  )
  await client.query(
    `insert into plain_order select n, 1.25, (5 + n % 290) * 100000000::bigint, 'open' from generate_series(1, ${ORDERS}) as n`,
  )
  await client.query('analyze plain_offer, plain_order')
}
