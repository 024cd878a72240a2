create table article (
  id integer generated always as identity primary key,
  type_id integer not null default 1,
  code text unique check (code in ('about', 'reg_rule', 'privacy', 'risk', 'zhuxiao_rule', 'white_paper')),
  version text not null default '',
  cover text not null default '',
  author text not null default '',
  view_count integer not null default 0 check (view_count >= 0),
  demo boolean not null default false,
  published_at timestamptz not null,
  updated_at timestamptz not null
);
create index article_news on article (type_id, published_at desc, id desc) where code is null;

create table article_text (
  article_id integer not null references article,
  locale text not null check (locale in ('en', 'zh-Hans', 'it', 'pt', 'pl', 'nl', 'sv', 'af', 'he', 'de')),
  title text not null,
  summary text not null default '',
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  primary key (article_id, locale)
);

create table notice (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('popup', 'marquee')),
  link text not null default '',
  once boolean not null default true,
  shown_from timestamptz not null,
  shown_until timestamptz check (shown_until > shown_from)
);

create table notice_text (
  notice_id integer not null references notice,
  locale text not null check (locale in ('en', 'zh-Hans', 'it', 'pt', 'pl', 'nl', 'sv', 'af', 'he', 'de')),
  title text not null default '',
  body text not null,
  primary key (notice_id, locale)
);

create table help_channel (
  id integer generated always as identity primary key,
  type text not null check (type in ('link', 'qrcode', 'phone', 'email')),
  name text not null,
  value text not null
);

create table help_text (
  locale text primary key check (locale in ('en', 'zh-Hans', 'it', 'pt', 'pl', 'nl', 'sv', 'af', 'he', 'de')),
  work_time text not null,
  faq jsonb not null check (jsonb_typeof(faq) = 'array')
);
