-- Refuses what leaves while its member paused that. The member is held until the transaction ends: whoever pauses waits
-- for what is in flight, and after that nothing leaves. Whoever asks again under a key hears the first answer.
create or replace function heed_pause(p_member integer, p_path text default '', p_key text default '') returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from member where id = p_member for key share;
  if exists (select from pause where member_id = p_member)
    and not exists (select from money_call where member_id = p_member and path = p_path and key = p_key) then
    raise exception 'the member paused' using errcode = 'QM007';
  end if;
end $$;
