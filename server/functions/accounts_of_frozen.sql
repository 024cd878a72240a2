create or replace function accounts_of_frozen() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare theirs integer := coalesce(new.member_id, old.member_id);
begin
  perform from member where id = theirs for update;
  perform from account where member_id = theirs order by id for no key update;
  update account set frozen = (tg_op = 'INSERT') where member_id = theirs;
  return null;
end $$;
