-- What two operators agreed on for an equity or a fund: there is a new one, of which there are no shares yet; its terms and
-- texts are others; or points become shares of it again. Gives what was before.
create or replace function desk_equity(p_request desk_request, p_at timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked jsonb := p_request.body;
  share text := asked ->> 'currency';
  wish jsonb := coalesce((asked ->> 'wish')::jsonb, '{}');
  was jsonb;
  theirs integer;
begin
  case asked ->> 'act'
    when 'add' then
      perform open_shares(share);
      if share like 'EQ-%' then
        insert into equity (code, currency, points_per_share, least_points, most_points, cover, texts)
        values (substr(share, 4), share, (wish ->> 'points_per_share')::integer, (wish ->> 'least_points')::integer,
          (wish ->> 'most_points')::integer, wish ->> 'cover', wish -> 'texts');
      else
        insert into fund (code, currency, risk_level, least, since, texts)
        values (substr(share, 4), share, (wish ->> 'risk_level')::smallint, (wish ->> 'least')::bigint,
          (wish ->> 'since')::date, wish -> 'texts') returning id into theirs;
        perform keep_fund_parts(theirs, wish, p_at);
      end if;
    when 'change' then
      perform from equity where currency = share for no key update;
      perform from fund where currency = share for no key update;
      select jsonb_object_agg(key, value) into was from jsonb_each(terms_of_shares(share)) where wish ? key;
      update equity set
        points_per_share = coalesce((wish ->> 'points_per_share')::integer, points_per_share),
        least_points = coalesce((wish ->> 'least_points')::integer, least_points),
        most_points = coalesce((wish ->> 'most_points')::integer, most_points),
        cover = coalesce(wish ->> 'cover', cover),
        texts = coalesce(wish -> 'texts', texts)
      where currency = share;
      update fund set
        risk_level = coalesce((wish ->> 'risk_level')::smallint, risk_level),
        least = coalesce((wish ->> 'least')::bigint, least),
        texts = coalesce(wish -> 'texts', texts)
      where currency = share returning id into theirs;
      if theirs is not null then perform keep_fund_parts(theirs, wish, p_at); end if;
    when 'reopen' then
      select jsonb_build_object('closed_at', closed_at) into was
      from equity where currency = share and closed_at is not null for no key update;
      if not found then raise exception 'the equity is open already' using errcode = 'QD001'; end if;
      update equity set closed_at = null where currency = share;
  end case;
  return was;
end $$;
revoke execute on function desk_equity from public;
