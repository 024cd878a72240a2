-- What the trade gives everybody, and asks of them: one row since when it holds; a change is a new row.
create table trade_terms (
  since timestamptz primary key,
  -- Seconds.
  offer_life integer not null check (offer_life > 0),
  pay_window integer not null check (pay_window between 900 and 5400),
  pay_extension integer not null check (pay_extension > 0),
  extend_within integer not null check (extend_within > 0),
  late_window integer not null check (late_window > 0),
  confirm_window integer not null check (confirm_window > 0),
  undo_window integer not null check (undo_window > 0),
  silence integer not null check (silence > 0),
  dispute_after integer not null check (dispute_after >= 0),
  evidence_window integer not null check (evidence_window > 0),
  answer_window integer not null check (answer_window > 0),
  ruling_window integer not null check (ruling_window > 0),
  lease integer not null check (lease > 0),
  resumed_window integer not null check (resumed_window > 0),
  settle_hold integer not null check (settle_hold between 0 and 86400),
  rate_window integer not null check (rate_window > 0),
  restart_wait integer not null check (restart_wait >= 0),
  closes_soon integer not null check (closes_soon >= 0),
  merchant_break integer not null check (merchant_break > 0),
  leave_quiet integer not null check (leave_quiet > 0),
  extensions integer not null check (extensions >= 0),
  rematches integer not null check (rematches >= 0),
  open_orders integer not null check (open_orders > 0),
  -- Cents.
  margin_need bigint not null check (margin_need >= 0),
  second_above bigint not null check (second_above >= 0),
  bond_rate numeric(9, 6) not null check (bond_rate between 0 and 1),
  -- Whether open searches end when the market closes.
  ends_at_close boolean not null
);
insert into trade_terms values (
  '-infinity',
  300, 1800, 900, 300, 900, 86400, 600, 900, 600, 86400, 86400, 172800, 1800, 900, 0, 1209600, 60, 300, 3600, 1296000,
  2, 2, 3,
  20000, 100000, 0.1, true);

alter table terms drop constraint terms_act_check;
alter table terms add constraint terms_act_check check (act in
  ('sell', 'transfer', 'compose', 'profit_to_coin', 'to_balance', 'shop_to_balance', 'points_to_balance'));
insert into terms (act, account, since, fee_rate, least, most_a_day, rate) values
  ('sell', 'coin', '-infinity', 0.01, 1000000000, 500000000000, null);

-- A member who buys coins: where they stand, what they want, and how they did so far.
create table merchant (
  member_id integer primary key references member,
  merchant_no text not null unique check (merchant_no ~ '^\d{8}$'),
  name text not null check (length(name) between 2 and 30),
  contact text not null check (length(contact) between 1 and 100),
  state text not null constraint merchant_state check (state in
    ('none', 'applied', 'refused', 'verified', 'active', 'break', 'margin_low', 'leaving', 'left', 'suspended')),
  version integer not null default 0,
  reject_reason text not null default '',
  break_until timestamptz,
  leave_at timestamptz,
  applied_at timestamptz not null,
  changed_at timestamptz not null,
  margin_need bigint not null check (margin_need >= 0),
  -- What is bought: the price of one coin in EUR, and coins in minor units. What is promised is part of what is wanted.
  price numeric(18, 8) check (price > 0),
  least bigint not null default 0,
  most bigint not null default 0,
  wanted bigint not null default 0,
  promised bigint not null default 0,
  pay_types text[] not null check (cardinality(pay_types) between 1 and 2 and pay_types <@ array ['wallet', 'bank']),
  opens time,
  closes time,
  auto_accept boolean not null default false,
  open_orders integer not null default 0 check (open_orders >= 0),
  trade_count integer not null default 0,
  trade_amount bigint not null default 0,
  lost_count integer not null default 0,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  -- How long answers took on average, and when somebody was last sent here.
  response_ms integer not null default 0,
  offered_at timestamptz not null default '-infinity',
  cool_until timestamptz not null default '-infinity',
  check ((opens is null) = (closes is null)),
  check (least >= 0 and most >= least and promised between 0 and wanted)
) with (fillfactor = 70);
create index merchant_buys on merchant (price desc) where state = 'active';
create index merchant_waits on merchant ((coalesce(break_until, leave_at))) where state in ('break', 'leaving');

create table merchant_picture (
  member_id integer not null references merchant,
  attachment_id integer not null references attachment,
  primary key (member_id, attachment_id)
);

-- What happened to a merchant, and who did it.
create table merchant_event (
  member_id integer not null references merchant,
  version integer not null,
  event text not null,
  state text not null,
  actor text not null check (actor in ('merchant', 'operator', 'system')),
  reason text not null default '',
  at timestamptz not null,
  primary key (member_id, version)
);

insert into posting_rule values
  ('margin', 'member', 'margin'), ('margin', 'margin', 'member'),
  ('escrow', 'member', 'escrow'), ('escrow', 'margin', 'escrow'),
  ('refund', 'escrow', 'member'), ('refund', 'escrow', 'margin'),
  ('trade', 'escrow', 'member'), ('trade', 'escrow', 'held'), ('trade', 'escrow', 'fees'), ('trade', 'escrow', 'margin'),
  ('trade', 'held', 'member');

revoke insert, update, delete on trade_terms from quay_app;
revoke delete on merchant, merchant_event from quay_app;
