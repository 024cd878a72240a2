-- What an order that ended without a trade took of its day may be sold after all.
create or replace function give_day_back(p_order integer) returns void
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare ended trade_order;
begin
  select * into ended from trade_order where id = p_order and state = 'cancelled';
  delete from day_total
  where (member_id, act, account, day, gross) = (ended.member_id, 'sell', 'coin', day_of(ended.created_at), ended.quantity);
  if not found then
    update day_total set gross = gross - ended.quantity
    where (member_id, act, account, day) = (ended.member_id, 'sell', 'coin', day_of(ended.created_at));
  end if;
end $$;
revoke execute on function give_day_back from public;
grant execute on function give_day_back to quay_app;
