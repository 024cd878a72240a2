-- A member's wish to go: when it is looked at, what is given up with it, and what became of it.
create table cancellation (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  state text not null constraint cancellation_state check (state in ('pending', 'deleting', 'kept', 'rejected', 'deleted')),
  version integer not null default 0,
  -- Why the member goes, in their own words; forgotten with everything else.
  wish text not null default '' check (length(wish) <= 200),
  -- The language that letters about it are written in.
  locale text not null,
  -- What cannot be paid out and is given up: minor units, by account.
  given_up jsonb not null,
  created_at timestamptz not null,
  since timestamptz not null,
  -- From the beginning of the fifth working day to the end of the seventh, in the market's zone.
  review_from timestamptz not null check (review_from > created_at),
  review_by timestamptz not null check (review_by > review_from),
  -- When somebody signed in, and kept the account by that.
  signed_in_at timestamptz,
  -- Since when it is known that nobody decided in time.
  late_at timestamptz,
  -- When the member was told what became of it.
  told_at timestamptz,
  operator_id integer references operator,
  reason text not null default '',
  text text not null default '',
  wake_at timestamptz
) with (fillfactor = 70);
create unique index cancellation_open on cancellation (member_id) where state in ('pending', 'deleting');
create index cancellation_member on cancellation (member_id, id desc);
create index cancellation_wakes on cancellation (wake_at) where wake_at is not null;
create index cancellation_waits on cancellation (review_by, id) where state in ('pending', 'deleting');

-- What happened to it, one line a version; never changed.
create table cancellation_event (
  cancellation_id integer not null references cancellation,
  version integer not null,
  event text not null,
  state text not null,
  actor text not null check (actor in ('member', 'operator', 'system')),
  operator_id integer references operator,
  reason text not null default '',
  at timestamptz not null,
  primary key (cancellation_id, version)
);
create trigger cancellation_event_is_kept before update or delete or truncate on cancellation_event execute function ledger_is_kept();

-- Whoever is gone is found by nobody and keeps no money.
alter table member add column deleted_at timestamptz;
alter table account
  add column closed boolean not null default false,
  add constraint account_closed check (not closed or coalesce(amount, 0) = 0);

insert into posting_rule (kind, from_class, to_class) values ('given_up', 'member', 'capital'), ('given_up', 'credit', 'capital');

revoke delete on cancellation from quay_app;
revoke update, delete on cancellation_event from quay_app;
