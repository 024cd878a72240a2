-- Pays the dates of one venture that are due, as many as asked, out of its own pool: what one order after the other would
-- write, in one statement. Only where a rate says what a date brings and nothing but paying it is next; everything else,
-- and what the pool does not hold, is left to whoever moves orders one by one. What somebody else holds is theirs. Says of
-- how many orders.
create or replace function pay_dates(p_venture integer, p_now timestamptz, p_most integer) returns integer
language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  paying venture;
  purse text;
  held bigint;
  counted bigint;
  chained bytea;
  due record;
  orders integer[] := '{}';
  members integer[] := '{}';
  numbers text[] := '{}';
  periods smallint[] := '{}';
  rates integer[] := '{}';
  outcomes bigint[] := '{}';
  n integer := 0;
  postings bigint[];
  owners integer[];
  ids bigint[];
  amounts bigint[];
  versions bigint[];
  heads bytea[];
  places integer[];
  here integer;
  left_over bigint;
  pool_versions bigint[] := '{}';
  pool_afters bigint[] := '{}';
  pool_hashes bytea[] := '{}';
  paid_versions bigint[] := '{}';
  paid_afters bigint[] := '{}';
  paid_hashes bytea[] := '{}';
begin
  if exists (select from halt) then raise exception 'the books are closed' using errcode = 'QL005'; end if;
  select * into paying from venture where id = p_venture and kind <> 'robot' and suspended_at is null;
  if not found then return 0; end if;
  purse := case paying.currency when 'EUR' then 'profit' when 'USDT' then 'usdt' else 'coin' end;
  -- The pool before any other account: whoever else pays out of it comes before or after.
  select amount, version, head into held, counted, chained
  from account where id = paying.pool_id for no key update;
  left_over := held;
  for due in
    select mine.id, mine.order_no, mine.member_id, dated.period, force.version,
      coalesce(trunc(mine.amount * force.rate), 0)::bigint as brings
    from (
      select id, order_no, member_id, amount, next_at from investment
      where venture_id = p_venture and ended_at is null and state = 'running' and next_at <= p_now
        and not exists (
          select from account
          where account.member_id = investment.member_id and name = purse and part = 'available' and closed)
      order by next_at limit p_most for no key update skip locked) as mine
      join lateral (
        select period from investment_payout
        where investment_id = mine.id and state = 'due' order by period limit 1) as dated on true
      left join lateral (
        select venture_rate.version, rate from venture_rate
        where venture_id = p_venture and since <= mine.next_at order by since desc limit 1) as force on true
    order by mine.next_at, mine.id
  loop
    continue when due.brings > left_over;
    left_over := left_over - due.brings;
    n := n + 1;
    orders[n] := due.id;
    members[n] := due.member_id;
    numbers[n] := due.order_no;
    periods[n] := due.period;
    rates[n] := due.version;
    outcomes[n] := due.brings;
  end loop;
  if n = 0 then return 0; end if;
  perform open_account(member, purse) from (select distinct unnest(members) as member) as paid
  where not exists (
    select from account where member_id = member and name = purse and part = 'available');
  select array_agg(locked.member_id), array_agg(id), array_agg(locked.amount), array_agg(locked.version), array_agg(locked.head)
  into owners, ids, amounts, versions, heads
  from (
    select member_id, id, account.amount, account.version, account.head from account
    where member_id = any (members) and name = purse and part = 'available' order by id for no key update) as locked;
  select array_agg(place order by at) into places
  from unnest(members) with ordinality as paid (member, at) join unnest(owners) with ordinality as owned (member, place) using (member);
  with made as (
    insert into posting (kind, ref, step, actor, note, at)
    select 'payout', number, period, 'system', '', p_now
    from unnest(numbers, periods, outcomes) with ordinality as dated (number, period, brought, at) where brought > 0 order by at
    returning id, ref
  )
  select array_agg(made.id order by at) into postings
  from unnest(numbers) with ordinality as dated (number, at) left join made on ref = number;
  for k in 1 .. n loop
    continue when outcomes[k] = 0;
    held := held - outcomes[k];
    counted := counted + 1;
    chained := entry_hash(chained, postings[k], 1, paying.pool_id, counted, -outcomes[k], held);
    pool_versions[k] := counted;
    pool_afters[k] := held;
    pool_hashes[k] := chained;
    here := places[k];
    amounts[here] := amounts[here] + outcomes[k];
    versions[here] := versions[here] + 1;
    heads[here] := entry_hash(heads[here], postings[k], 2, ids[here], versions[here], outcomes[k], amounts[here]);
    paid_versions[k] := versions[here];
    paid_afters[k] := amounts[here];
    paid_hashes[k] := heads[here];
  end loop;
  update account set amount = held, version = counted, head = chained where id = paying.pool_id;
  update account set amount = mine.amount, version = mine.version, head = mine.head
  from unnest(ids, amounts, versions, heads) as mine (id, amount, version, head) where account.id = mine.id;
  insert into entry (posting_id, leg, account_id, class, currency, amount, version, before, after, hash)
  select made, leg, account, class, paying.currency, moved, number, after - moved, after, hash
  from (
    select made, 1, paying.pool_id, 'pool', -brought, number, after, hash
    from unnest(postings, outcomes, pool_versions, pool_afters, pool_hashes) as gives (made, brought, number, after, hash)
    union all
    select made, 2, ids[place], 'member', brought, number, after, hash
    from unnest(postings, outcomes, places, paid_versions, paid_afters, paid_hashes)
      as gets (made, brought, place, number, after, hash)) as legs (made, leg, account, class, moved, number, after, hash)
  where moved <> 0;
  update investment_payout set outcome = brought, rate_version = rate, settled_at = p_now,
    state = case when brought > 0 then 'paid' else 'nothing' end
  from unnest(orders, periods, outcomes, rates) as dated (id, period, brought, rate)
  where investment_id = dated.id and investment_payout.period = dated.period;
  with moved as (
    update investment set version = investment.version + 1, since = p_now, paid = paid + brought,
      days_done = case paying.payout when 'end' then (terms ->> 'term_days')::smallint else dated.period end,
      next_at = coming.due_at, wake_at = least(coming.due_at, ends_at)
    from unnest(orders, periods, outcomes) with ordinality as dated (id, period, brought, at)
      left join lateral (
        select due_at from investment_payout
        where investment_id = dated.id and investment_payout.period > dated.period and state = 'due'
        order by investment_payout.period limit 1) as coming on true
    where investment.id = dated.id
    returning investment.id, member_id, order_no, investment.version, brought, at
  ), kept as (
    insert into investment_event (investment_id, version, event, state, actor, at)
    select id, moved.version, 'settle', 'running', 'system', p_now from moved
  )
  insert into event (member_id, topic, body, at)
  select member_id, topic, body, p_now
  from moved cross join lateral (values
      (1, 'money', jsonb_build_object('accounts', jsonb_build_array(purse))),
      (2, 'invest', jsonb_build_object('order_no', order_no, 'version', moved.version, 'event', 'settle'))) as told (nth, topic, body)
  where nth = 2 or brought > 0 order by at, nth;
  return n;
end $$;
revoke execute on function pay_dates from public;
grant execute on function pay_dates to quay_app;
