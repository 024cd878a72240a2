-- A member who is no more: a number that the ledger is about, and nobody.
alter table member add column erased_at timestamptz;

-- Usernames that were somebody's who is erased, as digests that only the house can make: nobody bears them again.
create table former_username (
  mark bytea primary key check (length(mark) = 32)
);
revoke insert, update, delete on former_username from quay_app;

-- Files of pictures that are no picture any more, until they are gone from the disk.
create table former_picture (
  name text primary key check (name ~ '^[0-9a-f]{32}$')
);
