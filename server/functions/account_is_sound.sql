create or replace function account_is_sound() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (new.amount is null) <> (new.class in ('fees', 'outside', 'exchange')
      or new.class = 'capital' and not (select issued from currency where code = new.currency))
    or (new.member_id is not null) <> (new.class in ('member', 'held', 'margin', 'credit'))
    or (new.part = 'held') <> (new.class = 'held') then
    raise exception 'an account of class % is not like that', new.class using errcode = 'QL006';
  end if;
  return new;
end $$;
