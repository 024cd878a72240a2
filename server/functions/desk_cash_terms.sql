-- New terms of the cash are the last ones with what two operators agreed to change: those of every recharge and
-- withdrawal, and what an act costs and how much of it a day, named act.account.column. They hold a moment later than
-- anybody's clock shows. More is never let in than out.
create or replace function desk_cash_terms(p_request desk_request, p_at timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last cash_terms;
  one terms;
  changed record;
  wanted jsonb := p_request.body;
  were jsonb := '{}';
  begins jsonb;
begin
  select * into strict last from cash_terms order by since desc limit 1;
  begins := jsonb_build_object('since', greatest(p_at, latest_act(), last.since, (select max(since) from terms)) + interval '5 seconds');
  if exists (select from jsonb_object_keys(wanted) as key where key not like '%.%') then
    insert into cash_terms select (jsonb_populate_record(last, wanted || begins)).*;
  end if;
  for changed in
    select split_part(key, '.', 1) as act, split_part(key, '.', 2) as account, jsonb_object_agg(split_part(key, '.', 3), value) as to_be
    from jsonb_each(wanted) where key like '%.%' group by 1, 2
  loop
    select * into strict one from terms where (act, account) = (changed.act, changed.account) order by since desc limit 1;
    insert into terms select (jsonb_populate_record(one, changed.to_be || begins)).*;
    were := were || (
      select jsonb_object_agg(format('%s.%s.%s', one.act, one.account, key), to_jsonb(one) -> key) from jsonb_object_keys(changed.to_be) as key);
  end loop;
  if exists (
    select from (select distinct on (account) * from terms where act = 'recharge' order by account, since desc) as ins
      join (select distinct on (account) * from terms where act = 'withdraw' order by account, since desc) as outs using (account)
    where ins.most_a_day > outs.most_a_day) then
    raise exception 'more would come in than may go out' using errcode = '23514';
  end if;
  return were || coalesce((
    select jsonb_object_agg(key, to_jsonb(last) -> key) from jsonb_object_keys(wanted) as key where key not like '%.%'), '{}');
end $$;
revoke execute on function desk_cash_terms from public;
