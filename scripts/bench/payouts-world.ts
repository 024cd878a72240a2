import type pg from 'pg'
import { DAY_MS } from '#contract/time-units.ts'
import { houseAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import type { World } from './world.ts'

export const ORDERS = 100_000
export const VENTURES = 4
const OWNERS = 2_000

/** What the orders hold is beside the ledger. */
export async function openPayouts({ context: { database, clock } }: World, client: pg.Client): Promise<void> {
  const now = clock.now()
  await client.query(`
    insert into member (user_no, invite_code, email, nickname, password_hash, demo, created_at)
    select '9' || lpad(n::text, 7, '0'), 'B' || lpad(n::text, 7, '0'), 'payee-' || n || '@quay.test', 'Bench', 'x', true, now()
    from generate_series(1, ${OWNERS}) as n`)
  for (let at = 0; at < VENTURES; at += 1)
    await client.query('select add_venture($1, $2)', [
      JSON.stringify({
        code: `bench-${at}`,
        kind: 'subscribe',
        currency: 'EUR',
        unit: 1,
        least: 1,
        most: 1_000_000_000,
        total: 1_000_000_000_000,
        term_days: 30,
        payout: 'daily',
        rate: '0.001',
        fee_rate: '0.01',
        risk_level: 2,
        starts_at: new Date(now.getTime() - 90 * DAY_MS),
        texts: {},
      }),
      new Date(now.getTime() - 90 * DAY_MS),
    ])
  await client.query(
    `
    with opened as (
      insert into account (name, class, currency, amount)
      select 'escrow:I' || lpad(n::text, 10, '0') || ':EUR', 'escrow', 'EUR', 1000 + n % 997 from generate_series(1, ${ORDERS}) as n
      returning id, substr(name, 8, 11) as order_no, amount
    ), owners as (
      select array_agg(id order by id) as ids from member where nickname = 'Bench' and email like 'payee-%'
    ), plans as (
      select array_agg(id order by id) as ids from venture where code like 'bench-%'
    ), bought as (
      insert into investment (order_no, quote_no, member_id, venture_id, kind, state, currency, account, escrow_id, amount, num,
        terms, created_at, since, next_at, ends_at, wake_at)
      select order_no, order_no, owners.ids[1 + substr(order_no, 2)::integer % ${OWNERS}],
        plans.ids[1 + substr(order_no, 2)::integer % ${VENTURES}], 'subscribe', 'running', 'EUR', 'balance', opened.id, amount, 1,
        '{"rate_version": 1, "fee_rate": "0.01", "term_days": 30}', $1::timestamptz - interval '1 day', $1, $1,
        $1::timestamptz + interval '29 days', $1
      from opened, owners, plans
      returning id, amount
    )
    insert into investment_payout (investment_id, period, due_at, estimate)
    select id, period, $1::timestamptz + (period - 1) * interval '1 day', amount / 1000
    from bought, generate_series(1, 2) as period`,
    [now],
  )
  const outside = await houseAccount(database, 'outside', 'EUR')
  const capital = await houseAccount(database, 'capital', 'EUR')
  const { rows } = await client.query<{ pool_id: string }>(`select pool_id from venture where code like 'bench-%'`)
  for (const { pool_id } of rows)
    await post(database, {
      kind: 'fund',
      ref: `bench-pool-${pool_id}`,
      actor: 'operator',
      at: now,
      legs: [
        { from: outside, to: capital, amount: 1_000_000_000n },
        { from: capital, to: BigInt(pool_id), amount: 1_000_000_000n },
      ],
    })
  await client.query(
    'update venture set taken = (select coalesce(sum(amount), 0) from investment where venture_id = venture.id)',
  )
  await client.query('analyze')
}

/**
 * What pays many dates when nothing else is asked. It leaves out who may, whether the books are open, rates by version,
 * members without an account, and the check of every posting.
 */
export const PLAIN = `
  create table plain_account (like account including all);
  create table plain_posting (like posting including all);
  create table plain_entry (like entry including all);
  create table plain_order (like investment including all);
  create table plain_date (like investment_payout including all);
  create table plain_happened (like investment_event including all);
  create table plain_event (like event including all);
  insert into plain_account overriding system value
    select id, member_id, name, part, class, currency, amount, version, head, frozen, closed from account;
  insert into plain_account overriding system value
    select 900000000 + id, id, 'profit', 'available', 'member', 'EUR', 0, 0, '\\x', false, false
    from member where email like 'payee-%';
  create index plain_due on plain_order (venture_id, next_at) where state = 'running';
  create or replace function plain_pay(p_venture integer, p_pool bigint, p_now timestamptz, p_most integer) returns integer
  language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
  declare
    pool plain_account;
    orders integer[]; numbers text[]; members integer[]; amounts bigint[];
    ids bigint[]; owners integer[]; holds bigint[]; counts bigint[]; heads bytea[]; places integer[]; made bigint[];
    pool_counts bigint[] := '{}'; pool_afters bigint[] := '{}'; pool_hashes bytea[] := '{}';
    paid_counts bigint[] := '{}'; paid_afters bigint[] := '{}'; paid_hashes bytea[] := '{}';
    here integer;
  begin
    select * into pool from plain_account where id = p_pool for no key update;
    select array_agg(id), array_agg(order_no), array_agg(member_id), array_agg(amount / 1000)
    into orders, numbers, members, amounts
    from (
      select id, order_no, member_id, amount from plain_order
      where venture_id = p_venture and state = 'running' and next_at <= p_now
      order by next_at limit p_most for no key update skip locked) as due;
    if orders is null then return 0; end if;
    select array_agg(id), array_agg(member_id), array_agg(amount), array_agg(version), array_agg(head)
    into ids, owners, holds, counts, heads
    from (
      select * from plain_account where member_id = any (members) and name = 'profit' order by id for no key update) as locked;
    select array_agg(place order by at) into places
    from unnest(members) with ordinality as paid (member, at)
      join unnest(owners) with ordinality as owned (member, place) using (member);
    with written as (
      insert into plain_posting (kind, ref, step, actor, note, at)
      select 'payout', number, 1, 'system', '', p_now from unnest(numbers) as number returning id, ref)
    select array_agg(id order by at) into made from written join unnest(numbers) with ordinality as dated (ref, at) using (ref);
    for k in 1 .. cardinality(orders) loop
      pool.amount := pool.amount - amounts[k];
      pool.version := pool.version + 1;
      pool.head := entry_hash(pool.head, made[k], 1, pool.id, pool.version, -amounts[k], pool.amount);
      pool_counts[k] := pool.version; pool_afters[k] := pool.amount; pool_hashes[k] := pool.head;
      here := places[k];
      holds[here] := holds[here] + amounts[k];
      counts[here] := counts[here] + 1;
      heads[here] := entry_hash(heads[here], made[k], 2, ids[here], counts[here], amounts[k], holds[here]);
      paid_counts[k] := counts[here]; paid_afters[k] := holds[here]; paid_hashes[k] := heads[here];
    end loop;
    update plain_account set amount = pool.amount, version = pool.version, head = pool.head where id = pool.id;
    update plain_account a set amount = m.amount, version = m.version, head = m.head
    from unnest(ids, holds, counts, heads) as m (id, amount, version, head) where a.id = m.id;
    insert into plain_entry (posting_id, leg, account_id, class, currency, amount, version, before, after, hash)
    select m, 1, p_pool, 'pool', 'EUR', -b, v, a + b, a, h from unnest(made, amounts, pool_counts, pool_afters, pool_hashes) as g (m, b, v, a, h)
    union all
    select m, 2, ids[p], 'member', 'EUR', b, v, a - b, a, h
    from unnest(made, amounts, places, paid_counts, paid_afters, paid_hashes) as g (m, b, p, v, a, h);
    update plain_date d set outcome = b, rate_version = 1, settled_at = p_now, state = 'paid'
    from unnest(orders, amounts) as g (id, b) where d.investment_id = g.id and d.period = 1;
    with moved as (
      update plain_order o set version = o.version + 1, since = p_now, paid = paid + b, days_done = 1,
        next_at = p_now + interval '1 day', wake_at = p_now + interval '1 day'
      from unnest(orders, amounts) as g (id, b) where o.id = g.id returning o.id, o.version, o.member_id, o.order_no
    ), kept as (
      insert into plain_happened (investment_id, version, event, state, actor, at)
      select id, version, 'settle', 'running', 'system', p_now from moved)
    insert into plain_event (member_id, topic, body, at)
    select member_id, topic, body, p_now from moved cross join lateral (values
      ('money', '{"accounts": ["profit"]}'::jsonb),
      ('invest', jsonb_build_object('order_no', order_no, 'version', version, 'event', 'settle'))) as told (topic, body);
    return cardinality(orders);
  end $$;
  grant select, insert, update on all tables in schema public to quay_app;`

export const PLAIN_ORDERS = `
  insert into plain_order (order_no, quote_no, member_id, venture_id, kind, state, currency, account, escrow_id, amount, num,
    terms, created_at, since, next_at, ends_at, wake_at)
  select order_no, quote_no, member_id, venture_id, kind, 'running', currency, account, escrow_id, amount, num, terms, created_at,
    created_at, created_at + interval '1 day', ends_at, created_at + interval '1 day' from investment where order_no = quote_no;
  insert into plain_date (investment_id, period, due_at, estimate)
  select id, period, next_at + (period - 1) * interval '1 day', amount / 1000 from plain_order, generate_series(1, 2) as period;
  analyze plain_order, plain_date, plain_account`
