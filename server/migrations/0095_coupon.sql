-- What a store, or the house, gives away: so much, or such a part, off from a sum on. Money is in cents. What it says is
-- never changed; no more of it are given once it is stopped.
create table coupon (
  id integer generated always as identity primary key,
  store_id integer references store,
  -- Name, by language.
  names jsonb not null,
  type text not null check (type in ('amount_off', 'percent_off', 'in_store_voucher')),
  amount bigint not null default 0 check (amount >= 0),
  percent integer not null default 0 check (percent between 0 and 90),
  min_amount bigint not null check (min_amount >= 0),
  scope text not null check (scope in ('all', 'category', 'goods')),
  -- Categories or goods.
  scope_ids integer[] not null default '{}',
  -- No end of them, where it is nothing.
  total integer not null check (total >= 0),
  taken integer not null default 0 constraint coupon_taken check (taken >= 0 and (total = 0 or taken <= total)),
  -- How many one member may have.
  most integer not null check (most between 1 and 99),
  starts_at timestamptz not null,
  -- Until when they are given away, and good where it is no number of days from then on.
  ends_at timestamptz check (ends_at > starts_at),
  valid_days integer check (valid_days between 1 and 366),
  stopped_at timestamptz,
  created_at timestamptz not null,
  check ((amount > 0) <> (percent > 0)),
  check (type <> 'amount_off' or amount > 0 and amount < min_amount),
  check (type <> 'percent_off' or percent > 0),
  check ((scope = 'all') = (scope_ids = '{}')),
  check (ends_at is not null or valid_days is not null)
) with (fillfactor = 80);
create index coupon_store on coupon (store_id) where stopped_at is null;

-- One of them that a member has.
create table member_coupon (
  id integer generated always as identity primary key,
  coupon_id integer not null references coupon,
  member_id integer not null references member,
  n integer not null check (n > 0),
  state text not null constraint member_coupon_state check (state in ('unused', 'held', 'used', 'expired')),
  version integer not null default 0,
  -- That holds it, or used it.
  order_id integer references shop_order,
  -- A voucher is used in a store, or at the desk of the house.
  store_id integer references store,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null,
  since timestamptz not null,
  wake_at timestamptz,
  unique (coupon_id, member_id, n),
  check ((state = 'used') = (used_at is not null)),
  check (state <> 'held' or order_id is not null),
  check (state in ('held', 'used') or order_id is null),
  check (store_id is null or state = 'used' and order_id is null),
  check ((state = 'unused') = (wake_at is not null))
) with (fillfactor = 70);
create index member_coupon_member on member_coupon (member_id, state, id desc);
create index member_coupon_order on member_coupon (order_id) where order_id is not null;
create index member_coupon_wakes on member_coupon (wake_at) where wake_at is not null;

create table member_coupon_event (
  member_coupon_id integer not null references member_coupon,
  version integer not null,
  event text not null,
  state text not null,
  actor text not null check (actor in ('member', 'gateway', 'store', 'operator', 'system')),
  operator_id integer references operator,
  at timestamptz not null,
  primary key (member_coupon_id, version)
);
create trigger member_coupon_event_is_kept before update or delete or truncate on member_coupon_event
  execute function ledger_is_kept();

-- What is shown in a store, as its keyed digest, for a minute.
create table shown_code (
  digest bytea primary key check (length(digest) = 32),
  member_coupon_id integer not null references member_coupon,
  shown_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > shown_at)
);
create index shown_code_coupon on shown_code (member_coupon_id);
create index shown_code_ends on shown_code (ends_at);

-- What a coupon takes off, and who bears it.
alter table shop_order add column member_coupon_id integer references member_coupon;
alter table shop_order add column cut bigint not null default 0 check (cut >= 0);
alter table shop_order add column cut_by text check (cut_by in ('house', 'store'));
-- Of the pool of coupons, while the order is open.
alter table shop_order add column cut_reserved bigint not null default 0 check (cut_reserved between 0 and cut);
alter table shop_order add constraint shop_order_coupon check (
  (member_coupon_id is null) = (cut_by is null) and (cut > 0) = (cut_by is not null)
  and (cut_by = 'store') <= (store_id is not null));
alter table shop_order add constraint shop_order_cut_reserved check (cut_reserved = 0 or cut_by = 'house' and ended_at is null);
alter table shop_order drop constraint shop_order_pay;
alter table shop_order add constraint shop_order_pay check (pay = goods + carriage - worth - cut and pay >= 0);
-- What points and coupons of the house bring is never more than what is paid beside them.
alter table shop_order add constraint shop_order_beside check (cut_by is distinct from 'house' or worth + cut <= pay - carriage);
create index shop_order_cut_held on shop_order (id) include (cut_reserved) where cut_reserved > 0;
create index shop_order_of_coupon on shop_order (member_coupon_id) where member_coupon_id is not null;

alter table shop_order_line drop constraint shop_order_line_check;
alter table shop_order_line add column cut bigint not null default 0 check (cut >= 0);
alter table shop_order_line add constraint shop_order_line_cash check (worth >= 0 and cash + worth + cut = price * num);

alter table shop_terms add constraint shop_terms_beside check (points_share <= 0.5) not valid;

insert into account (name, class, currency, amount) values ('pool:EUR:coupon', 'pool', 'EUR', 0);

alter table desk_request drop constraint desk_request_kind_check;
alter table desk_request add constraint desk_request_kind_check check (kind in
  ('manual', 'thaw', 'resume', 'operator', 'ruling', 'terms', 'expel', 'cash', 'channel', 'centre', 'factor', 'venture', 'shares', 'lift', 'held',
    'goods', 'pool', 'coupon'));

revoke insert, update, delete on coupon from quay_app;
revoke insert, delete on member_coupon from quay_app;
revoke update, delete on member_coupon_event from quay_app;
