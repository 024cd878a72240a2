create or replace function desk_freeze(p_operator integer, p_member integer, p_reason text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into frozen (member_id, reason, since, operator_id) values (p_member, p_reason, p_at, p_operator) on conflict do nothing;
  if not found then raise exception 'the member is frozen already' using errcode = 'QD003'; end if;
  perform desk_note((select email from operator where id = p_operator), 'freeze', (select user_no from member where id = p_member),
    p_reason, null, null, p_at);
end $$;
revoke execute on function desk_freeze from public;
grant execute on function desk_freeze to quay_desk;
