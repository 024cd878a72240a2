-- At the end of the transaction: every leg has its opposite, a rule lets every pair move, and what a posting takes
-- from what was set aside is exactly what it settles, account by account. Plans are made while tables are small and
-- kept while they grow, so here and below they never read a table from end to end.
create or replace function posting_is_whole() returns trigger language plpgsql
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  made bigint;
  legs bigint;
  pairs bigint;
  ruled bigint;
  settles boolean;
begin
  if tg_table_name = 'posting' then made := new.id; else made := new.posting_id; end if;
  select count(*), count(even.leg), count(rule.kind), bool_or(odd.class = 'held')
  into legs, pairs, ruled, settles
  from entry odd
    left join entry even on even.posting_id = made and even.leg = odd.leg + 1 and odd.leg % 2 = 1
      and (even.amount, even.currency) = (-odd.amount, odd.currency)
    left join posting_rule rule on (rule.kind, rule.from_class, rule.to_class) = (
      (select kind from posting where id = made), odd.class, even.class)
  where odd.posting_id = made;
  if legs = 0 then raise exception 'posting % moves nothing', made using errcode = 'QL001'; end if;
  if legs <> 2 * pairs then raise exception 'a leg of posting % has no opposite', made using errcode = 'QL001'; end if;
  if ruled <> pairs then raise exception 'no rule lets posting % move as it does', made using errcode = 'QL002'; end if;
  if settles or tg_table_name = 'hold_end' then
    if exists (
      select from (
        select account_id, -amount as amount from entry where posting_id = made and class = 'held' and amount < 0
        union all
        select account_id, -hold.amount from hold_end join hold on hold.id = hold_id where hold_end.posting_id = made) as sides
      group by account_id having sum(amount) <> 0) then
      raise exception 'posting % takes what it does not settle, or settles what it does not take', made using errcode = 'QL003';
    end if;
  end if;
  return null;
end $$;
