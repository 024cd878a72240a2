-- Whoever stands still or runs in a venture is looked at anew: its pool was filled, or somebody stopped it or let it go on.
-- Orders come before their venture and its pool, here as everywhere, so that nobody waits for somebody who waits for them.
create or replace function wake_investments(p_venture integer, p_states text[], p_at timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  update investment set wake_at = p_at
  where id in (
    select id from investment
    where venture_id = p_venture and ended_at is null and state = any (p_states) order by id for no key update);
$$;
revoke execute on function wake_investments from public;
