-- Another operator than who froze a member says that it stays so.
create or replace function desk_freeze_confirm(p_operator integer, p_member integer, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare was frozen;
begin
  select * into was from frozen where member_id = p_member and until_at > p_at and operator_id <> p_operator for update;
  if not found then raise exception 'nothing here waits for this operator' using errcode = 'QD001'; end if;
  update frozen set until_at = null, second_id = p_operator where member_id = p_member;
  perform desk_note((select email from operator where id = p_operator), 'freeze confirm',
    (select user_no from member where id = p_member), was.reason, jsonb_build_object('until', was.until_at),
    jsonb_build_object('until', null), p_at);
  perform tell_member(p_member, 'freeze.stays', 'freeze', jsonb_build_object('reason', was.reason, 'who',
    (select string_agg(name, ', ' order by id = p_operator) from operator where id in (was.operator_id, p_operator))), p_at);
end $$;
revoke execute on function desk_freeze_confirm from public;
grant execute on function desk_freeze_confirm to quay_desk;
