create or replace function ledger_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'QL004';
end $$;
