-- Two operators who let the money move again answer for the clock too: nothing later than that has happened.
create or replace function clock_is_right() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update clock_mark set at = new.decided_at, posting_id = (select coalesce(max(id), 0) from posting)
  where latest_act() > new.decided_at;
  return null;
end $$;
