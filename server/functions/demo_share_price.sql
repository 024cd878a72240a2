-- The demo says what a share was worth on a day that nobody said anything of; of no share whose last price somebody really
-- said. Says whether it was said.
create or replace function demo_share_price(p_currency text, p_day date, p_eur numeric, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7125);
  if not coalesce((
    select demo and day < p_day from share_price where currency = p_currency order by day desc, said_at desc limit 1), false) then
    return false;
  end if;
  insert into share_price (currency, day, said_at, eur, demo) values (p_currency, p_day, p_at, p_eur, true);
  return true;
end $$;
revoke execute on function demo_share_price from public;
grant execute on function demo_share_price to quay_app;
