-- Points become shares while a window is open, by the moment of the posting and in the market's zone; whoever was quoted
-- before it closed and confirms after that is refused here.
create or replace function exchange_is_open() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  if not exists (
    select from exchange_window, (select coalesce((select zone from market), 'UTC') as zone) as here
    where new.at >= opens at time zone zone and new.at < closes at time zone zone) then
    raise exception 'no window is open' using errcode = 'QM008';
  end if;
  return new;
end $$;
create or replace trigger exchange_is_open before insert on posting
  for each row when (new.kind = 'exchange') execute function exchange_is_open();
