-- What an order that ended without a trade took of its day may be sold after all.
create or replace function give_day_back(p_order integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  select give_quote_back(quote_no) from trade_order where id = p_order and state = 'cancelled';
$$;
revoke execute on function give_day_back from public;
grant execute on function give_day_back to quay_app;
