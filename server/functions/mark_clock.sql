create or replace function mark_clock(p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update clock_mark set at = p_at where at < p_at;
$$;
revoke execute on function mark_clock from public;
grant execute on function mark_clock to quay_app;
