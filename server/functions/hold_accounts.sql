-- Holds a member and every account of theirs until the transaction ends: whatever moves money there waits.
create or replace function hold_accounts(p_member integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from member where id = p_member for no key update;
  perform from account where member_id = p_member order by id for no key update;
end $$;
revoke execute on function hold_accounts from public;
grant execute on function hold_accounts to quay_app;
