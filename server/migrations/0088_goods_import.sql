-- What a table of goods changed at the desk: of every change where it stands, what was there and what is.
create table goods_import (
  id integer generated always as identity primary key,
  file text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  operator_id integer not null references operator,
  at timestamptz not null,
  changes jsonb not null,
  -- By which prices of the house's own goods wait for a second operator.
  request_id bigint references desk_request,
  undone_by integer references operator,
  undone_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
revoke insert, update, delete on goods_import from quay_app;
grant insert, update (undone_by, undone_at) on goods_import to quay_desk;

-- Two operators agree on what the house's own goods cost.
alter table desk_request drop constraint desk_request_kind_check;
alter table desk_request add constraint desk_request_kind_check check (kind in
  ('manual', 'thaw', 'resume', 'operator', 'ruling', 'terms', 'expel', 'cash', 'channel', 'centre', 'factor', 'venture', 'shares', 'lift', 'held',
    'goods'));
