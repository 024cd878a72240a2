export type Legs = readonly { readonly account: string; readonly amount: bigint }[]

export const NAIVE_TABLES = `
  create table naive_account (id bigint primary key, member_id integer, name text not null,
    amount bigint not null check (amount >= 0), version bigint not null default 0, head bytea not null default '\\x');
  create index on naive_account (member_id);
  create table naive_posting (id bigint generated always as identity primary key, kind text not null,
    ref text not null unique, note text not null, at timestamptz not null);
  create table naive_entry (posting_id bigint not null references naive_posting, leg integer not null,
    account_id bigint not null references naive_account, amount bigint not null check (amount <> 0),
    version bigint not null, before bigint not null, after bigint not null, hash bytea not null,
    primary key (posting_id, leg), unique (account_id, version));
  create table naive_key (member_id integer not null, key text not null, print bytea not null, reply jsonb,
    primary key (member_id, key));
  create table naive_day (member_id integer not null, account text not null, day date not null, gross bigint not null,
    primary key (member_id, account, day));
  create table naive_event (id bigint generated always as identity primary key, member_id integer not null,
    topic text not null, body jsonb not null, at timestamptz not null);
  create index on naive_event (member_id, id);
  insert into naive_account (id, member_id, name, amount)
  select id, member_id, name, coalesce(amount, 0) from account`
