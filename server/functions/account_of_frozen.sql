-- Whoever opens an account for a member and whoever freezes or deletes that member wait for each other at the member.
create or replace function account_of_frozen() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from member where id = new.member_id for key share;
  new.frozen := exists (select from frozen where member_id = new.member_id);
  new.closed := exists (select from member where id = new.member_id and deleted_at is not null);
  return new;
end $$;
