-- Offers the orders that look for a merchant, those that waited longest first: the best price, then whoever answers
-- sooner, then whoever was asked longest ago. What another process holds is left to it. One price of the member's is
-- never undercut: a better one is theirs.
create function offer_orders(p_now timestamptz, p_most integer, p_order text default null)
returns table (order_no text, order_id integer, member_id integer, merchant_id integer, auto boolean)
language plpgsql set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  sought record;
  best record;
  hour time := (p_now at time zone (select zone from market))::time;
  online timestamptz := p_now - interval '300 seconds';
  looked integer[] := '{}';
  found_orders integer[] := '{}';
  found_merchants integer[] := '{}';
  found_prices numeric[] := '{}';
  found_autos boolean[] := '{}';
begin
  for sought in
    select o.id, o.member_id, o.rail, o.mode, o.floor_price, o.quantity, o.net, o.tried, o.wanted_merchant
    from trade_order o
    where o.state = 'matching.searching' and o.frozen_at is null and o.mode <> 'password' and o.match_by > p_now
      and (p_order is null or o.order_no = p_order)
    order by o.looked_at, o.id limit p_most for no key update skip locked
  loop
    select m.member_id, m.price, m.auto_accept into best
    from merchant m
    where m.state = 'active' and m.price >= sought.floor_price
      and sought.quantity between m.least and m.most and m.wanted - m.promised >= sought.quantity
      and sought.rail = any (m.pay_types) and m.cool_until <= p_now
      and m.member_id <> sought.member_id and m.member_id <> all (sought.tried)
      and (sought.mode = 'normal' or m.member_id = sought.wanted_merchant)
      and (m.opens is null or case when m.opens < m.closes then hour >= m.opens and hour < m.closes else hour >= m.opens or hour < m.closes end)
      and (m.auto_accept or exists (
        select from session where session.member_id = m.member_id and revoked_at is null and seen_at > online))
      and exists (
        select from account
        where account.member_id = m.member_id and part = 'available' and not frozen
          and name = case sought.rail when 'wallet' then 'balance' else 'margin' end
          and amount >= case sought.rail when 'wallet' then ceil(sought.quantity * m.price / 1000000) else 1 end)
    order by m.price desc, m.response_ms, m.offered_at
    limit 1 for no key update of m skip locked;
    looked := looked || sought.id;
    if found then
      update merchant set promised = promised + sought.quantity, offered_at = p_now where merchant.member_id = best.member_id;
      found_orders := found_orders || sought.id;
      found_merchants := found_merchants || best.member_id;
      found_prices := found_prices || best.price;
      found_autos := found_autos || best.auto_accept;
    end if;
  end loop;
  update trade_order set looked_at = p_now where id = any (looked) and id <> all (found_orders);
  return query
  with offered as (
    update trade_order o set
      state = 'matching.offered', version = o.version + 1, merchant_id = f.merchant, tried = o.tried || f.merchant,
      unit_price = f.price, amount = priced.amount, fee = priced.fee, net = priced.amount - priced.fee,
      since = p_now, looked_at = p_now,
      offer_by = least(p_now + make_interval(secs => (o.terms ->> 'offer')::integer / 1000.0), o.match_by),
      wake_at = least(p_now + make_interval(secs => (o.terms ->> 'offer')::integer / 1000.0), o.match_by)
    from unnest(found_orders, found_merchants, found_prices) as f (id, merchant, price)
      join trade_order old on old.id = f.id
      cross join lateral (
        select floor(old.quantity * f.price / 1000000)::bigint as amount,
          ceil(floor(old.quantity * f.price / 1000000) * old.fee_rate)::bigint as fee) as priced
    where o.id = f.id
    returning o.order_no, o.id, o.member_id, o.merchant_id, o.version
  ), kept as (
    insert into order_event (order_id, version, event, state, actor, merchant_id, at)
    select offered.id, offered.version, 'offer', 'matching.offered', 'system', offered.merchant_id, p_now from offered
  ), told as (
    insert into event (member_id, topic, body, at)
    select hearer, 'order', jsonb_build_object('order_no', offered.order_no, 'version', offered.version, 'event', 'offer'), p_now
    from offered cross join lateral (values (offered.member_id), (offered.merchant_id)) as heard (hearer)
  )
  select offered.order_no, offered.id, offered.member_id, offered.merchant_id, f.auto
  from offered join unnest(found_orders, found_autos) as f (id, auto) on f.id = offered.id;
end $$;
