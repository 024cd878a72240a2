-- What became of a call whose answer was lost. A key that was not used is used up, so that the answer is final:
-- the call may still be on its way, and must not act after it was said that it did not.
create or replace function outcome(p_member integer, p_path text, p_key text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare kept money_call;
begin
  insert into money_call (member_id, path, key, quote_no, print, at)
  values (p_member, p_path, p_key, '', sha256(''), p_now)
  on conflict do nothing;
  select * into kept from money_call where member_id = p_member and path = p_path and key = p_key;
  return kept.reply;
end $$;
revoke execute on function outcome from public;
grant execute on function outcome to quay_app;
