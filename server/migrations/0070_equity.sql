-- Shares of an equity or of a fund are kept in a currency of their own, with four places. As many are there as two operators
-- issued: what the house has of them has a floor, so that the base itself refuses to give a share that is not there.
alter table currency add column issued boolean not null default false;
alter table currency add constraint currency_issued check (issued = (code ~ '^(EQ|FU)-[A-Z0-9]{2,10}$') and (not issued or scale = 4));

create table equity (
  id integer generated always as identity primary key,
  code text not null unique,
  currency text not null unique references currency check (currency = 'EQ-' || code),
  -- What one share takes, and between what somebody may exchange at once; the least always becomes something.
  points_per_share integer not null check (points_per_share > 0),
  least_points integer not null check (least_points > 0 and least_points * 10000::bigint >= points_per_share),
  most_points integer not null check (most_points >= least_points),
  cover text not null default '',
  -- What is said of it, by language.
  texts jsonb not null,
  closed_at timestamptz
);

create table fund (
  id integer generated always as identity primary key,
  code text not null unique,
  currency text not null unique references currency check (currency = 'FU-' || code),
  risk_level smallint not null check (risk_level between 1 and 5),
  least positive not null,
  since date not null,
  texts jsonb not null
);

-- What it invests in, in hundredths of the whole.
create table fund_allocation (
  fund_id integer not null references fund,
  place smallint not null,
  percent numeric(5, 2) not null check (percent > 0 and percent <= 100),
  names jsonb not null,
  primary key (fund_id, place)
);

-- What can be read of a fund; a file of it is drawn once in each language, when somebody first asks.
create table fund_paper (
  id integer generated always as identity primary key,
  fund_id integer not null references fund,
  place smallint not null,
  written_at timestamptz not null,
  texts jsonb not null,
  unique (fund_id, place)
);
create table fund_paper_file (
  paper_id integer not null references fund_paper,
  locale text not null,
  pdf bytea not null,
  drawn_at timestamptz not null,
  primary key (paper_id, locale)
);

-- What a share was worth on a day of the market, in EUR, as it was said at a moment: a correction is a new row.
create table share_price (
  currency text not null references currency,
  day date not null,
  said_at timestamptz not null,
  eur numeric(14, 4) not null check (eur > 0),
  primary key (currency, day, said_at)
);

-- When points become shares: local times of the market's zone, the first still in it and the last no more.
create table exchange_window (
  id integer generated always as identity primary key,
  opens timestamp not null,
  closes timestamp not null,
  check (closes > opens),
  constraint exchange_window_apart exclude using gist (tsrange(opens, closes) with &&)
);

-- Shares that were granted and are not free before a moment. They stay their member's all the same.
create table share_lock (
  posting_id bigint primary key references posting,
  member_id integer not null references member,
  currency text not null references currency,
  amount positive not null,
  until_at timestamptz not null
);
create index share_lock_member on share_lock (member_id);

insert into posting_rule (kind, from_class, to_class) values
  ('issue', 'outside', 'capital'), ('grant', 'capital', 'member'), ('adjust', 'member', 'capital'),
  ('exchange', 'member', 'capital'), ('exchange', 'capital', 'member');

-- Two operators agree on a venture; they issue shares, grant them and take back what was granted wrongly.
alter table desk_request drop constraint desk_request_kind_check;
alter table desk_request add constraint desk_request_kind_check check (kind in
  ('manual', 'thaw', 'resume', 'operator', 'ruling', 'terms', 'expel', 'cash', 'channel', 'centre', 'factor', 'venture', 'shares'));

create trigger share_lock_is_kept before update or delete on share_lock for each row execute function ledger_is_kept();
create trigger share_price_is_kept before update or delete on share_price for each row execute function ledger_is_kept();

revoke insert, update, delete on
  equity, fund, fund_allocation, fund_paper, share_price, exchange_window, share_lock from quay_app;
revoke update, delete on fund_paper_file from quay_app;
grant insert on share_price to quay_desk;
grant update (closed_at) on equity to quay_desk;
grant insert, delete on exchange_window to quay_desk;
