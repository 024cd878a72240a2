-- What a held transfer that went back took of its day may be sent after all.
create or replace function give_transfer_back(p_held integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  select give_quote_back(quote_no) from held_transfer where id = p_held and state = 'returned';
$$;
revoke execute on function give_transfer_back from public;
grant execute on function give_transfer_back to quay_app;
