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

-- What the member was shown, and exactly what will be posted when it is confirmed: nothing is worked out again.
create table quote (
  quote_no text primary key check (length(quote_no) between 16 and 40),
  member_id integer not null references member,
  act text not null,
  account text not null references account_kind,
  kind text not null,
  -- What the member asked for; another wish needs another quote.
  print bytea not null check (length(print) = 32),
  note text not null default '',
  from_accounts bigint[] not null,
  to_accounts bigint[] not null,
  amounts bigint[] not null check (cardinality(amounts) between 1 and 8),
  gross bigint not null check (gross > 0),
  most_a_day bigint not null,
  says jsonb not null,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  used_at timestamptz,
  check (cardinality(from_accounts) = cardinality(amounts) and cardinality(to_accounts) = cardinality(amounts))
);
create index quote_ended on quote (expires_at) where used_at is null;

-- The first answer of a call that moves money: whoever asks again with the same key hears it again.
create table money_call (
  member_id integer not null,
  path text not null,
  key text not null check (key ~ '^[A-Za-z0-9_-]{16,64}$'),
  quote_no text not null,
  print bytea not null check (length(print) = 32),
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
  gross bigint not null check (gross > 0),
  primary key (member_id, act, account, day)
) with (fillfactor = 70);

create function day_of(p_now timestamptz) returns date language sql immutable return (p_now at time zone 'UTC')::date;

create function done_today(p_member integer, p_act text, p_account text, p_now timestamptz) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select coalesce((
    select gross from day_total
    where member_id = p_member and act = p_act and account = p_account and day = day_of(p_now)), 0);
$$;

-- Tells everybody whose accounts a posting touched.
create function tell_of_posting(p_posting bigint, p_at timestamptz) returns void language plpgsql
security definer set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  insert into event (member_id, topic, body, at)
  select member_id, 'money', jsonb_build_object('accounts', jsonb_agg(distinct name)), p_at
  from entry join account on account.id = account_id
  where posting_id = p_posting and member_id is not null
  group by member_id order by member_id;
end $$;

-- Confirms a quote: the quote, the posting, the news of it and the answer kept under its key are one statement.
-- Whoever asks at the same time waits for the quote, and then finds the answer.
create function settle(
  p_member integer, p_path text, p_key text, p_quote text, p_print bytea, p_now timestamptz
) returns jsonb language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  kept money_call;
  agreed quote;
  today bigint;
  posted bigint;
  answer jsonb;
begin
  update quote set used_at = p_now
  where quote_no = p_quote and member_id = p_member and print = p_print and used_at is null and expires_at > p_now
  returning * into agreed;
  if not found then
    select * into kept from money_call where member_id = p_member and path = p_path and key = p_key;
    if not found then raise exception 'the quote is stale' using errcode = 'QM002'; end if;
    if (kept.quote_no, kept.print) is distinct from (p_quote, p_print) then
      raise exception 'the key was used' using errcode = 'QM001';
    end if;
    return kept.reply;
  end if;
  insert into day_total values (p_member, agreed.act, agreed.account, day_of(p_now), agreed.gross)
  on conflict (member_id, act, account, day) do update set gross = day_total.gross + excluded.gross
  returning gross into today;
  if today > agreed.most_a_day then raise exception 'more than a day may hold' using errcode = 'QM003'; end if;
  posted := post(agreed.kind, p_quote, 0, 'member', agreed.note, p_now, agreed.from_accounts, agreed.to_accounts, agreed.amounts);
  perform tell_of_posting(posted, p_now);
  answer := jsonb_build_object('posting', posted, 'says', agreed.says, 'holdings', holdings_of(p_member, p_now));
  insert into money_call (member_id, path, key, quote_no, print, reply, at)
  values (p_member, p_path, p_key, p_quote, p_print, answer, p_now)
  on conflict do nothing;
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
revoke execute on function settle, outcome, tell_of_posting, holdings_of from public;
grant execute on function settle, outcome, tell_of_posting, holdings_of to quay_app;
