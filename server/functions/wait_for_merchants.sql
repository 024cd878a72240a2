-- Waits until nobody else holds these merchants, in the order of their numbers, so that two who wait never wait for each
-- other; but not for long, for somebody may hold one and be asleep.
create or replace function wait_for_merchants(p_ids integer[]) returns void
language plpgsql set search_path = public, pg_temp set enable_seqscan = off set lock_timeout = '200ms' as $$
begin
  perform from merchant where member_id = any (p_ids) order by member_id for no key update;
exception when lock_not_available then
  return;
end $$;
