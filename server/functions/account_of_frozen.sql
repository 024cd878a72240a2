-- Whoever opens an account for a member and whoever holds them all, freezes that member or deletes them wait for each
-- other at the member: no account appears between what was looked at and what is closed.
create or replace function account_of_frozen() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from member where id = new.member_id for share;
  new.frozen := exists (select from frozen where member_id = new.member_id);
  new.closed := exists (select from member where id = new.member_id and deleted_at is not null);
  return new;
end $$;
