-- What the platform owed its members in one currency after one posting: said once, signed, and never changed.
create sequence proof_number as integer;
create table proof (
  id integer primary key default nextval('proof_number'),
  currency text not null references currency,
  sequence bigint not null check (sequence >= 0),
  at timestamptz not null,
  total bigint not null check (total >= 0),
  root bytea not null check (length(root) = 32),
  leaves integer not null check (leaves >= 2 and (leaves & (leaves - 1)) = 0),
  platform jsonb not null,
  demo boolean not null,
  key bytea not null check (length(key) = 32),
  signature bytea not null check (length(signature) = 64)
);
create index proof_newest on proof (currency, id desc);
create index proof_at on proof (at desc);
create trigger proof_is_kept before update or delete or truncate on proof execute function ledger_is_kept();

-- The newest tree of a currency, level by level from the leaves: each node is its sum in eight bytes and its hash.
create table proof_tree (
  proof_id integer not null references proof,
  level smallint not null check (level >= 0),
  nodes bytea not null check (length(nodes) % 40 = 0),
  primary key (proof_id, level)
);
alter table proof_tree alter nodes set storage external;

create table proof_leaf (
  proof_id integer not null references proof,
  member_id integer not null references member,
  place integer not null check (place >= 0),
  primary key (proof_id, member_id)
);

-- Makes a member's leaves unreadable to everybody else; told to nobody but that member.
create table proof_secret (
  member_id integer primary key references member,
  secret bytea not null check (length(secret) = 32)
);

-- Waits until every posting that began has ended, and gives the last one; no other begins before this transaction ends.
create function still_ledger() returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table posting in share mode;
  return (select coalesce(max(id), 0) from posting);
end $$;

-- A member's accounts of a currency as their entries left them at a posting.
create function accounts_after(p_member integer, p_currency text, p_sequence bigint)
returns table (name text, available bigint, held bigint) language sql stable set search_path = public, pg_temp as $$
  select name, coalesce(sum(after) filter (where part = 'available'), 0)::bigint, coalesce(sum(after) filter (where part = 'held'), 0)::bigint
  from account, lateral (
    select after from entry
    where account_id = account.id and version is not null and posting_id <= p_sequence
    order by version desc limit 1) as last
  where member_id = p_member and currency = p_currency
  group by name order by name;
$$;

grant usage on sequence proof_number to quay_app;
revoke update, delete on proof, proof_secret from quay_app;
revoke execute on function still_ledger from public;
grant execute on function still_ledger to quay_app;
