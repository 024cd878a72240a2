-- A member who opens accounts for others, out of registration credit. Two operators set one.
create table service_centre (
  member_id integer primary key references member,
  center_no text not null unique check (center_no ~ '^C\d{6}$'),
  region text not null check (length(region) between 1 and 60),
  status text not null check (status in ('pending', 'active', 'stopped')),
  open_price positive not null,
  changed_at timestamptz not null
);

-- An account that a centre opens: what it is of, until it is paid; and whose it became.
create table account_opening (
  id integer generated always as identity primary key,
  order_no text not null unique check (order_no ~ '^O\d{10}$'),
  centre_id integer not null references service_centre,
  state text not null constraint account_opening_state check (state in ('waiting', 'opened', 'closed')),
  price positive not null,
  -- What the centre said of the person; forgotten once the account is there or never will be.
  person jsonb not null,
  inviter_id integer not null references member,
  -- What the member will be called by.
  numbers jsonb not null,
  member_id integer unique references member,
  -- No password of this account is known to anybody, until the person sets one.
  first_hash text,
  created_at timestamptz not null,
  expire_at timestamptz not null,
  opened_at timestamptz,
  check ((state = 'opened') = (member_id is not null) and (state = 'opened') = (opened_at is not null))
);
create index account_opening_centre on account_opening (centre_id, id desc);

alter table terms drop constraint terms_act_check;
alter table terms add constraint terms_act_check check (act in
  ('sell', 'transfer', 'compose', 'profit_to_coin', 'to_balance', 'shop_to_balance', 'points_to_balance', 'withdraw',
    'recharge', 'credit'));
insert into terms (act, account, since, fee_rate, least, most_a_day) values ('credit', 'credit', '-infinity', 0, 100, 10000000);

insert into posting_rule values
  ('credit', 'member', 'credit'), ('credit', 'credit', 'credit'), ('open', 'credit', 'fees'), ('manual', 'outside', 'credit');

revoke insert, update, delete on service_centre from quay_app;
revoke delete on account_opening from quay_app;
