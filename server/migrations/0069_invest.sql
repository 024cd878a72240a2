-- What one may put money in. Everything is counted in minor units of its currency: what is sold by the piece in whole
-- prices, what is sold by the amount in whole steps.
create table venture_category (
  id integer generated always as identity primary key,
  code label not null unique,
  names jsonb not null
);
create table venture (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{2,32}$'),
  kind text not null check (kind in ('robot', 'product', 'project', 'subscribe')),
  robot_id integer references venture,
  category_id integer references venture_category,
  level smallint check (level between 1 and 9),
  currency text not null references currency check (currency in ('EUR', 'USDT', 'COIN')),
  -- The price of a piece, or the step between two amounts.
  unit positive not null,
  -- The least of one purchase, and the most that one member may have in it at once.
  least positive not null,
  most positive not null,
  total positive not null,
  taken bigint not null default 0 constraint venture_quota check (taken between 0 and total),
  term_days smallint not null check (term_days between 1 and 3650),
  payout text not null check (payout in ('daily', 'end')),
  tasks_per_day smallint check (tasks_per_day between 1 and 24),
  risk_level smallint not null check (risk_level between 1 and 5),
  -- What ending early costs, as a part of what was put in.
  fee_rate numeric(6, 5) not null check (fee_rate between 0 and 0.2),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  pool_id bigint not null unique references account,
  cover text not null default '',
  -- What is said of it, by language.
  texts jsonb not null,
  documents jsonb not null default '[]',
  schedule jsonb not null default '[]',
  suspended_at timestamptz,
  suspended_text text not null default '' check (length(suspended_text) <= 500),
  changed_at timestamptz not null,
  check ((kind = 'product') = (robot_id is not null) and (kind = 'project') = (category_id is not null)),
  check ((kind = 'robot') = (level is not null) and (kind = 'robot') = (tasks_per_day is not null)),
  check (kind <> 'robot' or payout = 'daily'),
  check (least % unit = 0 and most % unit = 0 and total % unit = 0 and taken % unit = 0 and least <= most)
) with (fillfactor = 70);
create index venture_kind on venture (kind, id);

-- What it is reckoned by since a moment: a rate of a day or of the whole term, for a robot the most that one day brings.
-- One table for everybody; a change is a new row.
create table venture_rate (
  venture_id integer not null references venture,
  version integer not null check (version > 0),
  since timestamptz not null,
  rate numeric(10, 8) not null check (rate between 0 and 1),
  primary key (venture_id, version),
  unique (venture_id, since)
);

-- What somebody bought. What was put in lies in an account of its own until it returns.
create table investment (
  id integer generated always as identity primary key,
  order_no text not null unique check (order_no ~ '^I\d{10}$'),
  quote_no text not null unique,
  member_id integer not null references member,
  venture_id integer not null references venture,
  kind text not null,
  state text not null constraint investment_state check (state in (
    'cooling', 'running', 'suspended.pool', 'suspended.team', 'completed', 'ended_early', 'cancelled')),
  version integer not null default 0,
  currency text not null references currency,
  account text not null references account_kind check (
    account = case currency when 'EUR' then 'balance' when 'USDT' then 'usdt' else 'coin' end),
  escrow_id bigint not null unique references account,
  amount positive not null,
  num integer not null check (num > 0),
  -- What held when it was bought: the version of the rate, the fee, the term.
  terms jsonb not null,
  created_at timestamptz not null,
  since timestamptz not null,
  cool_until timestamptz,
  -- When what it brings is worked out next, and when what was put in returns.
  next_at timestamptz,
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- The days whose dates were worked out.
  days_done smallint not null default 0,
  -- What it took of the quota was given back: it came to an early end while there was still something to sell.
  freed boolean not null default false check (not freed or state in ('ended_early', 'cancelled')),
  paid bigint not null default 0 check (paid >= 0),
  fee bigint not null default 0 check (fee >= 0),
  reason text not null default '',
  text text not null default '' check (length(text) <= 500),
  operator_id integer references operator,
  second_id integer references operator,
  wake_at timestamptz,
  check ((state in ('completed', 'ended_early', 'cancelled')) = (ended_at is not null))
) with (fillfactor = 70);
create index investment_member on investment (member_id, id desc);
create index investment_venture on investment (venture_id, next_at) where ended_at is null;
create index investment_wakes on investment (wake_at) where wake_at is not null;

create table investment_event (
  investment_id integer not null references investment,
  version integer not null,
  event text not null,
  state text not null,
  actor posting_actor not null,
  operator_id integer references operator,
  second_id integer references operator,
  reason text not null default '',
  text text not null default '',
  at timestamptz not null,
  primary key (investment_id, version)
);

-- Every date is written when somebody buys: what it may bring; what it brought is worked out on that date and kept apart.
create table investment_payout (
  investment_id integer not null references investment,
  period smallint not null check (period > 0),
  due_at timestamptz not null,
  estimate bigint not null check (estimate >= 0),
  outcome bigint check (outcome >= 0),
  rate_version integer,
  state text not null default 'due' check (state in ('due', 'paid', 'nothing', 'void')),
  settled_at timestamptz,
  primary key (investment_id, period),
  check ((state = 'due') = (settled_at is null) and coalesce(outcome > 0, false) = (state = 'paid'))
) with (fillfactor = 70);

-- What a robot did by its rule for an order, with the prices that it went by.
create table task_order (
  id bigint generated always as identity primary key,
  -- Numbers that tell neither how many there are nor which came first.
  order_no text not null unique generated always as (
    'K' || lpad(mod(id::numeric * 610612741 + 123456789, 1000000000000)::text, 12, '0')) stored,
  investment_id integer not null references investment,
  day smallint not null,
  n smallint not null,
  side text not null check (side in ('held', 'aside')),
  price_before numeric(18, 8),
  price_from numeric(18, 8),
  price_to numeric(18, 8),
  profit bigint not null,
  state text not null check (state in ('done', 'failed')),
  from_at timestamptz not null,
  to_at timestamptz not null,
  unique (investment_id, day, n)
);
create index task_order_newest on task_order (investment_id, day desc, n desc);

create trigger investment_event_is_kept before update or delete or truncate on investment_event
  execute function ledger_is_kept();
create trigger task_order_is_kept before update or delete or truncate on task_order execute function ledger_is_kept();
create trigger venture_rate_is_kept before update or delete or truncate on venture_rate execute function ledger_is_kept();

-- What is put in goes into the order's own account and returns from there, less a fee that was shown; what it brings
-- comes from a pool alone.
insert into posting_rule (kind, from_class, to_class) values
  ('invest', 'member', 'escrow'), ('invest_back', 'escrow', 'member'), ('invest_fee', 'escrow', 'fees'),
  ('payout', 'pool', 'member');

revoke insert, update, delete on venture, venture_category, venture_rate from quay_app;
grant update (taken) on venture to quay_app;
revoke delete on investment, investment_payout from quay_app;
revoke update, delete on investment_event, task_order from quay_app;
