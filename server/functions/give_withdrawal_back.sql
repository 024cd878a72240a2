-- What a withdrawal that came to nothing took of its day may be withdrawn after all.
create or replace function give_withdrawal_back(p_withdrawal integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  select give_quote_back(quote_no) from withdrawal
  where id = p_withdrawal and state in ('rejected', 'cancelled', 'failed', 'returned');
$$;
revoke execute on function give_withdrawal_back from public;
grant execute on function give_withdrawal_back to quay_app;
