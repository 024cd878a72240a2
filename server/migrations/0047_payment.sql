-- One payment: between what is to be paid and whoever takes the money. Moments that are null stand still.
create table payment (
  id integer generated always as identity primary key,
  pay_no text not null unique check (pay_no ~ '^P\d{10}$'),
  order_no text not null check (order_no ~ '^[RO]\d{10}$'),
  member_id integer not null references member,
  method text not null,
  -- Who takes the money: a gateway, or the house for an account of one's own.
  gateway text not null check (gateway in ('house', 'wechat', 'alipay', 'pooulcloud', 'sdpay')),
  sandbox boolean not null,
  state text not null constraint payment_state check (state in ('waiting', 'paid', 'failed', 'closed', 'surplus')),
  version integer not null default 0,
  currency text not null references currency,
  amount positive not null,
  -- When the gateway was asked last.
  asked_at timestamptz,
  -- Where the payer comes back to.
  return_path text not null default '',
  created_at timestamptz not null,
  since timestamptz not null,
  expire_at timestamptz,
  wake_at timestamptz,
  -- What the gateway calls the payment.
  gateway_ref text check (length(gateway_ref) between 1 and 140),
  unique (gateway, gateway_ref)
) with (fillfactor = 70);
create index payment_order on payment (order_no, id desc);
create index payment_wakes on payment (wake_at) where wake_at is not null;
-- What an order is of is paid once.
create unique index payment_pays on payment (order_no) where state = 'paid';

create table payment_event (
  payment_id integer not null references payment,
  version integer not null,
  event text not null,
  state text not null,
  actor text not null check (actor in ('member', 'gateway', 'system')),
  at timestamptz not null,
  primary key (payment_id, version)
);
create trigger payment_event_is_kept before update or delete or truncate on payment_event execute function ledger_is_kept();

-- Everything that a gateway said and signed, once; also what nobody here understands.
create table gateway_message (
  gateway text not null,
  message text not null check (length(message) between 1 and 140),
  pay_no text not null,
  body text not null check (length(body) <= 65536),
  -- What was done about it.
  outcome text not null check (outcome in ('believed', 'known', 'unknown', 'differs')),
  at timestamptz not null,
  primary key (gateway, message)
);
create trigger gateway_message_is_kept before update or delete or truncate on gateway_message execute function ledger_is_kept();

-- What the gateway that exists only here knows of its payments.
create table sandbox_payment (
  pay_no text primary key references payment (pay_no),
  state text not null check (state in ('waiting', 'paid', 'failed', 'closed')),
  ref text not null unique,
  changed_at timestamptz not null
);

insert into posting_rule values ('surplus', 'outside', 'member');

revoke delete on payment, sandbox_payment from quay_app;
revoke update, delete on payment_event, gateway_message from quay_app;
