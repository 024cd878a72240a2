-- What an act costs besides a rate: so much each time, in minor units of its account.
alter table terms add column fee_fixed bigint not null default 0 check (fee_fixed >= 0);
alter table terms drop constraint terms_act_check;
alter table terms add constraint terms_act_check check (act in
  ('sell', 'transfer', 'compose', 'profit_to_coin', 'to_balance', 'shop_to_balance', 'points_to_balance', 'withdraw',
    'recharge'));
insert into terms (act, account, since, fee_rate, least, most_a_day, rate, fee_fixed) values
  ('withdraw', 'balance', '-infinity', 0.005, 1000, 1000000, null, 100),
  ('withdraw', 'eur', '-infinity', 0.005, 1000, 1000000, null, 100),
  ('withdraw', 'profit', '-infinity', 0.005, 1000, 1000000, null, 100),
  ('withdraw', 'usdt', '-infinity', 0, 10000000, 10000000000, null, 0),
  ('recharge', 'balance', '-infinity', 0, 1000, 1000000, null, 0),
  ('recharge', 'usdt', '-infinity', 0, 10000000, 10000000000, null, 0),
  ('recharge', 'coin', '-infinity', 0, 1000000000, 1000000000000, null, 0);

-- What holds for money that comes in and goes out: one row since when it holds; a change is a new row.
create table cash_terms (
  since timestamptz primary key,
  -- Seconds.
  proof_window integer not null check (proof_window > 0),
  info_window integer not null check (info_window > 0),
  -- Until a recharge that was shown is decided, as we want it.
  review_window integer not null check (review_window > 0),
  appeal_window integer not null check (appeal_window > 0),
  lease integer not null check (lease > 0),
  cooling integer not null check (cooling >= 0),
  usdt_due integer not null check (usdt_due > 0),
  -- TARGET days.
  eur_due integer not null check (eur_due between 1 and 10),
  open_recharges integer not null check (open_recharges > 0),
  -- Cents of EUR worth.
  second_above bigint not null check (second_above >= 0)
);
insert into cash_terms values ('-infinity', 86400, 172800, 14400, 604800, 900, 86400, 21600, 2, 3, 100000);

-- An account that its member forgot stays for what was paid to it, and may be added again.
alter table bank_account add column dropped_at timestamptz, drop constraint bank_account_member_id_iban_key;
create unique index bank_account_iban on bank_account (member_id, iban) where dropped_at is null;
alter table bank_account add constraint bank_account_default_stands check (not is_default or dropped_at is null);

-- Where USDT of a member is paid out to. Its checksum was checked by whoever wrote it.
create table payout_address (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  version integer not null default 1 check (version > 0),
  network text not null check (network in ('TRC20', 'ERC20')),
  address text not null check (address ~ '^(T[1-9A-HJ-NP-Za-km-z]{33}|0x[0-9a-fA-F]{40})$'),
  label text not null default '' check (length(label) <= 30),
  is_default boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  dropped_at timestamptz,
  check (not is_default or dropped_at is null),
  check ((network = 'TRC20') = (address like 'T%'))
);
create unique index payout_address_default on payout_address (member_id) where is_default;
create unique index payout_address_once on payout_address (member_id, address) where dropped_at is null;

-- One withdrawal: what was set aside, where it goes, and what became of it. Moments that are null stand still.
create table withdrawal (
  id integer generated always as identity primary key,
  order_no text not null unique check (order_no ~ '^W\d{10}$'),
  quote_no text not null unique,
  member_id integer not null references member,
  state text not null constraint withdrawal_state check (state in (
    'cooling', 'queued', 'in_review', 'processing.sending', 'processing.errored', 'completed', 'rejected', 'cancelled',
    'failed', 'returned')),
  version integer not null default 0,
  method text not null check (method in ('bank', 'usdt')),
  account text not null references account_kind,
  currency text not null references currency,
  amount positive not null,
  fee bigint not null check (fee >= 0),
  net positive not null check (net = amount - fee),
  bank_account_id integer references bank_account,
  payout_address_id integer references payout_address,
  -- Where it goes, as that was when it was asked for.
  dest jsonb not null,
  terms jsonb not null,
  created_at timestamptz not null,
  since timestamptz not null,
  cool_until timestamptz,
  lease_by timestamptz,
  due_at timestamptz not null,
  reviewed_at timestamptz,
  paid_at timestamptz,
  operator_id integer references operator,
  second_id integer references operator,
  -- What the bank or the chain calls the payment.
  outside_ref text check (length(outside_ref) between 1 and 140),
  reason text not null default '',
  text text not null default '',
  wake_at timestamptz,
  check ((method = 'bank') = (bank_account_id is not null) and (method = 'usdt') = (payout_address_id is not null)),
  check ((method = 'bank') = (account in ('balance', 'eur', 'profit')) and (method = 'usdt') = (account = 'usdt')),
  check (state not in ('completed', 'returned') or outside_ref is not null)
) with (fillfactor = 70);
-- One payment is named once, whatever its letters' case.
create unique index withdrawal_outside on withdrawal (method, lower(outside_ref));
create index withdrawal_member on withdrawal (member_id, id desc);
create index withdrawal_wakes on withdrawal (wake_at) where wake_at is not null;
create index withdrawal_waits on withdrawal (due_at, id)
  where state in ('queued', 'in_review', 'processing.sending', 'processing.errored');
create index withdrawal_bank on withdrawal (bank_account_id)
  where state in ('cooling', 'queued', 'in_review', 'processing.sending', 'processing.errored');
create index withdrawal_address on withdrawal (payout_address_id)
  where state in ('cooling', 'queued', 'in_review', 'processing.sending', 'processing.errored');

-- What happened to a withdrawal, one line a version; never changed.
create table withdrawal_event (
  withdrawal_id integer not null references withdrawal,
  version integer not null,
  event text not null,
  state text not null,
  actor text not null check (actor in ('member', 'operator', 'system')),
  operator_id integer references operator,
  reason text not null default '',
  text text not null default '',
  at timestamptz not null,
  primary key (withdrawal_id, version)
);
create trigger withdrawal_event_is_kept before update or delete or truncate on withdrawal_event execute function ledger_is_kept();

insert into posting_rule values
  ('withdrawal_back', 'outside', 'member'), ('withdrawal_back', 'fees', 'member');

revoke insert, update, delete on cash_terms from quay_app;
revoke delete on withdrawal, payout_address from quay_app;
revoke update, delete on withdrawal_event from quay_app;
