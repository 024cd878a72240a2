-- What two operators agreed on for shares, under the number of the request: some are issued to the house, granted to a
-- member for nothing, free at once or later, or taken back where they were granted wrongly.
create or replace function desk_shares(p_request desk_request, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked jsonb := p_request.body;
  share text := asked ->> 'currency';
  shares bigint := (asked ->> 'amount')::bigint;
  theirs integer := (asked ->> 'member')::integer;
  capital bigint;
  gives bigint;
  gets bigint;
  posted bigint;
begin
  if not exists (select from currency where code = share and issued) then
    raise exception 'there are no shares called %', share;
  end if;
  capital := (select id from account where member_id is null and name = 'capital:' || share);
  case asked ->> 'act'
    when 'issue' then
      gives := (select id from account where member_id is null and name = 'outside:' || share);
      gets := capital;
    when 'grant' then
      gives := capital;
      gets := open_account(theirs, share);
    when 'adjust' then
      gives := open_account(theirs, share);
      gets := capital;
  end case;
  posted := post(asked ->> 'act', 'shares-' || p_request.id, 0, 'operator', p_request.reason, p_at,
    array [gives], array [gets], array [shares]);
  if asked ? 'until' then
    insert into share_lock values (posted, theirs, share, shares, (asked ->> 'until')::timestamptz);
  end if;
end $$;
revoke execute on function desk_shares from public;
