-- Pauses what leaves, once everything that is in flight has ended; says since when, and whether that is news.
create or replace function pause_account(p_member integer, p_now timestamptz, out since timestamptz, out fresh boolean)
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from member where id = p_member for update;
  insert into pause values (p_member, p_now) on conflict do nothing;
  fresh := found;
  select pause.since into pause_account.since from pause where member_id = p_member;
end $$;
