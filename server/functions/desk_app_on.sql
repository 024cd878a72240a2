-- An operator without an app proved one by its first code; what recovers it comes with it.
create or replace function desk_app_on(p_operator integer, p_sealed bytea, p_span bigint, p_codes bytea[], p_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare theirs text := (select email from operator where id = p_operator);
begin
  insert into operator_app (operator_id, sealed, made_at, last_step) values (p_operator, p_sealed, p_at, p_span)
  on conflict do nothing;
  if not found then raise exception 'the operator has an app already' using errcode = 'QD003'; end if;
  insert into operator_recovery_code (operator_id, hash) select p_operator, hash from unnest(p_codes) as hash;
  perform desk_note(theirs, 'factor on', theirs, 'An authenticator app was set up.', null, null, p_at);
end $$;
revoke execute on function desk_app_on from public;
grant execute on function desk_app_on to quay_desk;
