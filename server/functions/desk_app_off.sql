-- Forgets the second factor of an operator, whom the next sign-in asks to set one up.
create or replace function desk_app_off(p_operator integer) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare since timestamptz;
begin
  delete from operator_recovery_code where operator_id = p_operator;
  delete from operator_app where operator_id = p_operator returning made_at into since;
  return jsonb_build_object('since', since);
end $$;
revoke execute on function desk_app_off from public;
