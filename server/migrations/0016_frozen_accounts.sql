-- What may leave an account of a frozen member: nothing, unless the rule that lets it go says so.
alter table posting_rule add column of_frozen boolean not null default false;
update posting_rule set of_frozen = true where kind = 'manual';

-- Said on the account itself, so that a posting of anybody else looks nothing up.
alter table account add column frozen boolean not null default false;

create function frozen_keeps() returns trigger language plpgsql
set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  if exists (
    select from entry gives
      join posting on posting.id = gives.posting_id
      join entry gets on gets.posting_id = gives.posting_id and gets.leg = gives.leg + 1
      join posting_rule rule on (rule.kind, rule.from_class, rule.to_class) = (posting.kind, gives.class, gets.class)
    where gives.account_id = new.id and gives.version > old.version and gives.version <= new.version
      and gives.leg % 2 = 1 and not of_frozen) then
    raise exception 'the member is frozen' using errcode = 'QM004';
  end if;
  return null;
end $$;
create constraint trigger frozen_keeps after update of amount on account deferrable initially deferred
  for each row when (old.frozen and old.class = 'member' and new.amount < old.amount) execute function frozen_keeps();

-- Whoever opens an account for a member and whoever freezes that member wait for each other at the member.
create function account_of_frozen() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from member where id = new.member_id for key share;
  new.frozen := exists (select from frozen where member_id = new.member_id);
  return new;
end $$;
create trigger account_of_frozen before insert on account
  for each row when (new.member_id is not null) execute function account_of_frozen();

create function accounts_of_frozen() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare theirs integer := coalesce(new.member_id, old.member_id);
begin
  perform from member where id = theirs for update;
  perform from account where member_id = theirs order by id for no key update;
  update account set frozen = (tg_op = 'INSERT') where member_id = theirs;
  return null;
end $$;
create trigger accounts_of_frozen after insert or delete on frozen for each row execute function accounts_of_frozen();
update account set frozen = true where member_id in (select member_id from frozen);
