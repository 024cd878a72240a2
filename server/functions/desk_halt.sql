create or replace function desk_halt(p_operator integer, p_reason text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into halt (reason, since) values (p_reason, p_at) on conflict do nothing;
  if not found then raise exception 'the books are closed already' using errcode = 'QD003'; end if;
  perform desk_note((select email from operator where id = p_operator), 'halt', 'books', p_reason, null, null, p_at);
end $$;
revoke execute on function desk_halt from public;
grant execute on function desk_halt to quay_desk;
