-- Who may be sent an order at this moment: taking part, open at this hour, and reachable.
create function may_buy(m merchant, p_now timestamptz, p_hour time) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select m.state = 'active' and m.price is not null and m.cool_until <= p_now
    and (m.opens is null or case when m.opens < m.closes then p_hour >= m.opens and p_hour < m.closes
      else p_hour >= m.opens or p_hour < m.closes end)
    and (m.auto_accept or exists (
      select from session
      where session.member_id = m.member_id and revoked_at is null and seen_at > p_now - interval '300 seconds'));
$$;

-- What a merchant could pay with now, in cents: out of the wallet, and out of the margin that stands for a bank payment.
create function purse_of(p_member integer, p_name text) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((
    select amount from account where member_id = p_member and name = p_name and part = 'available' and not frozen), 0);
$$;
revoke execute on function purse_of from public;
grant execute on function purse_of to quay_app;

-- Offers the orders that look for a merchant, those that were looked at longest ago first: the best price, then whoever
-- answers sooner, then whoever was asked longest ago, and among equals whoever has fewest of this batch. What another
-- process holds is left to it, and tried again. A better price than was quoted is the member's. Merchants are read once
-- for a batch, twice as many as there may be orders; an order that none of them fits asks for all of them.
create function offer_orders(p_now timestamptz, p_most integer, p_order text default null)
returns table (order_no text, order_id integer, member_id integer, merchant_id integer, net bigint, auto boolean)
language plpgsql set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  hour time := (p_now at time zone (select zone from market))::time;
  sought record;
  another record;
  ids integer[];
  prices bigint[];
  speeds integer[];
  lows bigint[];
  highs bigint[];
  free bigint[];
  cash bigint[];
  margins bigint[];
  wallets boolean[];
  banks boolean[];
  autos boolean[];
  taken integer[];
  all_there boolean;
  best integer;
  looked integer[] := '{}';
  found_orders integer[] := '{}';
  found_merchants integer[] := '{}';
  found_prices bigint[] := '{}';
  found_autos boolean[] := '{}';
begin
  for sought in
    select o.id, o.member_id, o.rail = 'wallet' as wallet, o.mode, (o.floor_price * 100000000)::bigint as floor, o.quantity,
      o.tried, o.wanted_merchant
    from trade_order o
    where o.state = 'matching.searching' and o.frozen_at is null and o.mode <> 'password' and o.match_by > p_now
      and (p_order is null or o.order_no = p_order)
    order by o.looked_at, o.id limit p_most for no key update skip locked
  loop
    if ids is null then
      select array_agg(m.id), array_agg(m.price), array_agg(m.response_ms), array_agg(m.least), array_agg(m.most),
        array_agg(m.free), array_agg(m.cash), array_agg(m.margin), array_agg(m.wallet), array_agg(m.bank),
        array_agg(m.auto_accept), array_agg(0)
      into ids, prices, speeds, lows, highs, free, cash, margins, wallets, banks, autos, taken
      from (
        select m.member_id as id, (m.price * 100000000)::bigint as price, m.response_ms, m.least, m.most,
          m.wanted - m.promised as free, purse_of(m.member_id, 'balance') as cash, purse_of(m.member_id, 'margin') as margin,
          'wallet' = any (m.pay_types) as wallet, 'bank' = any (m.pay_types) as bank, m.auto_accept
        from merchant m
        where m.state = 'active' and m.wanted > m.promised and may_buy(m, p_now, hour)
        order by m.price desc, m.response_ms, m.offered_at
        limit 2 * p_most for no key update of m skip locked) as m;
      all_there := coalesce(cardinality(ids), 0) < 2 * p_most;
    end if;
    best := null;
    for at in 1 .. coalesce(cardinality(ids), 0) loop
      exit when prices[at] < sought.floor
        or (best is not null and (prices[at] < prices[best] or speeds[at] > speeds[best]));
      if sought.quantity <= free[at] and sought.quantity >= lows[at] and sought.quantity <= highs[at]
        and (best is null or taken[at] < taken[best])
        and (case when sought.wallet then wallets[at] and cash[at] >= sought.quantity / 1000000 * prices[at] / 100000000
          else banks[at] and margins[at] > 0 end)
        and ids[at] <> sought.member_id and ids[at] <> all (sought.tried)
        and (sought.mode = 'normal' or ids[at] = sought.wanted_merchant) then
        best := at;
      end if;
    end loop;
    if best is null and not all_there then
      select m.member_id, (m.price * 100000000)::bigint as price, m.response_ms, m.least, m.most, m.wanted - m.promised as free,
        purse_of(m.member_id, 'balance') as cash, purse_of(m.member_id, 'margin') as margin,
        'wallet' = any (m.pay_types) as wallet, 'bank' = any (m.pay_types) as bank, m.auto_accept
      into another
      from merchant m
      where m.state = 'active' and m.price * 100000000 >= sought.floor and m.member_id <> all (ids)
        and sought.quantity between m.least and m.most and m.wanted - m.promised >= sought.quantity
        and case when sought.wallet then 'wallet' else 'bank' end = any (m.pay_types)
        and (sought.mode = 'normal' or m.member_id = sought.wanted_merchant)
        and m.member_id <> sought.member_id and m.member_id <> all (sought.tried) and may_buy(m, p_now, hour)
        and purse_of(m.member_id, case when sought.wallet then 'balance' else 'margin' end)
          >= case when sought.wallet then sought.quantity / 1000000 * m.price else 1 end
      order by m.price desc, m.response_ms, m.offered_at
      limit 1 for no key update of m skip locked;
      if found then
        ids := ids || another.member_id; prices := prices || another.price; speeds := speeds || another.response_ms;
        lows := lows || another.least; highs := highs || another.most; free := free || another.free;
        cash := cash || another.cash; margins := margins || another.margin; wallets := wallets || another.wallet;
        banks := banks || another.bank; autos := autos || another.auto_accept; taken := taken || 0;
        best := cardinality(ids);
      end if;
    end if;
    if best is null then
      looked := looked || sought.id;
    else
      taken[best] := taken[best] + 1;
      free[best] := free[best] - sought.quantity;
      if sought.wallet then cash[best] := cash[best] - sought.quantity / 1000000 * prices[best] / 100000000; end if;
      found_orders := found_orders || sought.id;
      found_merchants := found_merchants || ids[best];
      found_prices := found_prices || prices[best];
      found_autos := found_autos || autos[best];
    end if;
  end loop;
  update trade_order set looked_at = p_now where id = any (looked);
  if cardinality(found_orders) = 0 then return; end if;
  update merchant set promised = promised + mine.quantity, offered_at = p_now
  from (
    select f.merchant, sum(o.quantity) as quantity
    from unnest(found_orders, found_merchants) as f (id, merchant) join trade_order o on o.id = f.id group by f.merchant) as mine
  where merchant.member_id = mine.merchant;
  return query
  with offered as (
    update trade_order o set
      state = 'matching.offered', version = o.version + 1, merchant_id = f.merchant, tried = o.tried || f.merchant,
      unit_price = f.price, amount = priced.amount, fee = priced.fee, net = priced.amount - priced.fee,
      since = p_now, looked_at = p_now, offer_by = priced.until, wake_at = priced.until
    from unnest(found_orders, found_merchants, found_prices) as p (id, merchant, parts)
      cross join lateral (select p.id, p.merchant, p.parts::numeric / 100000000 as price) as f
      join trade_order old on old.id = f.id
      cross join lateral (
        select floor(old.quantity * f.price / 1000000)::bigint as amount,
          ceil(floor(old.quantity * f.price / 1000000) * old.fee_rate)::bigint as fee,
          least(p_now + make_interval(secs => (old.terms ->> 'offer')::integer / 1000.0), old.match_by) as until) as priced
    where o.id = f.id
    returning o.order_no, o.id, o.member_id, o.merchant_id, o.net, o.version
  ), kept as (
    insert into order_event (order_id, version, event, state, actor, merchant_id, at)
    select offered.id, offered.version, 'offer', 'matching.offered', 'system', offered.merchant_id, p_now from offered
  ), told as (
    insert into event (member_id, topic, body, at)
    select hearer, 'order', jsonb_build_object('order_no', offered.order_no, 'version', offered.version, 'event', 'offer'), p_now
    from offered cross join lateral (values (offered.member_id), (offered.merchant_id)) as heard (hearer)
  )
  select offered.order_no, offered.id, offered.member_id, offered.merchant_id, offered.net::bigint, f.auto
  from offered join unnest(found_orders, found_autos) as f (id, auto) on f.id = offered.id;
end $$;
