-- What two operators may change of an equity or of a fund, as it is now, under the names by which a file says it.
create or replace function terms_of_shares(p_currency text) returns jsonb
language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('points_per_share', points_per_share, 'least_points', least_points, 'most_points', most_points,
    'cover', cover, 'texts', texts) from equity where currency = p_currency
  union all
  select jsonb_build_object('risk_level', risk_level, 'least', least::text, 'texts', texts,
    'allocation', coalesce((
      select jsonb_agg(jsonb_build_object('names', names, 'percent', percent::text) order by place)
      from fund_allocation where fund_id = fund.id), '[]'),
    'papers', coalesce((
      select jsonb_agg(jsonb_build_object('texts', fund_paper.texts) order by place) from fund_paper where fund_id = fund.id), '[]'))
  from fund where currency = p_currency;
$$;
revoke execute on function terms_of_shares from public;
grant execute on function terms_of_shares to quay_desk;
