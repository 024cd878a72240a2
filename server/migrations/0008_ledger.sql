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

-- Every statement reads the checks of the tables it writes anew, and those of a domain once a connection: what never
-- changes after a row is written is a domain's, or held when the row comes.
create domain digest as bytea check (length(value) = 32);
create domain label as text check (length(value) between 1 and 64);
create domain positive as bigint check (value > 0);
create domain account_part as text check (value in ('available', 'held'));
create domain account_class as text check (value in
  ('member', 'held', 'margin', 'credit', 'escrow', 'clearing', 'pool', 'fees', 'capital', 'outside', 'exchange'));
create domain posting_actor as text check (value in ('member', 'operator', 'system'));
create domain posting_note as text check (length(value) <= 200);

-- Amounts are whole minor units. An account with a floor keeps its amount and the head of its chain of
-- entries; the others (what is outside, capital, fees, exchange) are only ever added to, so nobody waits for them.
drop table account;
create table account (
  id bigint generated always as identity primary key,
  member_id integer references member,
  name label not null,
  part account_part not null default 'available',
  class account_class not null,
  currency text not null references currency,
  amount bigint constraint account_covered check (amount >= 0),
  version bigint not null default 0,
  head bytea not null default '\x',
  constraint account_named unique nulls not distinct (member_id, name, part)
) with (fillfactor = 70);

create function account_is_sound() returns trigger language plpgsql as $$
begin
  if (new.amount is null) <> (new.class in ('fees', 'capital', 'outside', 'exchange'))
    or (new.member_id is not null) <> (new.class in ('member', 'held', 'margin', 'credit'))
    or (new.part = 'held') <> (new.class = 'held') then
    raise exception 'an account of class % is not like that', new.class using errcode = 'QL006';
  end if;
  return new;
end $$;
create trigger account_is_sound before insert or update of member_id, name, part, class, currency on account
  for each row execute function account_is_sound();

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
  ref label not null,
  step smallint not null default 0,
  actor posting_actor not null,
  note posting_note not null default '',
  at timestamptz not null,
  constraint posting_once unique (kind, ref, step)
);

-- Legs come in pairs: an odd leg gives, the even leg after it gets. Only "post" writes here, from the rows it has
-- locked; the audit holds each entry against its posting and its account, so no key is looked up again.
create table entry (
  posting_id bigint not null,
  leg smallint not null,
  account_id bigint not null,
  class text not null,
  currency text not null,
  amount bigint not null,
  version bigint,
  before bigint,
  after bigint,
  hash bytea,
  primary key (posting_id, leg),
  check (leg >= 1 and case when leg % 2 = 1 then amount < 0 else amount > 0 end
    and num_nulls(version, before, after, hash) % 4 = 0
    and coalesce(after = before + amount and after >= 0 and version >= 1, true))
);
create unique index entry_chain on entry (account_id, version) where version is not null;
create index entry_platform on entry (account_id) where version is null;

-- What was set aside, and the one posting that settled it.
create table hold (
  id bigint generated always as identity primary key,
  posting_id bigint not null references posting,
  account_id bigint not null references account,
  amount positive not null,
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

-- At the end of the transaction: every leg has its opposite, a rule lets every pair move, and what a posting takes
-- from what was set aside is exactly what it settles, account by account. Plans are made while tables are small and
-- kept while they grow, so here and below they never read a table from end to end.
create function posting_is_whole() returns trigger language plpgsql
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  made bigint;
  legs bigint;
  pairs bigint;
  ruled bigint;
  settles boolean;
begin
  if tg_table_name = 'posting' then made := new.id; else made := new.posting_id; end if;
  select count(*), count(even.leg), count(rule.kind), bool_or(odd.class = 'held')
  into legs, pairs, ruled, settles
  from entry odd
    left join entry even on even.posting_id = made and even.leg = odd.leg + 1 and odd.leg % 2 = 1
      and (even.amount, even.currency) = (-odd.amount, odd.currency)
    left join posting_rule rule on (rule.kind, rule.from_class, rule.to_class) = (
      (select kind from posting where id = made), odd.class, even.class)
  where odd.posting_id = made;
  if legs = 0 then raise exception 'posting % moves nothing', made using errcode = 'QL001'; end if;
  if legs <> 2 * pairs then raise exception 'a leg of posting % has no opposite', made using errcode = 'QL001'; end if;
  if ruled <> pairs then raise exception 'no rule lets posting % move as it does', made using errcode = 'QL002'; end if;
  if settles or tg_table_name = 'hold_end' then
    if exists (
      select from (
        select account_id, -amount as amount from entry where posting_id = made and class = 'held' and amount < 0
        union all
        select account_id, -hold.amount from hold_end join hold on hold.id = hold_id where hold_end.posting_id = made) as sides
      group by account_id having sum(amount) <> 0) then
      raise exception 'posting % takes what it does not settle, or settles what it does not take', made using errcode = 'QL003';
    end if;
  end if;
  return null;
end $$;
create constraint trigger posting_is_whole after insert on posting deferrable initially deferred
  for each row execute function posting_is_whole();
create constraint trigger settling_is_whole after insert on hold_end deferrable initially deferred
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

grant select, insert, update, delete on all tables in schema public to quay_app;
alter default privileges in schema public grant select, insert, update, delete on tables to quay_app;
revoke insert, update, delete on
  currency, account, account_kind, posting_rule, posting, entry, hold, hold_end, halt, migration from quay_app;
