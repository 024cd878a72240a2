create table session (
  token_hash bytea primary key check (length(token_hash) = 32),
  member_id integer not null references member,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  revoked_at timestamptz,
  check (seen_at >= created_at)
);
create index session_live on session (member_id) where revoked_at is null;
create index session_seen on session (seen_at) where revoked_at is null;

create table verification_code (
  id integer generated always as identity primary key,
  scene text not null check (scene in ('login', 'register', 'reset', 'bind_mobile', 'up_mobile', 'bind_email', 'payword', 'password', 'bank', 'withdraw_address', 'zhuxiao')),
  account_key bytea not null,
  code_hash bytea,
  state text not null default 'live' check (state in ('live', 'used', 'burned', 'expired', 'replaced')),
  tries integer not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  check ((state = 'live') = (ended_at is null)),
  check (state <> 'live' or code_hash is not null)
);
create unique index verification_code_live on verification_code (scene, account_key) where state = 'live';
create index verification_code_recent on verification_code (created_at);

create table verify_ticket (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  scene text not null check (scene = 'register'),
  account_key bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- When something that may be done only so often was done.
create table allowance (
  key text primary key,
  spent_at timestamptz[] not null check (cardinality(spent_at) <= 50)
);

create table mini_identity (
  openid text primary key check (length(openid) between 1 and 128),
  member_id integer references member,
  created_at timestamptz not null,
  bound_at timestamptz,
  check ((member_id is null) = (bound_at is null))
);

create table mini_handle (
  handle_hash bytea primary key check (length(handle_hash) = 32),
  openid text not null references mini_identity,
  expires_at timestamptz not null
);
