-- Fills a pool of the house as two operators agreed.
create or replace function desk_pool(p_request desk_request, p_at timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare theirs bigint;
begin
  select id into strict theirs from account
  where member_id is null and class = 'pool' and name = p_request.subject
    and not exists (select from venture where pool_id = account.id);
  return fund_pool(theirs, p_request.body ->> 'from', (p_request.body ->> 'amount')::bigint, 'pool-' || p_request.id,
    p_request.reason, p_at);
end $$;
revoke execute on function desk_pool from public;
