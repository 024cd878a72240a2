-- Holds a pool until the transaction ends, and says what is in it: whoever pays out of it meanwhile waits.
create or replace function hold_pool(p_pool bigint) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  select amount from account where id = p_pool and class = 'pool' for no key update;
$$;
revoke execute on function hold_pool from public;
grant execute on function hold_pool to quay_app;
