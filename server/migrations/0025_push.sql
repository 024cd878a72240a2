-- Browsers that are told what a member is told while the app is closed: each for as long as the session that asked for it.
create table push_subscription (
  id bigint generated always as identity primary key,
  member_id integer not null references member,
  session_hash digest not null references session,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh bytea not null check (length(p256dh) = 65),
  auth bytea not null check (length(auth) = 16),
  locale text not null check (locale in ('en', 'zh-Hans', 'it', 'pt', 'pl', 'nl', 'sv', 'af', 'he', 'de')),
  -- The key of ours that it was made with; with another one it cannot be reached.
  server_key text not null,
  created_at timestamptz not null
);
create index push_subscription_member on push_subscription (member_id);
create index push_subscription_session on push_subscription (session_hash);

-- What is still to be carried to a browser, and when it is tried next.
create table push_due (
  notice_id bigint not null references member_notice on delete cascade,
  subscription_id bigint not null references push_subscription on delete cascade,
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (notice_id, subscription_id)
);
create index push_due_next on push_due (due_at);
create index push_due_subscription on push_due (subscription_id);

create or replace function tell_member(p_member integer, p_kind text, p_ref text, p_facts jsonb, p_at timestamptz) returns bigint
language sql set search_path = public, pg_temp as $$
  with told as (
    insert into member_notice (member_id, kind, ref, facts, at) values (p_member, p_kind, p_ref, p_facts, p_at) returning id
  ), heard as (
    insert into event (member_id, topic, body, at)
    select p_member, 'notice', jsonb_build_object('notice', id), p_at from told
  ), due as (
    insert into push_due (notice_id, subscription_id, due_at)
    select told.id, push_subscription.id, p_at from told, push_subscription where member_id = p_member
  )
  select id from told;
$$;
