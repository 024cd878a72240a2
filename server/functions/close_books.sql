-- Anybody may stop the money; only two operators let it move again.
create or replace function close_books(p_reason text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into halt (reason, since) values (p_reason, p_at) on conflict do nothing;
  if found then perform desk_note('the house', 'halt', 'books', p_reason, null, null, p_at); end if;
  return found;
end $$;
revoke execute on function close_books from public;
grant execute on function close_books to quay_app;
