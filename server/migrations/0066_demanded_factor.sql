-- What an operator proves besides the password: an app that shows a code of six digits, or else a recovery code.
create table operator_app (
  operator_id integer primary key references operator,
  -- Unreadable without the pepper, and under this operator only.
  sealed bytea not null,
  made_at timestamptz not null,
  -- The last span of thirty seconds whose code was taken: no code is taken twice.
  last_step bigint not null
);

create table operator_recovery_code (
  operator_id integer not null references operator,
  hash digest not null,
  used_at timestamptz,
  primary key (operator_id, hash)
);

alter table desk_request drop constraint desk_request_kind_check;
alter table desk_request add constraint desk_request_kind_check check (kind in
  ('manual', 'thaw', 'resume', 'operator', 'ruling', 'terms', 'expel', 'cash', 'channel', 'centre', 'factor'));

revoke all on operator_app, operator_recovery_code from quay_app;
grant select, update (last_step) on operator_app to quay_desk;
grant select, update (used_at) on operator_recovery_code to quay_desk;

-- It is asked from now on whether merchants need a second factor.
drop function offer_orders(timestamptz, integer, text);
