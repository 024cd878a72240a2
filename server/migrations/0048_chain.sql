-- Where a member's deposits on a network arrive: numbered without end, so that no number is used twice.
create table deposit_address (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  network text not null check (network in ('TRC20', 'ERC20')),
  number integer not null check (number >= 0),
  address text not null unique,
  created_at timestamptz not null,
  unique (network, number),
  unique (member_id, network)
);
create sequence deposit_number_trc20 minvalue 0 start 0 maxvalue 2147483647;
create sequence deposit_number_erc20 minvalue 0 start 0 maxvalue 2147483647;

-- How far a network was followed, and by which blocks: the newest of them is where it goes on.
create table chain_block (
  network text not null check (network in ('TRC20', 'ERC20')),
  height bigint not null check (height >= 0),
  hash text not null,
  parent text not null,
  followed_at timestamptz not null,
  primary key (network, height)
);

-- What arrived at an address, as long as its block is part of the network.
create table deposit (
  id integer generated always as identity primary key,
  network text not null,
  -- The transaction and the place in it: the network's own name for what arrived.
  tx text not null check (length(tx) between 1 and 128),
  place integer not null check (place >= 0),
  address_id integer not null references deposit_address,
  recharge_id integer not null unique references recharge,
  amount positive not null,
  state text not null constraint deposit_state check (state in ('seen', 'credited', 'vanished')),
  height bigint not null,
  block_hash text not null,
  seen_at timestamptz not null,
  unique (network, tx, place)
);
create index deposit_open on deposit (network, height) where state = 'seen';
create index deposit_block on deposit (network, block_hash);

-- A network that exists only here: what was sent, and the blocks that it is in. The newest block of a height is its.
create table sandbox_block (
  network text not null check (network in ('TRC20', 'ERC20')),
  height bigint not null,
  hash text not null,
  parent text not null,
  mined_at timestamptz not null,
  primary key (network, hash)
);
create table sandbox_transfer (
  network text not null check (network in ('TRC20', 'ERC20')),
  tx text not null,
  recipient text not null,
  amount positive not null,
  block_hash text,
  sent_at timestamptz not null,
  primary key (network, tx)
);
create table sandbox_head (
  network text primary key check (network in ('TRC20', 'ERC20')),
  hash text not null
);

revoke delete on deposit_address, deposit from quay_app;

-- How deep a deposit lies before it is credited, in blocks.
alter table cash_terms add column tron_confirmations integer not null default 20 check (tron_confirmations > 0),
  add column eth_confirmations integer not null default 12 check (eth_confirmations > 0);
grant usage on sequence deposit_number_trc20, deposit_number_erc20 to quay_app;
