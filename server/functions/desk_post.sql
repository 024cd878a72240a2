-- Posts money that came or went outside the house, as two operators agreed.
create or replace function desk_post(p_request desk_request, p_at timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  theirs bigint := open_account((p_request.body ->> 'member')::integer, p_request.body ->> 'account');
  outside bigint := (select house.id from account house join account own using (currency) where own.id = theirs and house.class = 'outside');
  comes boolean := p_request.body ->> 'direction' = 'in';
  posted bigint;
begin
  posted := post('manual', 'manual-' || p_request.id, 0, 'operator', p_request.reason, p_at,
    array [case when comes then outside else theirs end], array [case when comes then theirs else outside end],
    array [(p_request.body ->> 'amount')::bigint]);
  return posted;
end $$;
revoke execute on function desk_post from public;
