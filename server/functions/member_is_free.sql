-- A quote is used by a call that moves money, and by nothing else.
create or replace function member_is_free() returns trigger language plpgsql as $$
begin
  if exists (
    select from public.frozen where member_id = new.member_id and (until_at is null or until_at > new.used_at)) then
    raise exception 'the member is frozen' using errcode = 'QM004';
  end if;
  return new;
end $$;
