-- Letters that have not left the house yet. Whoever reads a row reads neither what it says nor to whom: that is under cover.
create table letter (
  id bigint generated always as identity primary key,
  -- The left half of its Message-ID: the same at every try.
  name text not null unique check (name ~ '^[0-9a-f]{32}$'),
  -- It tells of this code, and of no use without it.
  code_id integer references verification_code on delete cascade,
  covered bytea not null,
  written_at timestamptz not null,
  dies_at timestamptz not null check (dies_at > written_at),
  due_at timestamptz not null,
  tries integer not null default 0
);
create index letter_due on letter (due_at);
create index letter_code on letter (code_id);
