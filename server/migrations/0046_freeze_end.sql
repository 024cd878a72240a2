-- What one operator froze ends by itself, unless a second one confirms it; until then only two of them thaw it.
alter table frozen
  add column until_at timestamptz check (until_at > since),
  add column second_id integer references operator check (second_id <> operator_id);
update frozen set until_at = greatest(since, now()) + interval '72 hours';
alter table frozen add constraint frozen_ends check ((until_at is null) = (second_id is not null));
create index frozen_until on frozen (until_at);
