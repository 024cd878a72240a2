-- Waits until every posting that began has ended, and gives the last one; no other begins before this transaction ends.
create or replace function still_ledger() returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table posting in share mode;
  return (select coalesce(max(id), 0) from posting);
end $$;
revoke execute on function still_ledger from public;
grant execute on function still_ledger to quay_app;
