-- Offers the orders that look for a merchant, those that were looked at longest ago first: the best price, then whoever
-- answers sooner, then whoever was asked longest ago, and among equals whoever has fewest of this batch; in a crowd each
-- gets a share at once, so that batches side by side have different merchants. Orders that another process holds are left
-- to it. A better price than was quoted is the member's. Merchants are read in that order, half as many as there may be
-- orders; when none of them fits, as many again and more, so nobody is asked before whoever pays better. They are read
-- without a lock, and each is locked, and asked once more what they want, when an order is to be theirs. Whom somebody else
-- holds bars everybody who pays less: while nothing is offered yet they are waited for, once; else the order is nobody's,
-- is returned without a merchant, and is first in the next batch. Whom an order names is read alone, and is no other
-- order's until the next batch. What is_seen asks is asked here once more, for it would be called for every merchant who
-- does not accept by themselves.
create or replace function match_orders(p_now timestamptz, p_most integer, p_order text default null, p_second boolean default false)
returns table (order_no text, order_id integer, member_id integer, merchant_id integer, net bigint, auto boolean)
language plpgsql set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  hour time := (p_now at time zone (select zone from market))::time;
  sought record;
  width integer := 2 + p_most / 2;
  named boolean[] := '{}';
  ids integer[] := '{}';
  prices bigint[] := '{}';
  speeds integer[] := '{}';
  lows bigint[] := '{}';
  highs bigint[] := '{}';
  free bigint[] := '{}';
  cash bigint[] := '{}';
  margins bigint[] := '{}';
  wallets boolean[] := '{}';
  banks boolean[] := '{}';
  autos boolean[] := '{}';
  taken integer[] := '{}';
  mine boolean[] := '{}';
  held boolean[] := '{}';
  all_there boolean := false;
  more record;
  wish record;
  best integer;
  barred bigint;
  waited boolean := false;
  share integer;
  lowest bigint;
  looked integer[] := '{}';
  found_orders integer[] := '{}';
  found_merchants integer[] := '{}';
  found_prices bigint[] := '{}';
  found_autos boolean[] := '{}';
  postponed integer[] := '{}';
begin
  select greatest(1, count(*) / 5) into share from (
    select from trade_order o
    where o.state = 'matching.searching' and o.frozen_at is null and p_order is null limit p_most) as crowd;
  for sought in
    select o.id, o.member_id, o.rail = 'wallet' as wallet, o.mode, (o.floor_price * 100000000)::bigint as floor, o.quantity,
      o.tried, o.wanted_merchant
    from trade_order o
    where o.state = 'matching.searching' and o.frozen_at is null and o.mode <> 'password' and o.match_by > p_now
      and (p_order is null or o.order_no = p_order)
    order by o.looked_at, o.id limit p_most for no key update skip locked
  loop
    loop
      best := null;
      barred := null;
      for at in 1 .. cardinality(ids) loop
        continue when case when sought.mode = 'normal' then named[at] else ids[at] <> sought.wanted_merchant end;
        exit when prices[at] < sought.floor or prices[at] < barred
          or (best is not null and (prices[at] < prices[best] or speeds[at] > speeds[best]));
        if sought.quantity <= free[at] and sought.quantity between lows[at] and highs[at]
          and (best is null or held[at]
            or (taken[at] / share, not mine[at], taken[at]) < (taken[best] / share, not mine[best], taken[best]))
          and (case when sought.wallet then wallets[at] and cash[at] >= sought.quantity / 1000000 * prices[at] / 100000000
            else banks[at] and margins[at] > 0 end)
          and ids[at] <> sought.member_id and ids[at] <> all (sought.tried) then
          if held[at] then barred := prices[at]; else best := at; end if;
        end if;
      end loop;
      if best is not null then barred := null; end if;
      if not mine[best] then
        select (m.price * 100000000)::bigint as price, m.least, m.most, m.wanted - m.promised as free into wish
        from merchant m where m.member_id = ids[best] and is_buying(m, p_now, hour) for no key update skip locked;
        if wish.price = prices[best] then
          mine[best] := true; lows[best] := wish.least; highs[best] := wish.most; free[best] := wish.free;
        else
          held[best] := true;
        end if;
        continue;
      end if;
      if barred is not null and not waited and cardinality(found_orders) = 0 then
        perform wait_for_merchants(array(select o.id from unnest(ids, held) as o (id, held) where o.held));
        waited := true; all_there := false; lowest := null; width := 2 + p_most / 2;
        named := '{}'; ids := '{}'; prices := '{}'; speeds := '{}'; lows := '{}'; highs := '{}'; free := '{}'; cash := '{}';
        margins := '{}'; wallets := '{}'; banks := '{}'; autos := '{}'; taken := '{}'; mine := '{}'; held := '{}';
        continue;
      end if;
      exit when best is not null or barred is not null or all_there
        or case when sought.mode = 'normal' then lowest < sought.floor else sought.wanted_merchant = any (ids) end;
      select array_agg(m.id) as ids, array_agg(m.price) as prices, array_agg(m.response_ms) as speeds,
        array_agg(m.least) as lows, array_agg(m.most) as highs, array_agg(m.free) as free, array_agg(coalesce(purse.cash, 0)) as cash,
        array_agg(coalesce(purse.margin, 0)) as margins, array_agg(m.wallet) as wallets, array_agg(m.bank) as banks,
        array_agg(m.auto_accept) as autos, count(*)::integer as many, min(m.price) as lowest
      into more
      from (
        select m.member_id as id, (m.price * 100000000)::bigint as price, m.response_ms, m.least, m.most,
          m.wanted - m.promised as free, 'wallet' = any (m.pay_types) as wallet, 'bank' = any (m.pay_types) as bank, m.auto_accept
        from merchant m
        where m.wanted > m.promised and m.wanted - m.promised >= m.least and m.member_id <> all (ids)
          and (sought.mode = 'normal' or m.member_id = sought.wanted_merchant) and is_buying(m, p_now, hour)
          and not exists (select from pause where pause.member_id = m.member_id)
          and (not p_second or exists (select from totp where totp.member_id = m.member_id and proven_at is not null)
            or exists (select from passkey where passkey.member_id = m.member_id))
          and (m.auto_accept or exists (
            select from session
            where session.member_id = m.member_id and revoked_at is null and seen_at > p_now - interval '300 seconds'))
        order by m.price desc, m.response_ms, m.offered_at
        limit case when sought.mode = 'normal' then width else 1 end) as m
        cross join lateral (
          select max(a.amount) filter (where a.name = 'balance') as cash, max(a.amount) filter (where a.name = 'margin') as margin
          from account a where a.member_id = m.id and a.name in ('balance', 'margin') and a.part = 'available'
            and not (a.frozen and exists (
              select from frozen f where f.member_id = m.id and (f.until_at is null or f.until_at > p_now)))
        ) as purse;
      if sought.mode = 'normal' then
        all_there := more.many < width;
        lowest := more.lowest;
        width := 2 * width;
      end if;
      exit when more.many = 0;
      ids := ids || more.ids; prices := prices || more.prices; speeds := speeds || more.speeds;
      lows := lows || more.lows; highs := highs || more.highs; free := free || more.free;
      cash := cash || more.cash; margins := margins || more.margins; wallets := wallets || more.wallets;
      banks := banks || more.banks; autos := autos || more.autos; taken := taken || array_fill(0, array[more.many]);
      mine := mine || array_fill(false, array[more.many]); held := held || array_fill(false, array[more.many]);
      named := named || array_fill(sought.mode <> 'normal', array[more.many]);
    end loop;
    if barred is not null then
      postponed := postponed || sought.id;
    elsif best is null then
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
  return query
  select o.order_no, o.id, o.member_id, null::integer, null::bigint, false from trade_order o where o.id = any (postponed);
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
