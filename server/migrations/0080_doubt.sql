-- A phone that was forgotten counts its tries as a stranger, and was seen all the same.
alter table device add column forgotten_at timestamptz;

-- An address that a member wants and nothing but the password proves: it waits for a day.
create table email_change (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  email text not null check (email = lower(email) and length(email) <= 254),
  state text not null check (state in ('waiting', 'applied', 'cancelled', 'taken')),
  version integer not null default 0,
  begun_at timestamptz not null,
  ripe_at timestamptz not null,
  wake_at timestamptz,
  ended_at timestamptz
);
create unique index email_change_waits on email_change (member_id) where state = 'waiting';
create index email_change_wakes on email_change (wake_at) where wake_at is not null;

-- By what a letter lets whoever reads it stop everything: a token that is good once.
create table undo (
  token_hash digest primary key,
  member_id integer not null references member,
  -- Where the letter went; a pause that is made by it is lifted by a code that goes there.
  address text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index undo_member on undo (member_id);
create index undo_expires on undo (expires_at);

alter table pause add column lift_to text;
drop function if exists pause_account(integer, timestamptz);

-- Two phones that change the address of one member at once waited for each other: whoever changes what other rows could
-- refer to waits for everybody who looked at the member. No row can refer to what is unique in part only.
alter table member drop constraint member_email_key;
create unique index member_email_key on member (email) where email is not null;
