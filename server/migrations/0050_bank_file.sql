-- Withdrawals that a bank was asked to pay in one file; the bank refuses a number that it had before.
create table payout_batch (
  number text primary key check (number ~ '^[A-Z0-9-]{1,35}$'),
  iban text not null,
  day date not null,
  operator_id integer not null references operator,
  made_at timestamptz not null
);
alter table withdrawal add column batch text references payout_batch;
create index withdrawal_batch on withdrawal (batch) where batch is not null;

-- What our banks say that moved, each movement once, whatever files it comes in.
create table bank_statement (
  iban text not null,
  number text not null,
  opening bigint not null,
  closing bigint not null,
  operator_id integer not null references operator,
  imported_at timestamptz not null,
  primary key (iban, number)
);
create table bank_entry (
  iban text not null,
  ref text not null check (length(ref) between 1 and 140),
  statement text not null,
  cents bigint not null,
  booked date not null,
  is_reversal boolean not null,
  end_to_end text not null,
  text text not null,
  party text not null,
  party_iban text not null,
  primary key (iban, ref),
  foreign key (iban, statement) references bank_statement
);
create index bank_entry_day on bank_entry (booked);
create trigger bank_entry_is_kept before update or delete or truncate on bank_entry execute function ledger_is_kept();

revoke insert, update, delete on payout_batch, bank_statement, bank_entry from quay_app;
grant insert on payout_batch, bank_statement, bank_entry to quay_desk;
