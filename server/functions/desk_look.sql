-- An operator looks at a member's picture: told to the log, so that nobody looks unseen.
create or replace function desk_look(p_operator integer, p_attachment integer, p_reason text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare seen record;
begin
  select name, user_no into strict seen from attachment join member on member.id = member_id where attachment.id = p_attachment;
  perform desk_note((select email from operator where id = p_operator), 'look', seen.user_no, p_reason, null, jsonb_build_object('picture', seen.name), p_at);
end $$;
revoke execute on function desk_look from public;
grant execute on function desk_look to quay_desk;
