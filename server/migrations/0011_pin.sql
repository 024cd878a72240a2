-- A try is counted before the look; the one that reaches the limit locks, and a right look takes it back.
create table pin (
  member_id integer primary key references member,
  hash text not null,
  tries integer not null default 0 check (tries between 0 and 5),
  locked_until timestamptz,
  changed_at timestamptz not null,
  withdrawals_held_until timestamptz,
  check ((locked_until is null) = (tries < 5))
);

alter table member drop column payword_hash;
