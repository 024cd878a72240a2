-- A way to bring money in: where it is sent to, and what it may be. A change is made by two operators.
create table recharge_channel (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  type text not null check (type in ('bank', 'chain', 'gateway')),
  currency text not null references currency,
  account text not null references account_kind,
  network text not null default '',
  address text not null default '',
  account_name text not null default '',
  bank_name text not null default '',
  swift text not null default '',
  -- Whole units of its currency.
  least integer not null check (least > 0),
  most integer not null check (most >= least),
  fee_rate numeric(9, 6) not null default 0 check (fee_rate between 0 and 1),
  -- What to heed, by language.
  tips jsonb not null default '{}',
  -- Somebody of ours compares what arrived with what is shown; everywhere else the channel itself says that it arrived.
  by_proof boolean not null,
  demo boolean not null default false,
  open boolean not null default true,
  place integer not null,
  check (type <> 'bank' or bank_name <> '' and by_proof),
  check (not by_proof or address <> '')
);

-- One recharge: what its member says was sent, what shows it, and what became of it. Moments that are null stand still.
create table recharge (
  id integer generated always as identity primary key,
  order_no text not null unique check (order_no ~ '^R\d{10}$'),
  -- To be quoted in the transfer: letters and digits that nobody mistakes for each other.
  reference text not null unique check (reference ~ '^Q-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
  member_id integer not null references member,
  channel_id integer not null references recharge_channel,
  state text not null constraint recharge_state check (state in (
    'awaiting_proof', 'submitted', 'in_review', 'needs_info', 'credited', 'rejected', 'cancelled', 'expired', 'reversed')),
  version integer not null default 0,
  account text not null references account_kind,
  currency text not null references currency,
  amount positive not null,
  fee bigint not null check (fee >= 0),
  net positive not null check (net = amount - fee),
  payer_name text not null default '',
  terms jsonb not null,
  online boolean not null,
  appealed boolean not null default false,
  created_at timestamptz not null,
  since timestamptz not null,
  expire_at timestamptz,
  lease_by timestamptz,
  appeal_by timestamptz,
  -- Since when it waits for our team, whoever looked at it meanwhile.
  shown_at timestamptz,
  reviewed_at timestamptz,
  operator_id integer references operator,
  second_id integer references operator,
  -- Who rejected it: somebody else looks at the appeal.
  rejected_by integer references operator,
  -- What our bank or the chain calls what arrived.
  outside_ref text check (length(outside_ref) between 1 and 140),
  reason text not null default '',
  text text not null default '',
  wake_at timestamptz
) with (fillfactor = 70);
-- One arrival is credited once, whatever its letters' case.
create unique index recharge_outside on recharge (channel_id, lower(outside_ref));
create index recharge_member on recharge (member_id, id desc);
create index recharge_wakes on recharge (wake_at) where wake_at is not null;
create index recharge_waits on recharge (shown_at, id) where state in ('submitted', 'in_review');

-- What shows that money was sent; a picture shows one recharge alone.
create table recharge_proof (
  recharge_id integer not null references recharge,
  attachment_id integer not null unique references attachment,
  version integer not null,
  primary key (recharge_id, attachment_id)
);

create table recharge_event (
  recharge_id integer not null references recharge,
  version integer not null,
  event text not null,
  state text not null,
  actor text not null check (actor in ('member', 'operator', 'system')),
  operator_id integer references operator,
  reason text not null default '',
  text text not null default '',
  at timestamptz not null,
  primary key (recharge_id, version)
);
create trigger recharge_event_is_kept before update or delete or truncate on recharge_event execute function ledger_is_kept();

insert into posting_rule values
  ('recharge', 'outside', 'fees'), ('recharge_back', 'member', 'outside'), ('recharge_back', 'fees', 'outside'),
  ('recharge_back', 'capital', 'outside');
-- Who is frozen gives back what was called back.
update posting_rule set of_frozen = true where kind = 'recharge_back';

-- What one operator wants to happen to a recharge or a withdrawal that takes two.
alter table desk_request drop constraint desk_request_kind_check;
alter table desk_request add constraint desk_request_kind_check check (kind in
  ('manual', 'thaw', 'resume', 'operator', 'ruling', 'terms', 'expel', 'cash', 'channel'));

revoke insert, update, delete on recharge_channel from quay_app;
revoke delete on recharge, recharge_proof from quay_app;
revoke update, delete on recharge_event from quay_app;
