-- What left a member on one day in UTC, in cents: without the second factor, and while it was in doubt who acts, to where
-- a thief would send it.
create table day_left (
  member_id integer not null,
  day date not null,
  unproven bigint not null check (unproven >= 0),
  strange bigint not null check (strange >= 0),
  primary key (member_id, day)
) with (fillfactor = 70);
revoke insert, update, delete, truncate on day_left from quay_app;

alter table quote
  -- In cents; nothing, where nobody knows.
  add column worth bigint,
  -- How many cents may leave in a day before the second factor is asked; nothing, where nothing leaves.
  add column asks_above bigint,
  -- How many cents may go to strangers in this day; nothing, where it is not in doubt who acts, or nothing goes to one.
  add column most_strange bigint;

-- Since when it is in doubt who acts for a member, for a day.
alter table member add column doubted_at timestamptz;

alter table cash_terms add column doubt_most bigint not null default 10000 check (doubt_most > 0);
