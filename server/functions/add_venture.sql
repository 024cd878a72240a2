-- A venture as it was wished for, with a pool of its own that holds nothing yet, and the first version of its rate. What a
-- wish calls by a code is there already, but for a category that brings its names.
create or replace function add_venture(p_wish jsonb, p_at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one venture := jsonb_populate_record(null::venture, p_wish);
  made integer;
  pool bigint;
begin
  insert into venture_category (code, names)
  select p_wish ->> 'category', p_wish -> 'category_names' where p_wish ? 'category_names'
  on conflict (code) do update set names = excluded.names;
  insert into account (name, class, currency, amount) values ('pool:' || one.code, 'pool', one.currency, 0) returning id into pool;
  insert into venture (code, kind, robot_id, category_id, level, currency, unit, least, most, total, term_days, payout,
    tasks_per_day, risk_level, fee_rate, starts_at, ends_at, pool_id, cover, texts, documents, schedule, changed_at)
  values (one.code, one.kind, (select id from venture where code = p_wish ->> 'robot' and kind = 'robot'),
    (select id from venture_category where code = p_wish ->> 'category'), one.level, one.currency, one.unit, one.least, one.most,
    one.total, one.term_days, one.payout, one.tasks_per_day, one.risk_level, one.fee_rate, one.starts_at, one.ends_at, pool,
    coalesce(one.cover, ''), one.texts, coalesce(one.documents, '[]'), coalesce(one.schedule, '[]'), p_at)
  returning id into made;
  insert into venture_rate (venture_id, version, since, rate)
  values (made, 1, least(p_at, one.starts_at), (p_wish ->> 'rate')::numeric);
  return made;
end $$;
revoke execute on function add_venture from public;
