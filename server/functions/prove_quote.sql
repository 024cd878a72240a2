-- The second factor was proven for this one quote.
create or replace function prove_quote(p_member integer, p_quote text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update quote set second_at = p_now
  where quote_no = p_quote and member_id = p_member and (second_asked or asks_above is not null) and second_at is null and used_at is null and expires_at > p_now;
  return found;
end $$;
revoke execute on function prove_quote from public;
grant execute on function prove_quote to quay_app;
