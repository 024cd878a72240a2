-- The house itself gives an app to operators of the demo, and to nobody else.
create or replace function demo_app_on(p_operator integer, p_sealed bytea, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (select demo from operator where id = p_operator) then
    raise exception 'operators set up their app at the desk' using errcode = 'QD002';
  end if;
  insert into operator_app (operator_id, sealed, made_at, last_step) values (p_operator, p_sealed, p_at, 0)
  on conflict do nothing;
end $$;
revoke execute on function demo_app_on from public;
grant execute on function demo_app_on to quay_app;
