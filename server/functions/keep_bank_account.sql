-- A change that forgets to count itself meets the version that is there.
create or replace function keep_bank_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into bank_account_version
  values (new.id, new.version, new.first_name, new.last_name, new.iban, new.swift, new.bank_name, new.country,
    new.address, new.changed_at);
  return null;
end $$;
revoke execute on function keep_bank_account from public;
