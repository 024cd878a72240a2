-- What two operators agreed on for a venture: there is a new one, something else is said of it, another rate holds from a moment later than anybody's
-- clock shows, as much is for sale, its pool is filled from fees or capital, or it goes on. Gives what was before.
create or replace function desk_venture(p_request desk_request, p_at timestamptz, out was jsonb, out posted bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked jsonb := p_request.body;
  theirs integer := (asked ->> 'id')::integer;
  one venture;
  wish jsonb;
begin
  if asked ->> 'act' = 'add' then
    perform add_venture((asked ->> 'wish')::jsonb, p_at);
    return;
  end if;
  if asked ->> 'act' = 'fund' then perform wake_investments(theirs, '{suspended.pool}', p_at); end if;
  if asked ->> 'act' = 'resume' then perform wake_investments(theirs, '{suspended.team}', p_at); end if;
  select * into strict one from venture where id = theirs for no key update;
  case asked ->> 'act'
    when 'change' then
      wish := (asked ->> 'wish')::jsonb;
      select jsonb_object_agg(key, value) into was from jsonb_each(to_jsonb(one)) where wish ? key;
      update venture set risk_level = coalesce((wish ->> 'risk_level')::smallint, risk_level),
        cover = coalesce(wish ->> 'cover', cover), texts = coalesce(wish -> 'texts', texts),
        documents = coalesce(wish -> 'documents', documents), schedule = coalesce(wish -> 'schedule', schedule),
        changed_at = p_at
      where id = theirs;
    when 'rate' then
      select jsonb_build_object('rate', rate, 'version', version) into was
      from venture_rate where venture_id = theirs order by version desc limit 1;
      insert into venture_rate (venture_id, version, since, rate)
      select theirs, max(version) + 1, greatest(p_at, latest_act(), max(since)) + interval '5 seconds', (asked ->> 'rate')::numeric
      from venture_rate where venture_id = theirs;
    when 'quota' then
      was := jsonb_build_object('total', one.total);
      update venture set total = (asked ->> 'total')::bigint, changed_at = p_at where id = theirs;
    when 'fund' then
      posted := fund_pool(one.pool_id, asked ->> 'from', (asked ->> 'amount')::bigint, 'venture-' || p_request.id,
        p_request.reason, p_at);
    when 'resume' then
      if one.suspended_at is null then raise exception 'the venture goes on already' using errcode = 'QD001'; end if;
      was := jsonb_build_object('suspended_at', one.suspended_at, 'text', one.suspended_text);
      update venture set suspended_at = null, suspended_text = '', changed_at = p_at where id = theirs;
    when 'cancel' then was := jsonb_build_object('ends_at', one.ends_at);
  end case;
end $$;
revoke execute on function desk_venture from public;
