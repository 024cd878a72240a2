-- Tells a member something, on every phone; whoever is gone hears nothing any more.
create or replace function tell_member(p_member integer, p_kind text, p_ref text, p_facts jsonb, p_at timestamptz) returns bigint
language sql set search_path = public, pg_temp as $$
  with told as (
    insert into member_notice (member_id, kind, ref, facts, at)
    select id, p_kind, p_ref, p_facts, p_at from member where id = p_member and deleted_at is null
    returning id
  ), heard as (
    insert into event (member_id, topic, body, at)
    select p_member, 'notice', jsonb_build_object('notice', id), p_at from told
  ), due as (
    insert into push_due (notice_id, subscription_id, due_at)
    select told.id, push_subscription.id, p_at from told, push_subscription where member_id = p_member
  )
  select id from told;
$$;
