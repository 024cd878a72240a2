-- What its buyer wants back of an order, by lines, and what became of it. Money is in cents.
create table refund (
  id integer generated always as identity primary key,
  order_id integer not null references shop_order,
  state text not null constraint refund_state check (state in (
    'asked', 'refused', 'appealed', 'agreed', 'closed', 'rejected', 'withdrawn')),
  version integer not null default 0,
  reason text not null check (reason in ('unwanted', 'late', 'damaged', 'wrong', 'missing', 'other')),
  explain text not null check (explain = '' or explain like 'sealed:%'),
  -- What the buyer said to the house after the seller refused, and why it was refused or rejected.
  appeal text not null default '' check (appeal = '' or appeal like 'sealed:%'),
  answer text not null default '' check (answer = '' or answer like 'sealed:%'),
  -- What its lines bear, and the carriage where it comes back with them.
  cash bigint not null check (cash >= 0),
  carriage bigint not null check (carriage >= 0),
  worth bigint not null check (worth >= 0),
  cut bigint not null check (cut >= 0),
  points integer not null check (points >= 0),
  created_at timestamptz not null,
  since timestamptz not null,
  -- Until when its seller answers, or its buyer goes to the house.
  due_at timestamptz check ((due_at is not null) = (state in ('asked', 'refused'))),
  ended_at timestamptz check ((ended_at is null) = (state in ('asked', 'refused', 'appealed')))
) with (fillfactor = 70);
create index refund_order on refund (order_id, id);
create unique index refund_open on refund (order_id) where ended_at is null;

create table refund_line (
  refund_id integer not null references refund,
  line_id integer not null references shop_order_line,
  primary key (refund_id, line_id)
);
create index refund_line_line on refund_line (line_id);

create table refund_picture (
  refund_id integer not null references refund,
  attachment_id integer not null references attachment,
  primary key (refund_id, attachment_id)
);
create index refund_picture_attachment on refund_picture (attachment_id);

create table refund_event (
  refund_id integer not null references refund,
  version integer not null,
  event text not null,
  state text not null,
  actor text not null check (actor in ('member', 'store', 'operator', 'system')),
  operator_id integer references operator,
  at timestamptz not null,
  primary key (refund_id, version)
);
create trigger refund_event_is_kept before update or delete or truncate on refund_event
  execute function ledger_is_kept();

alter table shop_order
  -- Where it goes on after what is asked back is decided, and the milliseconds that were left of its clock.
  add column before text check (before in ('unshipped', 'pickup', 'shipped', 'received')),
  add column rest bigint check (rest >= 0),
  add column refunds integer not null default 0 check (refunds between 0 and 5),
  -- What of its carriage came back.
  add column carriage_back bigint not null default 0 check (carriage_back in (0, carriage));
update shop_order set carriage_back = carriage where state = 'cancelled' and paid_at is not null;
alter table shop_order drop constraint shop_order_state;
alter table shop_order add constraint shop_order_state check (state in (
  'unpaid', 'unshipped', 'pickup', 'shipped', 'received', 'completed', 'cancelled', 'refunding', 'refunded'));
alter table shop_order drop constraint shop_order_check2;
alter table shop_order drop constraint shop_order_check3;
alter table shop_order
  add constraint shop_order_hidden check (not hidden or state in ('received', 'completed', 'cancelled', 'refunded')),
  add constraint shop_order_ended check ((state in ('completed', 'cancelled', 'refunded')) = (ended_at is not null)),
  -- Nothing runs out while the house decides.
  add constraint shop_order_due check (
    (ended_at is null or due_at is null) and (ended_at is not null or due_at is not null or state = 'refunding')),
  add constraint shop_order_before check ((state = 'refunding') = (before is not null) and (before is null) = (rest is null));

-- What was sent may come back, too.
alter table shop_order_line drop constraint shop_order_line_check1;

alter table desk_request drop constraint desk_request_kind_check;
alter table desk_request add constraint desk_request_kind_check check (kind in
  ('manual', 'thaw', 'resume', 'operator', 'ruling', 'terms', 'expel', 'cash', 'channel', 'centre', 'factor', 'venture', 'shares', 'lift', 'held',
    'goods', 'pool', 'coupon', 'refund'));

revoke delete on refund from quay_app;
revoke update, delete on refund_line, refund_picture, refund_event from quay_app;
