-- Nothing comes to an account any more whose member is gone, but what still comes from outside. One that holds something,
-- or that something put in will return to, does not close; whoever opens one meanwhile is waited for.
create or replace function close_accounts(p_member integer, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from member where id = p_member for update;
  perform hold_accounts(p_member);
  if exists (select from account where member_id = p_member and amount > 0)
    or exists (select from investment where member_id = p_member and ended_at is null) then
    raise exception 'an account that holds something stays open' using errcode = '23514', constraint = 'account_closed';
  end if;
  update account set closed = true where member_id = p_member;
  update member set deleted_at = p_at where id = p_member;
end $$;
revoke execute on function close_accounts from public;
grant execute on function close_accounts to quay_app;
