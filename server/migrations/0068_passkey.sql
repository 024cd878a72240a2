-- A key that a phone keeps and that proves the second factor: what the house has of it opens nothing.
create table passkey (
  passkey_no label primary key default translate(gen_random_uuid()::text, '-', ''),
  member_id integer not null references member,
  -- As its phone names it.
  credential bytea not null unique check (length(credential) between 1 and 1023),
  public_key bytea not null check (length(public_key) between 1 and 4096),
  -- How often it was used, where its phone counts; one that says less than before is a copy.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- The name that the house had when it was made: it is good nowhere else.
  host text not null check (length(host) between 1 and 253),
  browser text not null check (length(browser) <= 32),
  system text not null check (length(system) <= 32),
  made_at timestamptz not null,
  used_at timestamptz
);
create index passkey_member on passkey (member_id);

-- What a phone is asked to sign before something about the account changes, is good once.
alter table second_ticket drop constraint second_ticket_purpose_check;
alter table second_ticket add constraint second_ticket_purpose_check check (purpose in ('enter', 'change', 'sign'));
