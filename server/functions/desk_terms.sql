-- New terms are the last ones with what two operators agreed to change: those of orders, and those of the act that
-- starts them. They hold a moment later than anybody's clock shows, so that nothing under way begins by the one and goes
-- on by the other.
create or replace function desk_terms(p_request desk_request, p_at timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last trade_terms;
  sale terms;
  were jsonb;
  wanted jsonb := p_request.body;
begin
  select * into strict last from trade_terms order by since desc limit 1;
  select * into strict sale from terms where (act, account) = ('sell', 'coin') order by since desc limit 1;
  were := to_jsonb(last) || jsonb_build_object(
    'sell_fee', trim_scale(sale.fee_rate), 'sell_least', sale.least, 'sell_most_a_day', sale.most_a_day);
  wanted := wanted || jsonb_build_object('since', greatest(p_at, latest_act(), last.since, sale.since) + interval '5 seconds');
  if p_request.body - array ['sell_fee', 'sell_least', 'sell_most_a_day'] <> '{}' then
    insert into trade_terms select (jsonb_populate_record(last, wanted)).*;
  end if;
  if p_request.body ?| array ['sell_fee', 'sell_least', 'sell_most_a_day'] then
    insert into terms select (jsonb_populate_record(sale, wanted || jsonb_strip_nulls(jsonb_build_object(
      'fee_rate', wanted -> 'sell_fee', 'least', wanted -> 'sell_least', 'most_a_day', wanted -> 'sell_most_a_day')))).*;
  end if;
  return (select jsonb_object_agg(key, were -> key) from jsonb_object_keys(p_request.body) as key);
end $$;
revoke execute on function desk_terms from public;
