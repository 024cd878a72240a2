-- A key is used once: the first answer under it is the answer, for the same words and the same quote. Whoever asks at the
-- same time waits for it.
create or replace function take_key(
  p_member integer, p_path text, p_key text, p_print bytea, p_now timestamptz, p_quote text default ''
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare kept money_call;
begin
  insert into money_call (member_id, path, key, quote_no, print, at)
  values (p_member, p_path, p_key, p_quote, p_print, p_now)
  on conflict do nothing;
  if found then return null; end if;
  select * into kept from money_call where member_id = p_member and path = p_path and key = p_key;
  if (kept.quote_no, kept.print) is distinct from (p_quote, p_print) or kept.reply is null then
    raise exception 'the key was used' using errcode = 'QM001';
  end if;
  return kept.reply;
end $$;
revoke execute on function take_key from public;
grant execute on function take_key to quay_app;
