-- What somebody got from a member of whom it was in doubt who acts: it is theirs once the day of that member is over.
create table held_transfer (
  id integer generated always as identity primary key,
  quote_no quote_no not null unique,
  member_id integer not null references member,
  payer_id integer not null references member,
  account text not null references account_kind,
  amount positive not null,
  hold_id bigint not null unique references hold,
  state text not null check (state in ('held', 'released')),
  version integer not null default 0,
  since timestamptz not null,
  until_at timestamptz not null,
  wake_at timestamptz
);
create index held_transfer_member on held_transfer (member_id) where state = 'held';
create index held_transfer_wakes on held_transfer (wake_at) where wake_at is not null;
revoke delete on held_transfer from quay_app;
insert into posting_rule (kind, from_class, to_class) values ('transfer', 'member', 'held');

-- That a service centre wants somebody in its team who was invited by nobody: they say themselves whether they come.
create table placement (
  id integer generated always as identity primary key,
  placement_no label not null unique,
  centre_id integer not null references member,
  parent_id integer not null references member,
  member_id integer not null references member,
  state text not null check (state in ('waiting', 'accepted', 'refused', 'lapsed')),
  version integer not null default 0,
  asked_at timestamptz not null,
  expire_at timestamptz not null,
  wake_at timestamptz,
  ended_at timestamptz
);
create unique index placement_waits on placement (member_id) where state = 'waiting';
create index placement_wakes on placement (wake_at) where wake_at is not null;
create index placement_centre on placement (centre_id);

-- Two operators lift a pause that a letter made, whose mailbox is lost.
alter table desk_request drop constraint desk_request_kind_check;
alter table desk_request add constraint desk_request_kind_check check (kind in
  ('manual', 'thaw', 'resume', 'operator', 'ruling', 'terms', 'expel', 'cash', 'channel', 'centre', 'factor', 'venture', 'shares', 'lift'));
