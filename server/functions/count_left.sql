-- Counts what leaves in the day of a moment, and gives what left in it by now: whoever does it at the same time waits.
create or replace function count_left(p_member integer, p_at timestamptz, p_unproven bigint, p_strange bigint default 0)
returns day_left language sql security definer set search_path = public, pg_temp as $$
  insert into day_left values (p_member, day_of(p_at), p_unproven, p_strange)
  on conflict (member_id, day) do update
  set unproven = day_left.unproven + excluded.unproven, strange = day_left.strange + excluded.strange
  returning *;
$$;
revoke execute on function count_left from public;
grant execute on function count_left to quay_app;
