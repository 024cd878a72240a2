create or replace function done_today(p_member integer, p_act text, p_account text, p_now timestamptz) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select coalesce((
    select gross from day_total
    where member_id = p_member and act = p_act and account = p_account and day = day_of(p_now)), 0);
$$;
