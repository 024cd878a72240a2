-- Whose a store is: what it sells is paid to them, and they do not buy there.
alter table store add column owner_id integer references member;

-- By what the shop sells, since a moment; an order keeps what held when it was made.
create table shop_terms (
  since timestamptz primary key,
  -- The part of what a store sold that is the house's.
  fee_rate numeric(9, 6) not null check (fee_rate between 0 and 0.2),
  -- What a point is worth as a part of a price, and which part of a price points may be.
  point_value numeric(9, 6) not null check (point_value between 0 and 1),
  points_share numeric(9, 6) not null check (points_share between 0 and 0.75),
  -- Points for every whole euro that was paid.
  points_earned numeric(9, 6) not null check (points_earned between 0 and 100),
  -- Seconds.
  pay_window integer not null check (pay_window between 300 and 86400),
  send_window integer not null check (send_window > 0),
  fetch_window integer not null check (fetch_window > 0),
  sent_window integer not null check (sent_window > 0),
  signed_window integer not null check (signed_window > 0),
  return_window integer not null check (return_window > 0)
);
insert into shop_terms values ('-infinity', 0.03, 0.01, 0.2, 1, 1800, 604800, 1209600, 864000, 604800, 604800);

-- What the house sells is its own; what points stand for in the price of a store is paid out of a pool of its own.
insert into account (name, class, currency, amount) values
  ('goods:EUR', 'capital', 'EUR', null), ('goods:POINTS', 'capital', 'POINTS', null), ('pool:EUR:points', 'pool', 'EUR', 0);

insert into posting_rule (kind, from_class, to_class) values
  ('shop', 'member', 'escrow'), ('shop', 'held', 'escrow'), ('shop', 'outside', 'escrow'),
  ('shop_back', 'escrow', 'member'),
  ('shop_paid', 'escrow', 'member'), ('shop_paid', 'escrow', 'fees'), ('shop_paid', 'escrow', 'capital'),
  ('shop_paid', 'pool', 'member');

-- What somebody bought of one store, or of the house, in one of its shops. Money is in cents.
create table shop_order (
  id integer generated always as identity primary key,
  order_no text not null unique check (order_no ~ '^S\d{10}$'),
  member_id integer not null references member,
  store_id integer references store,
  -- Whoever is paid for it; the house, where nobody is.
  seller_id integer references member,
  shop text not null check (shop in ('shop', 'points', 'repurchase')),
  state text not null constraint shop_order_state check (state in (
    'unpaid', 'unshipped', 'pickup', 'shipped', 'received', 'completed', 'cancelled')),
  version integer not null default 0,
  delivery text not null check (delivery in ('express', 'pick_up')),
  -- A copy, as it was then, sealed like the address itself.
  address jsonb check ((address is null) = (delivery = 'pick_up')),
  remark text not null check (remark = '' or remark like 'sealed:%'),
  goods bigint not null check (goods >= 0),
  carriage bigint not null check (carriage >= 0),
  -- What points stand for in the price of goods that are paid with money.
  worth bigint not null check (worth >= 0),
  pay bigint not null constraint shop_order_pay check (pay = goods + carriage - worth and pay >= 0),
  points integer not null check (points >= 0),
  check (pay > 0 or points > 0),
  -- What held when it was made.
  terms jsonb not null,
  -- Of the pool of points, while the order is open: nobody else is promised it.
  reserved bigint not null default 0 check (reserved >= 0),
  hold_id bigint unique references hold,
  eur_escrow bigint unique references account,
  points_escrow bigint unique references account,
  paid_from text check (paid_from in ('balance', 'shop', 'points', 'gateway')),
  fee bigint not null default 0 check (fee >= 0),
  -- What its seller got.
  paid_out bigint not null default 0 check (paid_out >= 0),
  earned integer not null default 0 check (earned >= 0),
  ended_by text check (ended_by in ('member', 'time')),
  reason text not null default '' check (length(reason) <= 200),
  hidden boolean not null default false check (not hidden or state in ('received', 'completed', 'cancelled')),
  created_at timestamptz not null,
  since timestamptz not null,
  paid_at timestamptz,
  sent_at timestamptz,
  received_at timestamptz,
  ended_at timestamptz,
  -- Until when its state waits for somebody.
  due_at timestamptz,
  wake_at timestamptz,
  check ((state in ('completed', 'cancelled')) = (ended_at is not null) and (due_at is null) = (ended_at is not null)),
  check ((paid_at is null) = (paid_from is null) and (state = 'unpaid') <= (paid_at is null)),
  check (reserved = 0 or ended_at is null)
) with (fillfactor = 70);
create index shop_order_member on shop_order (member_id, id desc);
create index shop_order_store on shop_order (store_id, id desc) where store_id is not null;
create index shop_order_wakes on shop_order (wake_at) where wake_at is not null;
create index shop_order_reserved on shop_order (id) include (reserved) where reserved > 0;

create table shop_order_event (
  order_id integer not null references shop_order,
  version integer not null,
  event text not null,
  state text not null,
  actor text not null check (actor in ('member', 'gateway', 'store', 'carrier', 'operator', 'system')),
  operator_id integer references operator,
  at timestamptz not null,
  primary key (order_id, version)
);
create trigger shop_order_event_is_kept before update or delete or truncate on shop_order_event
  execute function ledger_is_kept();

-- One parcel, and where its carrier says it is.
create table parcel (
  id integer generated always as identity primary key,
  order_id integer not null references shop_order,
  carrier label not null,
  tracking_no text not null check (tracking_no ~ '^[A-Z0-9-]{6,40}$'),
  state text not null constraint parcel_state check (state in (
    'announced', 'collected', 'on_the_way', 'delivering', 'signed', 'problem')),
  version integer not null default 0,
  created_at timestamptz not null,
  since timestamptz not null,
  signed_at timestamptz check ((signed_at is not null) = (state = 'signed')),
  -- When its carrier was asked last, and when it answered.
  asked_at timestamptz,
  heard_at timestamptz,
  wake_at timestamptz,
  unique (carrier, tracking_no)
) with (fillfactor = 70);
create index parcel_order on parcel (order_id, id);
create index parcel_wakes on parcel (wake_at) where wake_at is not null;

create table parcel_event (
  parcel_id integer not null references parcel,
  version integer not null,
  event text not null,
  state text not null,
  actor text not null check (actor in ('store', 'carrier', 'operator', 'system')),
  at timestamptz not null,
  primary key (parcel_id, version)
);
create trigger parcel_event_is_kept before update or delete or truncate on parcel_event execute function ledger_is_kept();

-- What its carrier said of it; where it says no words, its state has some.
create table parcel_trace (
  parcel_id integer not null references parcel,
  at timestamptz not null,
  state text not null,
  place text not null check (length(place) <= 120),
  text text not null check (length(text) <= 400),
  primary key (parcel_id, at, state, place, text)
);

-- What was bought, as it was called and what it cost then. What was paid for it, in cents and in points, adds up to what
-- was paid for the order, less its carriage.
create table shop_order_line (
  id integer generated always as identity primary key,
  order_id integer not null references shop_order,
  goods_id integer not null references goods,
  variant_id integer not null references variant,
  -- Name and what was picked, by language.
  texts jsonb not null,
  num integer not null check (num > 0),
  price bigint not null check (price >= 0),
  points_price integer not null check (points_price >= 0),
  cash bigint not null check (cash >= 0),
  worth bigint not null check (worth >= 0 and cash + worth = price * num),
  points integer not null check (points >= 0),
  parcel_id integer references parcel,
  -- Given back before it was sent.
  is_back boolean not null default false check (not is_back or parcel_id is null)
) with (fillfactor = 80);
create index shop_order_line_order on shop_order_line (order_id, id);

alter table payment drop constraint payment_order_no_check;
alter table payment add constraint payment_order_no_check check (order_no ~ '^[ROS]\d{10}$');

alter table member_notice drop constraint member_notice_kind_check;
alter table member_notice add constraint member_notice_kind_check check (kind ~ '^[a-z][a-zA-Z]*(\.[a-zA-Z]+)+$');

revoke insert, update, delete on shop_terms from quay_app;
revoke delete on shop_order, shop_order_line, parcel from quay_app;
revoke update, delete on shop_order_event, parcel_event from quay_app;
revoke update, delete on parcel_trace from quay_app;

alter table member_notice drop constraint member_notice_kind_check;
alter table member_notice add constraint member_notice_kind_check check (kind ~ '^[a-z][a-zA-Z]*(\.[a-zA-Z]+)+$');
