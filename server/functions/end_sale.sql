-- A venture whose orders were cancelled is sold no more; one that was not on sale yet never is.
create or replace function end_sale(p_venture integer, p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update venture set starts_at = least(starts_at, p_at - interval '1 second'), ends_at = p_at, changed_at = p_at
  where id = p_venture and (ends_at is null or ends_at > p_at);
$$;
revoke execute on function end_sale from public;
grant execute on function end_sale to quay_desk;
