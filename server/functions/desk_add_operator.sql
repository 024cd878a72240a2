-- The first two operators are added as they come; from then on it takes two to add another.
create or replace function desk_add_operator(p_by integer, p_email text, p_name text, p_hash text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare here bigint;
begin
  perform pg_advisory_xact_lock(7825011);
  select count(*) into here from operator;
  if here > 1 or (here = 1 and p_by is null) then raise exception 'it takes two operators' using errcode = 'QD002'; end if;
  insert into operator (email, name, password_hash, created_at) values (p_email, p_name, p_hash, p_at);
  perform desk_note(coalesce((select email from operator where id = p_by), 'nobody yet'), 'operator add', p_email, 'The first two.',
    null, jsonb_build_object('name', p_name), p_at);
end $$;
revoke execute on function desk_add_operator from public;
grant execute on function desk_add_operator to quay_desk;
