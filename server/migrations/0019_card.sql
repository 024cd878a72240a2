-- Banks that are known by the beginning of their SWIFT code: four letters of the bank, two of its country.
create table sys_bank (
  id integer generated always as identity primary key,
  swift_prefix text not null unique check (swift_prefix ~ '^[A-Z]{6}$'),
  name text not null check (length(name) between 1 and 100),
  logo text not null default ''
);

insert into sys_bank (swift_prefix, name) values
  ('BKAUAT', 'UniCredit Bank Austria'), ('GIBAAT', 'Erste Bank'), ('RZBAAT', 'Raiffeisen Bank International'),
  ('GEBABE', 'BNP Paribas Fortis'), ('GKCCBE', 'Belfius'), ('KREDBE', 'KBC'), ('TRWIBE', 'Wise'),
  ('STSABG', 'DSK Bank'),
  ('POFICH', 'PostFinance'), ('UBSWCH', 'UBS'), ('ZKBKCH', 'Zürcher Kantonalbank'),
  ('BCYPCY', 'Bank of Cyprus'),
  ('CEKOCZ', 'ČSOB'), ('GIBACZ', 'Česká spořitelna'),
  ('COBADE', 'Commerzbank'), ('DEUTDE', 'Deutsche Bank'), ('GENODE', 'DZ Bank'), ('INGDDE', 'ING'), ('NTSBDE', 'N26'),
  ('DABADK', 'Danske Bank'),
  ('HABAEE', 'Swedbank'), ('LHVBEE', 'LHV'),
  ('BBVAES', 'BBVA'), ('BSCHES', 'Banco Santander'), ('CAIXES', 'CaixaBank'),
  ('NDEAFI', 'Nordea'), ('OKOYFI', 'OP'),
  ('AGRIFR', 'Crédit Agricole'), ('BNPAFR', 'BNP Paribas'), ('PSSTFR', 'La Banque Postale'), ('SOGEFR', 'Société Générale'),
  ('BARCGB', 'Barclays'), ('HBUKGB', 'HSBC UK'), ('LOYDGB', 'Lloyds Bank'), ('NWBKGB', 'NatWest'),
  ('ETHNGR', 'National Bank of Greece'), ('PIRBGR', 'Piraeus Bank'),
  ('OTPVHU', 'OTP Bank'),
  ('AIBKIE', 'AIB'), ('BOFIIE', 'Bank of Ireland'),
  ('LUMIIL', 'Bank Leumi'), ('POALIL', 'Bank Hapoalim'),
  ('BCITIT', 'Intesa Sanpaolo'), ('UNCRIT', 'UniCredit'),
  ('REVOLT', 'Revolut'),
  ('BILLLU', 'Banque Internationale à Luxembourg'),
  ('HABALV', 'Swedbank'),
  ('VALLMT', 'Bank of Valletta'),
  ('ABNANL', 'ABN AMRO'), ('BUNQNL', 'bunq'), ('INGBNL', 'ING'), ('RABONL', 'Rabobank'),
  ('DNBANO', 'DNB'),
  ('BPKOPL', 'PKO Bank Polski'), ('BREXPL', 'mBank'), ('WBKPPL', 'Santander Bank Polska'),
  ('BCOMPT', 'Millennium bcp'), ('CGDIPT', 'Caixa Geral de Depósitos'),
  ('BTRLRO', 'Banca Transilvania'), ('RNCBRO', 'BCR'),
  ('ESSESE', 'SEB'), ('HANDSE', 'Handelsbanken'), ('SWEDSE', 'Swedbank'),
  ('TATRSK', 'Tatra banka');

-- Where a member is paid out to, as it is now. Its IBAN was checked by whoever wrote it.
create table bank_account (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  version integer not null default 1 check (version > 0),
  first_name text not null check (length(first_name) between 1 and 50),
  last_name text not null check (length(last_name) between 1 and 50),
  iban text not null check (iban ~ '^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$'),
  swift text not null check (swift ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  bank_id integer references sys_bank,
  bank_name text not null check (length(bank_name) between 1 and 100),
  country text not null check (country ~ '^[A-Z]{2}$'),
  address text not null check (length(address) between 1 and 140),
  is_default boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (member_id, iban)
);
create unique index bank_account_default on bank_account (member_id) where is_default;

-- What an account said in each of its versions: where somebody was promised to be paid stays readable.
create table bank_account_version (
  bank_account_id integer not null references bank_account,
  version integer not null,
  first_name text not null,
  last_name text not null,
  iban text not null,
  swift text not null,
  bank_name text not null,
  country text not null,
  address text not null,
  since timestamptz not null,
  primary key (bank_account_id, version)
);

-- A change that forgets to count itself meets the version that is there.
create function keep_bank_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into bank_account_version
  values (new.id, new.version, new.first_name, new.last_name, new.iban, new.swift, new.bank_name, new.country,
    new.address, new.changed_at);
  return null;
end $$;
create trigger bank_account_is_kept
  after insert or update of first_name, last_name, iban, swift, bank_name, country, address on bank_account
  for each row execute function keep_bank_account();

-- Something open that will pay to an account: while there is any, the account stays as it is.
create table bank_use (
  room text not null check (room in ('trade', 'withdrawal')),
  ref text not null,
  bank_account_id integer not null references bank_account,
  since timestamptz not null,
  primary key (room, ref)
);
create index bank_use_account on bank_use (bank_account_id);

revoke delete on bank_account from quay_app;
revoke insert, update, delete on sys_bank, bank_account_version from quay_app;
revoke execute on function keep_bank_account from public;
