create or replace function desk_propose(
  p_maker integer, p_kind text, p_subject text, p_body jsonb, p_reason text, p_at timestamptz
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare made bigint;
begin
  insert into desk_request (kind, subject, body, reason, maker_id, made_at, expires_at)
  values (p_kind, p_subject, p_body, p_reason, p_maker, p_at, p_at + interval '24 hours') returning id into made;
  perform desk_note((select email from operator where id = p_maker), p_kind || ' propose', p_subject, p_reason, null,
    jsonb_build_object('request', made) || (p_body - 'password_hash'), p_at);
  return made;
end $$;
revoke execute on function desk_propose from public;
grant execute on function desk_propose to quay_desk;
