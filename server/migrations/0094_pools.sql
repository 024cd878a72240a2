-- Two operators agree on filling a pool of the house.
alter table desk_request drop constraint desk_request_kind_check;
alter table desk_request add constraint desk_request_kind_check check (kind in
  ('manual', 'thaw', 'resume', 'operator', 'ruling', 'terms', 'expel', 'cash', 'channel', 'centre', 'factor', 'venture', 'shares', 'lift', 'held',
    'goods', 'pool'));
