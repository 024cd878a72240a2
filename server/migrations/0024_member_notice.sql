-- What a member was told, and when it was read. Its words are found when somebody reads it, in the language of the reader.
create table member_notice (
  id bigint generated always as identity primary key,
  member_id integer not null references member,
  kind text not null check (kind ~ '^[a-z]+(\.[a-zA-Z]+)+$'),
  -- What it is about: the number of an order, or of what moved money.
  ref label not null,
  -- What its words name: amounts as text in minor units, people by their number.
  facts jsonb not null default '{}',
  at timestamptz not null,
  read_at timestamptz
);
create index member_notice_newest on member_notice (member_id, id desc);
create index member_notice_unread on member_notice (member_id) where read_at is null;
create index member_notice_old on member_notice (at);

-- Tells a member something, as part of what happens: it is told if that is done, and then at once.
create function tell_member(p_member integer, p_kind text, p_ref text, p_facts jsonb, p_at timestamptz) returns bigint
language sql set search_path = public, pg_temp as $$
  with told as (
    insert into member_notice (member_id, kind, ref, facts, at) values (p_member, p_kind, p_ref, p_facts, p_at) returning id
  ), heard as (
    insert into event (member_id, topic, body, at)
    select p_member, 'notice', jsonb_build_object('notice', id), p_at from told
  )
  select id from told;
$$;

-- Whoever gets a transfer is told, whatever made it.
create function transfer_is_told() returns trigger language plpgsql
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  perform tell_member(receiver, 'money.received', new.ref,
    jsonb_build_object('amount', amount::text, 'currency', currency, 'from', sender), new.at)
  from (
    select own.member_id as receiver, sum(got.amount) as amount, got.currency, giver.member_id as sender
    from entry got
      join account own on own.id = got.account_id
      join entry gave on gave.posting_id = got.posting_id and gave.leg = got.leg - 1
      join account giver on giver.id = gave.account_id
    where got.posting_id = new.id and got.amount > 0 and got.class = 'member' and own.member_id <> giver.member_id
    group by own.member_id, got.currency, giver.member_id) as gifts;
  return null;
end $$;
create constraint trigger transfer_is_told after insert on posting deferrable initially deferred
  for each row when (new.kind = 'transfer') execute function transfer_is_told();
