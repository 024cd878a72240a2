-- Where members have things sent. Who takes them there, their number, street and point are sealed by the member's key.
create table address (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  version integer not null default 1 check (version > 0),
  consignee text not null check (consignee like 'sealed:%'),
  mobile text not null check (mobile like 'sealed:%'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  province text not null check (length(province) <= 60),
  city text not null check (length(city) between 1 and 60),
  district text not null check (length(district) <= 60),
  detail text not null check (detail like 'sealed:%'),
  postcode text not null check (postcode = '' or postcode like 'sealed:%'),
  lat text not null check (lat = '' or lat like 'sealed:%'),
  lng text not null check ((lat = '') = (lng = '') and (lng = '' or lng like 'sealed:%')),
  is_default boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index address_default on address (member_id) where is_default;
create index address_member on address (member_id, id);
