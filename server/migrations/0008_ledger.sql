-- Who works on the data: the app may look at the ledger and call its functions, and nothing more.
do $$ begin
  begin
    create role quay_app nologin;
  exception when duplicate_object or unique_violation then null;
  end;
  execute format('grant quay_app to %I', current_user);
end $$;

create table currency (
  code text primary key,
  scale smallint not null check (scale between 0 and 8)
);
insert into currency values ('EUR', 2), ('USDT', 6), ('COIN', 8), ('POINTS', 0);

-- Amounts are whole minor units. An account with a floor keeps its amount and the head of its chain of
-- entries; the others (what is outside, capital, fees, exchange) are only ever added to, so nobody waits for them.
drop table account;
create table account (
  id bigint generated always as identity primary key,
  member_id integer references member,
  name text not null check (length(name) between 1 and 64),
  part text not null default 'available' check (part in ('available', 'held')),
  class text not null check (class in
    ('member', 'held', 'margin', 'credit', 'escrow', 'clearing', 'pool', 'fees', 'capital', 'outside', 'exchange')),
  currency text not null references currency,
  amount bigint constraint account_covered check (amount >= 0),
  version bigint not null default 0 check (version >= 0),
  head bytea not null default '\x',
  constraint account_named unique nulls not distinct (member_id, name, part),
  constraint account_floored check ((amount is null) = (class in ('fees', 'capital', 'outside', 'exchange'))),
  constraint account_owned check ((member_id is not null) = (class in ('member', 'held', 'margin', 'credit'))),
  constraint account_parted check ((part = 'held') = (class = 'held'))
) with (fillfactor = 70);

-- What a member's account is kept in, and what it may take part in.
create table account_kind (
  name text primary key,
  currency text not null references currency,
  class text not null check (class in ('member', 'margin', 'credit'))
);
insert into account_kind values
  ('balance', 'EUR', 'member'), ('usdt', 'USDT', 'member'), ('eur', 'EUR', 'member'), ('profit', 'EUR', 'member'),
  ('coin', 'COIN', 'member'), ('shop', 'EUR', 'member'), ('points', 'POINTS', 'member'),
  ('margin', 'EUR', 'margin'), ('credit', 'EUR', 'credit');

-- The platform's own accounts.
insert into account (name, class, currency, amount)
select what || ':' || code, what, code, case when what = 'pool' then 0 end
from currency, unnest(array ['fees', 'capital', 'outside', 'exchange', 'pool']) as what;

-- From which class to which class money of a kind may go. Rewards come from pools alone, and pools are
-- filled from fees or capital alone.
create table posting_rule (
  kind text not null,
  from_class text not null,
  to_class text not null,
  primary key (kind, from_class, to_class)
);
insert into posting_rule values
  ('transfer', 'member', 'member'), ('transfer', 'member', 'fees'),
  ('convert', 'member', 'member'), ('convert', 'member', 'exchange'), ('convert', 'exchange', 'member'), ('convert', 'member', 'fees'),
  ('redeem', 'member', 'capital'), ('redeem', 'pool', 'member'),
  ('hold', 'member', 'held'), ('release', 'held', 'member'),
  ('recharge', 'outside', 'member'), ('withdrawal', 'held', 'outside'), ('withdrawal', 'held', 'fees'),
  ('reward', 'pool', 'member'),
  ('fund', 'capital', 'pool'), ('fund', 'fees', 'pool'), ('fund', 'fees', 'capital'), ('fund', 'outside', 'capital'), ('fund', 'capital', 'outside'),
  ('manual', 'outside', 'member'), ('manual', 'member', 'outside');

-- One business step that moved money, once: the same step of the same thing cannot be posted again.
create table posting (
  id bigint generated always as identity primary key,
  kind text not null,
  ref text not null check (length(ref) between 1 and 64),
  step smallint not null default 0,
  actor text not null check (actor in ('member', 'operator', 'system')),
  note text not null default '' check (length(note) <= 200),
  at timestamptz not null,
  constraint posting_once unique (kind, ref, step)
);

-- Legs come in pairs: an odd leg gives, the even leg after it gets. Only "post" writes here, from the rows it has
-- locked; the audit holds each entry against its posting and its account, so no key is looked up again.
create table entry (
  posting_id bigint not null,
  leg smallint not null check (leg >= 1),
  account_id bigint not null,
  class text not null,
  currency text not null,
  amount bigint not null,
  version bigint,
  before bigint,
  after bigint,
  hash bytea,
  primary key (posting_id, leg),
  check (case when leg % 2 = 1 then amount < 0 else amount > 0 end),
  check (num_nulls(version, before, after, hash) in (0, 4)),
  check (after = before + amount and after >= 0 and version >= 1)
);
create unique index entry_chain on entry (account_id, version) where version is not null;
create index entry_platform on entry (account_id) where version is null;

-- What was set aside, and the one posting that settled it.
create table hold (
  id bigint generated always as identity primary key,
  posting_id bigint not null references posting,
  account_id bigint not null references account,
  amount bigint not null check (amount > 0),
  unique (posting_id, account_id)
);
create index hold_account on hold (account_id);
create table hold_end (
  hold_id bigint primary key references hold,
  posting_id bigint not null references posting
);
create index hold_end_posting on hold_end (posting_id);

-- While this has a row no money moves.
create table halt (
  id integer primary key default 1 check (id = 1),
  reason text not null,
  since timestamptz not null
);

-- At the end of the transaction: every leg has its opposite, a rule lets every pair move, and what leaves an
-- account for what is set aside is exactly what the posting settles there. Plans are made while tables are small
-- and kept while they grow, so here and below they never read a table from end to end.
create function posting_is_whole() returns trigger language plpgsql
set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  legs bigint;
  pairs bigint;
  ruled bigint;
begin
  select count(*), count(*) filter (where leg % 2 = 0 and was.amount = -entry.amount and was.currency = entry.currency),
    count(*) filter (where leg % 2 = 0 and exists (
      select from posting_rule where kind = new.kind and from_class = was.class and to_class = entry.class))
  into legs, pairs, ruled
  from entry left join lateral (
    select amount, currency, class from entry odd where odd.posting_id = new.id and odd.leg = entry.leg - 1) was on true
  where posting_id = new.id;
  if legs = 0 then raise exception 'posting % moves nothing', new.id using errcode = 'QL001'; end if;
  if legs <> 2 * pairs then raise exception 'a leg of posting % has no opposite', new.id using errcode = 'QL001'; end if;
  if ruled <> pairs then raise exception 'no rule lets posting % move as it does', new.id using errcode = 'QL002'; end if;
  if exists (
    select from entry where posting_id = new.id and class = 'held' and amount < 0 group by account_id
    having -sum(amount) <> (
      select coalesce(sum(hold.amount), 0) from hold_end join hold on hold.id = hold_id
      where hold_end.posting_id = new.id and hold.account_id = entry.account_id)) then
    raise exception 'posting % takes what it does not settle', new.id using errcode = 'QL003';
  end if;
  return null;
end $$;
create constraint trigger posting_is_whole after insert on posting deferrable initially deferred
  for each row execute function posting_is_whole();

create function ledger_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'QL004';
end $$;
create trigger posting_is_kept before update or delete or truncate on posting execute function ledger_is_kept();
create trigger entry_is_kept before update or delete or truncate on entry execute function ledger_is_kept();
create trigger hold_is_kept before update or delete or truncate on hold execute function ledger_is_kept();
create trigger hold_end_is_kept before update or delete or truncate on hold_end execute function ledger_is_kept();
create trigger account_is_kept before delete or truncate on account execute function ledger_is_kept();

-- A member's account by its name, opened when it is first needed.
create function open_account(p_member integer, p_name text, p_part text default 'available') returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_id bigint;
begin
  loop
    select id into found_id from account where member_id = p_member and name = p_name and part = p_part;
    if found then return found_id; end if;
    insert into account (member_id, name, part, class, currency, amount)
    select p_member, name, p_part, case p_part when 'held' then 'held' else class end, currency, 0
    from account_kind where name = p_name
    on conflict on constraint account_named do nothing
    returning id into found_id;
    if found then return found_id; end if;
    if not exists (select from account_kind where name = p_name) then
      raise exception 'there is no account called %', p_name;
    end if;
  end loop;
end $$;

-- What an entry says of itself, under the head of the chain it continues.
create function entry_hash(p_head bytea, p_posting bigint, p_leg integer, p_account bigint, p_version bigint, p_amount bigint, p_after bigint)
returns bytea language sql immutable parallel safe
return sha256(p_head || convert_to(concat_ws('|', p_posting, p_leg, p_account, p_version, p_amount, p_after), 'UTF8'));

-- Posts one step whole, in one round trip: rows with a floor are locked in the order of their ids, the legs are
-- worked out one after the other, and accounts, entries, what is set aside and what is settled are written at once.
create function post(
  p_kind text, p_ref text, p_step integer, p_actor text, p_note text, p_at timestamptz,
  p_from bigint[], p_to bigint[], p_amount bigint[], p_settles bigint[] default '{}'
) returns bigint language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  made bigint;
  ids bigint[];
  classes text[];
  currencies text[];
  amounts bigint[];
  versions bigint[];
  heads bytea[];
  at_account integer;
  moved bigint;
  accounts bigint[];
  moves bigint[];
  places integer[];
  numbers bigint[];
  befores bigint[];
  hashes bytea[];
begin
  if exists (select from halt) then
    raise exception 'the books are closed' using errcode = 'QL005';
  end if;
  insert into posting (kind, ref, step, actor, note, at) values (p_kind, p_ref, p_step, p_actor, p_note, p_at)
  returning id into made;
  perform from account where id = any (p_from || p_to) and amount is not null order by id for no key update;
  select array_agg(id), array_agg(class), array_agg(currency), array_agg(amount), array_agg(version), array_agg(head)
  into ids, classes, currencies, amounts, versions, heads
  from account where id = any (p_from || p_to);
  for leg in 1 .. 2 * cardinality(p_amount) loop
    accounts[leg] := case when leg % 2 = 1 then p_from[(leg + 1) / 2] else p_to[leg / 2] end;
    moved := case when leg % 2 = 1 then -p_amount[(leg + 1) / 2] else p_amount[leg / 2] end;
    moves[leg] := moved;
    at_account := array_position(ids, accounts[leg]);
    if at_account is null then raise exception 'there is no account %', accounts[leg]; end if;
    places[leg] := at_account;
    befores[leg] := amounts[at_account];
    if amounts[at_account] is not null then
      amounts[at_account] := amounts[at_account] + moved;
      versions[at_account] := versions[at_account] + 1;
      heads[at_account] := entry_hash(
        heads[at_account], made, leg, accounts[leg], versions[at_account], moved, amounts[at_account]);
      numbers[leg] := versions[at_account];
      hashes[leg] := heads[at_account];
    else
      numbers[leg] := null;
      hashes[leg] := null;
    end if;
  end loop;
  update account set amount = mine.amount, version = mine.version, head = mine.head
  from unnest(ids, amounts, versions, heads) as mine(id, amount, version, head)
  where account.id = mine.id and mine.amount is not null;
  insert into entry (posting_id, leg, account_id, class, currency, amount, version, before, after, hash)
  select made, leg, account_id, classes[place], currencies[place], amount, number, before, before + amount, hash
  from unnest(accounts, moves, places, numbers, befores, hashes)
    with ordinality as legs(account_id, amount, place, number, before, hash, leg);
  if 'held' = any (classes) then
    insert into hold (posting_id, account_id, amount)
    select made, account_id, sum(amount) from entry
    where entry.posting_id = made and class = 'held' and amount > 0 group by account_id;
  end if;
  if cardinality(p_settles) > 0 then
    insert into hold_end (hold_id, posting_id) select held, made from unnest(p_settles) as held;
  end if;
  return made;
end $$;

grant select, insert, update, delete on all tables in schema public to quay_app;
alter default privileges in schema public grant select, insert, update, delete on tables to quay_app;
revoke insert, update, delete on
  currency, account, account_kind, posting_rule, posting, entry, hold, hold_end, halt, migration from quay_app;
revoke execute on function post, open_account from public;
grant execute on function post, open_account to quay_app;
