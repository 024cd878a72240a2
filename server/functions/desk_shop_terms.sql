-- New terms of the shop are the last ones with what two operators agreed to change. They hold a moment later than
-- anybody's clock shows.
create or replace function desk_shop_terms(p_request desk_request, p_at timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare last shop_terms;
begin
  select * into strict last from shop_terms order by since desc limit 1;
  insert into shop_terms select (jsonb_populate_record(last, p_request.body || jsonb_build_object(
    'since', greatest(p_at, latest_act(), last.since) + interval '5 seconds'))).*;
  return (select jsonb_object_agg(key, to_jsonb(last) -> key) from jsonb_object_keys(p_request.body) as key);
end $$;
revoke execute on function desk_shop_terms from public;
