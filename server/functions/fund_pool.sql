-- Fills a pool from fees or capital. Neither has a floor of its own: what is not there fills no pool, whoever else fills
-- one meanwhile.
create or replace function fund_pool(p_pool bigint, p_from text, p_amount bigint, p_ref text, p_reason text, p_at timestamptz)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare source bigint;
begin
  select house.id into strict source
  from account pool join account house on house.member_id is null and house.name = p_from || ':' || pool.currency
  where pool.id = p_pool and p_from in ('fees', 'capital');
  perform pg_advisory_xact_lock(hashtext('fund'), source::integer);
  if (select coalesce(sum(amount), 0) from entry where account_id = source and version is null) < p_amount then
    raise exception 'the source holds less' using errcode = '23514', constraint = 'account_covered';
  end if;
  return post('fund', p_ref, 0, 'operator', p_reason, p_at, array [source], array [p_pool], array [p_amount]);
end $$;
revoke execute on function fund_pool from public;
