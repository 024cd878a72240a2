-- At the end of the transaction: out of an account that is marked went nothing but what a rule lets go. The mark may
-- stand a little longer than the freeze; the moment of the posting decides.
create or replace function frozen_keeps() returns trigger language plpgsql
set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  if exists (
    select from entry gives
      join posting on posting.id = gives.posting_id
      join entry gets on gets.posting_id = gives.posting_id and gets.leg = gives.leg + 1
      join posting_rule rule on (rule.kind, rule.from_class, rule.to_class) = (posting.kind, gives.class, gets.class)
    where gives.account_id = new.id and gives.version > old.version and gives.version <= new.version
      and gives.leg % 2 = 1 and not of_frozen
      and exists (select from frozen where member_id = new.member_id and (until_at is null or until_at > posting.at))) then
    raise exception 'the member is frozen' using errcode = 'QM004';
  end if;
  return null;
end $$;
