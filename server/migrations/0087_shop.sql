-- Words that were misspelt are found by what they look like.
create extension if not exists pg_trgm;

create table goods_category (
  id integer generated always as identity primary key,
  code label not null unique,
  parent_id integer references goods_category,
  names jsonb not null,
  place smallint not null
);

create table store (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{2,32}$'),
  -- Name, place and a sentence about it, by language.
  texts jsonb not null,
  created_at timestamptz not null
);

-- What parcels cost and how long they take, of the house or of a store.
create table carriage (
  id integer generated always as identity primary key,
  store_id integer references store,
  country text not null check (country ~ '^[A-Z]{2}$'),
  price bigint not null check (price >= 0),
  free_from positive,
  days_least smallint not null check (days_least > 0),
  days_most smallint not null check (days_most >= days_least),
  unique nulls not distinct (store_id, country)
);

-- What is sold. What a list sorts and filters by is kept here as its variants have it.
create table goods (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{2,32}$'),
  shop text not null check (shop in ('shop', 'points', 'repurchase')),
  category_id integer not null references goods_category,
  -- Nobody's but the house's, where there is none.
  store_id integer references store check (store_id is null or shop = 'shop'),
  -- What is drawn while it has no picture.
  motif label not null,
  -- Name, brief and content, by language.
  texts jsonb not null,
  -- What one chooses: colour, size; each with its values, by language.
  options jsonb not null default '[]',
  pictures jsonb not null default '[]',
  is_on boolean not null,
  sold integer not null default 0 check (sold >= 0),
  created_at timestamptz not null,
  least_price bigint not null default 0,
  most_price bigint not null default 0,
  least_points integer not null default 0,
  is_sold_out boolean not null default true,
  -- What is found by which words, by language.
  terms tsvector not null default ''
) with (fillfactor = 80);
create index goods_first on goods (shop, is_sold_out, sold desc, id desc) where is_on;
create index goods_of_category on goods (category_id, is_sold_out, sold desc, id desc) where is_on;
create index goods_of_store on goods (store_id, is_sold_out, sold desc, id desc) where is_on and store_id is not null;
create index goods_newest on goods (shop, created_at desc, id desc) where is_on;
create index goods_cheapest on goods (shop, least_price, id) where is_on;
create index goods_terms on goods using gin (terms) where is_on;

create table variant (
  id integer generated always as identity primary key,
  goods_id integer not null references goods,
  -- A value of each option, in their order.
  picks text[] not null,
  price bigint not null check (price >= 0),
  points integer not null default 0 check (points >= 0),
  stock integer not null constraint variant_stock check (stock >= 0),
  -- How many one member may have.
  most integer check (most > 0),
  is_on boolean not null default true,
  check (price > 0 or points > 0),
  unique (goods_id, picks)
) with (fillfactor = 80);

-- Every price that it had: one is told the lowest of the last days beside the present one.
create table variant_price (
  variant_id integer not null references variant,
  since timestamptz not null,
  price bigint not null,
  points integer not null,
  primary key (variant_id, since)
);

-- The words of goods, by which those that were misspelt are mended.
create table goods_word (
  locale text not null,
  word text not null,
  primary key (locale, word)
);
create index goods_word_like on goods_word using gin (word gin_trgm_ops);

create table cart_line (
  id bigint generated always as identity primary key,
  member_id integer not null references member,
  variant_id integer not null references variant,
  num integer not null check (num > 0),
  -- What it cost when it was put there.
  price bigint not null,
  points integer not null,
  added_at timestamptz not null,
  unique (member_id, variant_id)
);

create table goods_visit (
  member_id integer not null references member,
  goods_id integer not null references goods,
  at timestamptz not null,
  primary key (member_id, goods_id)
);
create index goods_visit_latest on goods_visit (member_id, at desc, goods_id desc);

-- What is sold, for what and how many, is said by the desk; a sale takes of the stock.
revoke insert, update, delete on goods_category, store, carriage, goods, variant, variant_price, goods_word from quay_app;
grant update (stock) on variant to quay_app;
grant update (sold) on goods to quay_app;

create trigger variant_price_is_kept before update or delete or truncate on variant_price execute function ledger_is_kept();
