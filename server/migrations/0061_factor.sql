-- What a member proves besides a password or a PIN: an app that shows a code of six digits, or else a recovery code.
create table totp (
  member_id integer primary key references member,
  -- Unreadable without the pepper, and under this member only.
  sealed bytea not null,
  made_at timestamptz not null,
  -- Asked for once it was proven; until then it is only proposed.
  proven_at timestamptz,
  -- The last span of thirty seconds whose code was taken: no code is taken twice.
  last_step bigint not null default 0
);

create table recovery_code (
  member_id integer not null references member,
  hash digest not null,
  used_at timestamptz,
  primary key (member_id, hash)
);

-- Whoever proved the first half of what is asked for.
create table second_ticket (
  ticket_hash digest primary key,
  member_id integer not null references member,
  purpose text not null check (purpose in ('enter', 'change')),
  -- The identity of a mini-program that becomes the member's once the second half is proven.
  openid text,
  expires_at timestamptz not null
);
create index second_ticket_member on second_ticket (member_id);
create index second_ticket_ended on second_ticket (expires_at);

-- A quote may ask for the second factor besides the PIN, and is good for nothing until that was proven for it.
alter table quote add column second_asked boolean not null default false, add column second_at timestamptz;
