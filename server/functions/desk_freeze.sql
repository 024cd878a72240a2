-- One operator stops a member's money for three days; longer only when another one confirms it.
create or replace function desk_freeze(p_operator integer, p_member integer, p_reason text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare until timestamptz := p_at + interval '72 hours';
begin
  -- Whoever is being erased is waited for: one cannot be stopped any more, and a stop is not forgotten with its member.
  perform from member where id = p_member and deleted_at is null for no key update;
  if not found then raise exception 'the member is gone' using errcode = 'QD004'; end if;
  perform end_freeze(p_member, p_at);
  insert into frozen (member_id, reason, since, operator_id, until_at)
  values (p_member, p_reason, p_at, p_operator, until) on conflict do nothing;
  if not found then raise exception 'the member is frozen already' using errcode = 'QD003'; end if;
  perform desk_note((select email from operator where id = p_operator), 'freeze', (select user_no from member where id = p_member),
    p_reason, null, jsonb_build_object('until', until), p_at);
  perform tell_member(p_member, 'freeze.begun', 'freeze',
    jsonb_build_object('reason', p_reason, 'until', until, 'who', (select name from operator where id = p_operator)), p_at);
end $$;
revoke execute on function desk_freeze from public;
grant execute on function desk_freeze to quay_desk;
