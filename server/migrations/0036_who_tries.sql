-- A code belongs to the request that asked for it: tries that name its number are counted apart from all others.
alter table verification_code
  add column request_hash bytea check (length(request_hash) = 32),
  add column stray_tries integer not null default 0 check (stray_tries between 0 and 5);

-- Phones on which a member was in before; of the mark that each has, enough to know it again.
create table device (
  member_id integer not null references member,
  mark_hash bytea not null check (length(mark_hash) = 32),
  seen_at timestamptz not null,
  primary key (member_id, mark_hash)
);
