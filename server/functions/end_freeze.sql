-- Ends what one operator froze, if its time is over: the house does so by and by, and who freezes anew at once.
create or replace function end_freeze(p_member integer, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare was frozen;
begin
  delete from frozen where member_id = p_member and until_at <= p_at returning * into was;
  if not found then return false; end if;
  perform desk_note('the house', 'freeze end', (select user_no from member where id = p_member),
    'No second operator confirmed it.', to_jsonb(was) - 'member_id', null, p_at);
  perform tell_member(p_member, 'freeze.over', 'freeze', '{}', p_at);
  return true;
end $$;
revoke execute on function end_freeze from public;
grant execute on function end_freeze to quay_app;
