-- What the platform charges and allows for one act, and since when; the same for everybody, and a change is a new row.
create table terms (
  act text not null check (act in
    ('transfer', 'compose', 'profit_to_coin', 'to_balance', 'shop_to_balance', 'points_to_balance')),
  account text not null references account_kind,
  since timestamptz not null,
  fee_rate numeric(9, 6) not null check (fee_rate between 0 and 1),
  least bigint not null check (least > 0),
  most_a_day bigint not null check (most_a_day >= least),
  -- What one whole unit of the account becomes, when no market price says so.
  rate numeric(18, 8) check (rate > 0),
  primary key (act, account, since)
);
insert into terms (act, account, since, fee_rate, least, most_a_day, rate) values
  ('transfer', 'balance', '-infinity', 0, 100, 1000000, null),
  ('transfer', 'eur', '-infinity', 0, 100, 1000000, null),
  ('transfer', 'usdt', '-infinity', 0, 1000000, 10000000000, null),
  ('to_balance', 'profit', '-infinity', 0, 100, 1000000, 1),
  ('to_balance', 'shop', '-infinity', 0.02, 100, 200000, 1),
  ('to_balance', 'eur', '-infinity', 0, 100, 1000000, 1),
  ('to_balance', 'coin', '-infinity', 0.005, 100000000, 1000000000000, null),
  ('to_balance', 'usdt', '-infinity', 0.005, 1000000, 10000000000, null),
  ('shop_to_balance', 'shop', '-infinity', 0.02, 100, 200000, 1),
  ('profit_to_coin', 'profit', '-infinity', 0, 100, 1000000, null),
  ('compose', 'points', '-infinity', 0, 100, 100000, 0.008),
  ('points_to_balance', 'points', '-infinity', 0, 100, 100000, 0.01);

create domain quote_no as text check (length(value) between 16 and 40);
create domain call_key as text check (value ~ '^[A-Za-z0-9_-]{16,64}$');

-- What the member was shown, and exactly what will be posted when it is confirmed: nothing is worked out again.
create table quote (
  quote_no quote_no primary key,
  member_id integer not null references member,
  act text not null,
  account text not null references account_kind,
  kind text not null,
  -- What the member asked for; another wish needs another quote.
  print digest not null,
  note text not null default '',
  from_accounts bigint[] not null,
  to_accounts bigint[] not null,
  amounts bigint[] not null,
  gross positive not null,
  most_a_day bigint not null,
  says jsonb not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > made_at and cardinality(amounts) between 1 and 8
    and cardinality(from_accounts) = cardinality(amounts) and cardinality(to_accounts) = cardinality(amounts))
);
create index quote_ended on quote (expires_at) where used_at is null;

-- The first answer of a call that moves money: whoever asks again with the same key hears it again.
create table money_call (
  member_id integer not null,
  path text not null,
  key call_key not null,
  quote_no text not null,
  print digest not null,
  reply jsonb,
  at timestamptz not null,
  primary key (member_id, path, key)
);
create index money_call_at on money_call (at);

-- What happened to whom, in the order of commits: tailed by xact, never by id.
create table event (
  id bigint generated always as identity,
  xact xid8 not null default pg_current_xact_id(),
  member_id integer not null,
  topic text not null,
  body jsonb not null default '{}',
  at timestamptz not null,
  primary key (xact, id)
);
create index event_member on event (member_id, xact, id);

-- Everything a member has, and what the prices are: amounts as text, for JSON has no whole numbers of that size.
create function holdings_of(p_member integer, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  select jsonb_build_object(
    'accounts', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', name, 'available', available::text, 'held', held::text)), '[]')
      from (
        select name, coalesce(sum(amount) filter (where part = 'available'), 0) as available,
          coalesce(sum(amount) filter (where part = 'held'), 0) as held
        from account where member_id = p_member group by name) as parts),
    'prices', (
      select jsonb_object_agg(code, (
        select eur::text from price where currency = code and since <= p_now order by since desc limit 1))
      from unnest(array ['COIN', 'USDT']) as code));
$$;

-- What a member did by one act out of one account on one day in UTC.
create table day_total (
  member_id integer not null,
  act text not null,
  account text not null,
  day date not null,
  gross positive not null,
  primary key (member_id, act, account, day)
) with (fillfactor = 70);

create function day_of(p_now timestamptz) returns date language sql immutable return (p_now at time zone 'UTC')::date;

create function done_today(p_member integer, p_act text, p_account text, p_now timestamptz) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select coalesce((
    select gross from day_total
    where member_id = p_member and act = p_act and account = p_account and day = day_of(p_now)), 0);
$$;

-- Confirms a quote: the PIN that was proven, the quote, the posting, the news of it and the answer kept under its key
-- are one statement. Whoever asks at the same time waits for the quote, and then finds the answer. Two clocks never
-- agree to the last moment: nothing is confirmed before it was quoted.
create function settle(
  p_member integer, p_path text, p_key text, p_quote text, p_print bytea, p_pin text, p_now timestamptz
) returns jsonb language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  kept money_call;
  agreed record;
  today bigint;
  posted bigint;
  answer jsonb;
begin
  update quote set used_at = greatest(p_now, made_at) from pin
  where quote_no = p_quote and quote.member_id = p_member and print = p_print and used_at is null and expires_at > p_now
    and pin.member_id = p_member and pin.hash = p_pin and (pin.locked_until is null or pin.locked_until <= p_now)
  returning act, account, kind, note, from_accounts, to_accounts, amounts, gross, most_a_day, says, used_at into agreed;
  if not found then
    select * into kept from money_call where member_id = p_member and path = p_path and key = p_key;
    if not found then
      if exists (select from pin where member_id = p_member and hash = p_pin and (locked_until is null or locked_until <= p_now)) then
        raise exception 'the quote is stale' using errcode = 'QM002';
      end if;
      raise exception 'the PIN is another, or locked' using errcode = 'QM005';
    end if;
    if (kept.quote_no, kept.print) is distinct from (p_quote, p_print) then
      raise exception 'the key was used' using errcode = 'QM001';
    end if;
    return kept.reply;
  end if;
  insert into day_total values (p_member, agreed.act, agreed.account, day_of(agreed.used_at), agreed.gross)
  on conflict (member_id, act, account, day) do update set gross = day_total.gross + excluded.gross
  returning gross into today;
  if today > agreed.most_a_day then raise exception 'more than a day may hold' using errcode = 'QM003'; end if;
  posted := post(agreed.kind, p_quote, 0, 'member', agreed.note, agreed.used_at,
    agreed.from_accounts, agreed.to_accounts, agreed.amounts);
  insert into money_call (member_id, path, key, quote_no, print, reply, at)
  values (p_member, p_path, p_key, p_quote, p_print,
    jsonb_build_object('posting', posted, 'says', agreed.says, 'holdings', holdings_of(p_member, agreed.used_at)), agreed.used_at)
  on conflict do nothing
  returning reply into answer;
  if not found then raise exception 'the key was used' using errcode = 'QM001'; end if;
  return answer;
end $$;

-- What became of a call whose answer was lost. A key that was not used is used up, so that the answer is final:
-- the call may still be on its way, and must not act after it was said that it did not.
create function outcome(p_member integer, p_path text, p_key text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare kept money_call;
begin
  insert into money_call (member_id, path, key, quote_no, print, at)
  values (p_member, p_path, p_key, '', sha256(''), p_now)
  on conflict do nothing;
  select * into kept from money_call where member_id = p_member and path = p_path and key = p_key;
  return kept.reply;
end $$;

revoke insert, update, delete on terms, money_call, day_total from quay_app;
revoke execute on function settle, outcome, holdings_of from public;
grant execute on function settle, outcome, holdings_of to quay_app;
