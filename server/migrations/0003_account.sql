-- Amounts are whole minor units of the kind's currency; nothing writes here but the ledger.
create table account (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  kind text not null check (kind in ('balance', 'usdt', 'eur', 'profit', 'coin', 'shop', 'points', 'margin')),
  available bigint not null default 0 check (available >= 0),
  held bigint not null default 0 check (held >= 0),
  unique (member_id, kind)
);

-- What one whole unit is worth in EUR, and since when; a new price is a new row.
create table price (
  currency text not null check (currency in ('COIN', 'USDT')),
  since timestamptz not null,
  eur numeric(18, 8) not null check (eur > 0),
  primary key (currency, since)
);
