-- What a withdrawal that came to nothing took of its day may be withdrawn after all.
create or replace function give_withdrawal_back(p_withdrawal integer) returns void
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare ended withdrawal;
begin
  select * into ended from withdrawal
  where id = p_withdrawal and state in ('rejected', 'cancelled', 'failed', 'returned');
  delete from day_total
  where (member_id, act, account, day, gross) = (ended.member_id, 'withdraw', ended.account, day_of(ended.created_at), ended.amount);
  if not found then
    update day_total set gross = gross - ended.amount
    where (member_id, act, account, day) = (ended.member_id, 'withdraw', ended.account, day_of(ended.created_at));
  end if;
end $$;
revoke execute on function give_withdrawal_back from public;
grant execute on function give_withdrawal_back to quay_app;
