-- One order of the trade: a member sells coins to a merchant. Moments that are null stand still.
create table trade_order (
  id integer generated always as identity primary key,
  order_no text not null unique check (order_no ~ '^T\d{10}$'),
  quote_no text not null unique,
  member_id integer not null references member,
  merchant_id integer references merchant,
  state text not null constraint trade_order_state check (state in (
    'matching.searching', 'matching.offered', 'awaiting_payment.due', 'awaiting_payment.late', 'paid',
    'disputed.open', 'disputed.review', 'disputed.proposed', 'settling', 'completed', 'cancelled')),
  version integer not null default 0,
  rail text not null check (rail in ('wallet', 'bank')),
  mode text not null check (mode in ('normal', 'member', 'password')),
  -- The least that one coin brings, and what it brings at the merchant's price.
  floor_price numeric(18, 8) not null check (floor_price > 0),
  unit_price numeric(18, 8) not null,
  quantity positive not null,
  fee_coin bigint not null check (fee_coin >= 0),
  amount positive not null,
  fee bigint not null check (fee >= 0),
  net positive not null,
  fee_rate numeric(9, 6) not null,
  terms jsonb not null,
  wanted_merchant integer references merchant,
  phrase_hash text,
  tried integer[] not null default '{}',
  coin_escrow bigint not null references account,
  eur_escrow bigint references account,
  payee jsonb,
  payment jsonb,
  parent_id integer references trade_order,
  created_at timestamptz not null,
  since timestamptz not null,
  wants_rematch boolean not null,
  rematches integer not null default 0,
  extensions integer not null default 0,
  frozen_at timestamptz,
  flagged boolean not null default false,
  late boolean not null default false,
  undone boolean not null default false,
  paid_ever boolean not null default false,
  member_asked boolean not null default false,
  merchant_asked boolean not null default false,
  opener text check (opener in ('member', 'merchant', 'system')),
  before text check (before in ('awaiting_payment', 'paid')),
  member_answer text not null default '' check (member_answer in ('', 'agree', 'disagree')),
  merchant_answer text not null default '' check (merchant_answer in ('', 'agree', 'disagree')),
  member_rated smallint check (member_rated between 1 and 5),
  merchant_rated smallint check (merchant_rated between 1 and 5),
  match_by timestamptz,
  offer_by timestamptz,
  pay_by timestamptz,
  silence_by timestamptz,
  late_by timestamptz,
  paid_at timestamptz,
  confirm_by timestamptz,
  evidence_by timestamptz,
  answer_by timestamptz,
  lease_by timestamptz,
  settle_at timestamptz,
  rate_by timestamptz,
  reason text not null default '',
  -- The first moment at which something happens by itself.
  wake_at timestamptz,
  -- When a merchant was last looked for.
  looked_at timestamptz not null default '-infinity',
  check (rail <> 'bank' or payee is not null),
  check ((mode = 'password') = (phrase_hash is not null)),
  check (mode <> 'member' or wanted_merchant is not null),
  check (state like 'matching.searching' or state = 'cancelled' or merchant_id is not null),
  check (net = amount - fee and fee_coin < quantity)
) with (fillfactor = 70);
create index trade_order_member on trade_order (member_id, id desc);
create index trade_order_merchant on trade_order (merchant_id, id desc) where merchant_id is not null;
create index trade_order_wakes on trade_order (wake_at) where wake_at is not null;
create index trade_order_searches on trade_order (looked_at, id) where state = 'matching.searching' and frozen_at is null;
create index trade_order_settled on trade_order (since) where state = 'completed';

-- What happened to an order, one line a version; never changed.
create table order_event (
  order_id integer not null references trade_order,
  version integer not null,
  event text not null,
  state text not null,
  actor text not null check (actor in ('member', 'merchant', 'operator', 'system')),
  merchant_id integer,
  reason text not null default '',
  text text not null default '',
  at timestamptz not null,
  primary key (order_id, version)
);
create index order_event_offered on order_event (merchant_id, at) where event in ('offer', 'abandon', 'payExpired', 'lateExpired');

-- What somebody said in a dispute, and showed.
create table order_statement (
  id integer generated always as identity primary key,
  order_id integer not null references trade_order,
  version integer not null,
  actor text not null check (actor in ('member', 'merchant', 'operator', 'system')),
  reason text not null,
  text text not null,
  images jsonb not null,
  at timestamptz not null
);
create index order_statement_order on order_statement (order_id, id);

-- What operators proposed to do with an escrow, and which of it was done.
create table order_split (
  id integer generated always as identity primary key,
  order_id integer not null references trade_order,
  version integer not null,
  split jsonb not null,
  reason text not null,
  text text not null default '',
  operator_id integer not null references operator,
  second_id integer references operator,
  ruled boolean not null default false,
  at timestamptz not null
);
create index order_split_order on order_split (order_id, id);

-- When a member may begin anew after leaving an order.
create table trade_pause (
  member_id integer primary key references member,
  until timestamptz not null
);

create trigger order_event_is_kept before update or delete or truncate on order_event execute function ledger_is_kept();
create trigger order_statement_is_kept before update or delete or truncate on order_statement execute function ledger_is_kept();
revoke update, delete on order_event, order_statement from quay_app;
revoke delete on trade_order, order_split from quay_app;

-- Opens an account of its own for what an order holds in one currency.
create function open_escrow(p_order_no text, p_currency text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare opened bigint;
begin
  if p_order_no !~ '^T\d{10}$' or p_currency not in ('COIN', 'EUR') then
    raise exception 'an escrow is not called that' using errcode = 'QL006';
  end if;
  insert into account (name, class, currency, amount) values ('escrow:' || p_order_no || ':' || p_currency, 'escrow', p_currency, 0)
  on conflict on constraint account_named do update set name = excluded.name
  returning id into opened;
  return opened;
end $$;

-- Makes a quote good for one act: whoever holds it, the PIN that was proven, and the limit of the day.
create function use_quote(p_member integer, p_quote text, p_print bytea, p_pin text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  agreed quote;
  today bigint;
begin
  update quote set used_at = greatest(p_now, made_at) from pin
  where quote_no = p_quote and quote.member_id = p_member and print = p_print and used_at is null and expires_at > p_now
    and pin.member_id = p_member and pin.hash = p_pin and (pin.locked_until is null or pin.locked_until <= p_now)
  returning quote.* into agreed;
  if not found then raise exception 'the quote is stale' using errcode = 'QM002'; end if;
  insert into day_total values (p_member, agreed.act, agreed.account, day_of(p_now), agreed.gross)
  on conflict (member_id, act, account, day) do update set gross = day_total.gross + excluded.gross
  returning gross into today;
  if today > agreed.most_a_day then raise exception 'more than a day may hold' using errcode = 'QM003'; end if;
  return agreed.says || jsonb_build_object('made_at', agreed.made_at);
end $$;

-- A key is used once: the first answer under it is the answer. Whoever asks at the same time waits for it.
create function take_key(p_member integer, p_path text, p_key text, p_print bytea, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare kept money_call;
begin
  insert into money_call (member_id, path, key, quote_no, print, at) values (p_member, p_path, p_key, '', p_print, p_now)
  on conflict do nothing;
  if found then return null; end if;
  select * into kept from money_call where member_id = p_member and path = p_path and key = p_key;
  if kept.print is distinct from p_print or kept.reply is null then
    raise exception 'the key was used' using errcode = 'QM001';
  end if;
  return kept.reply;
end $$;

create function keep_answer(p_member integer, p_path text, p_key text, p_reply jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  update money_call set reply = p_reply where member_id = p_member and path = p_path and key = p_key and reply is null;
$$;

revoke execute on function open_escrow, use_quote, take_key, keep_answer from public;
grant execute on function open_escrow, use_quote, take_key, keep_answer to quay_app;

-- What a member has in open orders is theirs still: coins on sale, euros that wait for them.
create or replace function holdings_of(p_member integer, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  select jsonb_build_object(
    'accounts', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', name, 'available', available::text, 'held', held::text)), '[]')
      from (
        select name, coalesce(sum(amount) filter (where part = 'available'), 0) as available,
          coalesce(sum(amount) filter (where part <> 'available'), 0) as held
        from (
          select name, part, amount from account where member_id = p_member
          union all
          select 'coin', 'escrow', escrow.amount from trade_order join account escrow on escrow.id = coin_escrow
          where trade_order.member_id = p_member and state not in ('completed', 'cancelled', 'settling')
          union all
          select case rail when 'bank' then 'margin' else 'balance' end, 'escrow', escrow.amount
          from trade_order join account escrow on escrow.id = eur_escrow
          where merchant_id = p_member and state not in ('completed', 'cancelled', 'settling')) as parts
        group by name) as sums),
    'prices', (
      select jsonb_object_agg(code, (
        select eur::text from price where currency = code and since <= p_now order by since desc limit 1))
      from unnest(array ['COIN', 'USDT']) as code));
$$;

-- Where coins can be bought, as the operators know it; words by language.
create table recommendation (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  logo text not null default '',
  link text not null check (link ~ '^https://'),
  price numeric(18, 8) not null check (price > 0),
  price_before numeric(18, 8) not null check (price_before > 0),
  place integer not null,
  words jsonb not null,
  demo boolean not null default false,
  shown boolean not null default true
);
