-- Whoever gets a transfer is told, whatever made it.
create or replace function transfer_is_told() returns trigger language plpgsql
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
