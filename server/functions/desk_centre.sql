-- What two operators agreed on for a service centre: a member is one, stops being one for now, may act again, or turns
-- some of its balance into credit, under the number of the request. Gives what was before. Its phone hears of it as of money.
create or replace function desk_centre(p_request desk_request, p_at timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked jsonb := p_request.body;
  theirs integer := (asked ->> 'member')::integer;
  centre service_centre;
  was jsonb;
begin
  select * into centre from service_centre where member_id = theirs for update;
  case asked ->> 'act'
    when 'open' then
      insert into service_centre (member_id, center_no, region, status, open_price, changed_at)
      values (theirs, asked ->> 'center_no', asked ->> 'region', 'active', (asked ->> 'price')::bigint, p_at);
      insert into member_role (member_id, role, since) values (theirs, 'service', p_at) on conflict do nothing;
    when 'stop', 'reopen' then
      if centre.status is distinct from (case asked ->> 'act' when 'stop' then 'active' else 'stopped' end) then
        raise exception 'the centre moved on' using errcode = 'QD001';
      end if;
      was := jsonb_build_object('status', centre.status);
      update service_centre set status = case asked ->> 'act' when 'stop' then 'stopped' else 'active' end, changed_at = p_at
      where member_id = theirs;
    when 'sell' then
      perform post('credit', 'centre-' || p_request.id, 0, 'operator', p_request.reason, p_at,
        array [open_account(theirs, 'balance')], array [open_account(theirs, 'credit')], array [(asked ->> 'amount')::bigint]);
  end case;
  if asked ->> 'act' <> 'sell' then
    insert into event (member_id, topic, body, at) values (theirs, 'money', '{"accounts": ["credit"]}', p_at);
  end if;
  return was;
end $$;
revoke execute on function desk_centre from public;
