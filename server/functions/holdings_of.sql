-- What a member has in open orders is theirs still: coins on sale, euros that wait for them.
create or replace function holdings_of(p_member integer, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  select jsonb_build_object(
    'accounts', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', name, 'available', available::text, 'held', held::text)), '[]')
      from (
        select name, coalesce(sum(amount) filter (where part = 'available'), 0) as available,
          coalesce(sum(amount) filter (where part <> 'available'), 0) as held
        from (
          select name, part, amount from account where member_id = p_member
          union all
          select 'coin', 'escrow', escrow.amount from trade_order join account escrow on escrow.id = coin_escrow
          where trade_order.member_id = p_member and (order_is_sought(state) or order_is_accepted(state))
          union all
          select case rail when 'bank' then 'margin' else 'balance' end, 'escrow', escrow.amount
          from trade_order join account escrow on escrow.id = eur_escrow
          where merchant_id = p_member and (order_is_sought(state) or order_is_accepted(state))) as parts
        group by name) as sums),
    'prices', (
      select jsonb_object_agg(code, (
        select eur::text from price where currency = code and since <= p_now order by since desc limit 1))
      from unnest(array ['COIN', 'USDT']) as code));
$$;
revoke execute on function holdings_of from public;
grant execute on function holdings_of to quay_app;
