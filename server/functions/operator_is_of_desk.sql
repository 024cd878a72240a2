create or replace function operator_is_of_desk() returns trigger language plpgsql as $$
begin
  if current_user in ('quay_app', 'quay_desk') and not new.demo then
    raise exception 'operators are added at the desk' using errcode = 'QD002';
  end if;
  return new;
end $$;
