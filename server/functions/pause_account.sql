-- Pauses what leaves, once everything that is in flight has ended; says since when, and whether that is news. Where a
-- letter did it, the pause is lifted by a code to where that letter went: the first one that did.
create or replace function pause_account(
  p_member integer, p_now timestamptz, p_lift_to text default null, out since timestamptz, out fresh boolean
) language plpgsql set search_path = public, pg_temp as $$
begin
  perform from member where id = p_member for update;
  insert into pause (member_id, since, lift_to) values (p_member, p_now, p_lift_to) on conflict do nothing;
  fresh := found;
  update pause set lift_to = p_lift_to where member_id = p_member and lift_to is null;
  select pause.since into pause_account.since from pause where member_id = p_member;
end $$;
