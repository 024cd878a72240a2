-- Opens a way to bring money in, or changes what may change of one: where it leads to never does, for somebody may have
-- copied it. Gives what was before.
create or replace function desk_channel(p_request desk_request) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was recharge_channel;
  made recharge_channel;
  wanted jsonb := p_request.body - 'id';
  heed jsonb;
begin
  select coalesce(jsonb_object_agg(substr(key, 6), value), '{}') into heed from jsonb_each(wanted) where key like 'tips.%';
  if p_request.body ? 'id' then
    select * into strict was from recharge_channel where id = (p_request.body ->> 'id')::integer for update;
    made := jsonb_populate_record(was, wanted);
    update recharge_channel set name = made.name, account_name = made.account_name, bank_name = made.bank_name,
      swift = made.swift, least = made.least, most = made.most, fee_rate = made.fee_rate, open = made.open,
      place = made.place, tips = was.tips || heed
    where id = was.id;
    return (
      select jsonb_object_agg(key, case when key like 'tips.%' then was.tips -> substr(key, 6) else to_jsonb(was) -> key end)
      from jsonb_object_keys(wanted) as key);
  end if;
  made := jsonb_populate_record(null::recharge_channel, jsonb_build_object(
    'network', '', 'address', '', 'account_name', '', 'bank_name', '', 'swift', '', 'fee_rate', 0, 'demo', false, 'open', true,
    'place', (select coalesce(max(place), 0) + 1 from recharge_channel)) || wanted);
  insert into recharge_channel (name, type, currency, account, network, address, account_name, bank_name, swift, least, most,
    fee_rate, tips, by_proof, demo, open, place)
  values (made.name, made.type, made.currency, made.account, made.network, made.address, made.account_name, made.bank_name,
    made.swift, made.least, made.most, made.fee_rate, heed, made.by_proof, made.demo, made.open, made.place);
  return null;
end $$;
revoke execute on function desk_channel from public;
