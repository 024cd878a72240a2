-- Asks our team to pay out what was quoted: the key, the quote, the money that is set aside, the withdrawal, the news of
-- it and the answer kept under its key are one statement. It goes where the quote said, and is paid by when it said; a
-- destination that changed since, or a PIN, makes the quote stale. How one begins that cools, and one that does not, its
-- lifecycle says.
create or replace function begin_withdrawal(
  p_member integer, p_path text, p_key text, p_fields bytea, p_quote text, p_print bytea, p_pin text, p_number text,
  p_now timestamptz, p_cooling text, p_cool text
) returns jsonb language plpgsql
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  answer jsonb;
  agreed quote;
  goes_to integer;
  changed timestamptz;
  cools timestamptz;
  first_state text;
  made integer;
  posted bigint;
begin
  answer := take_key(p_member, p_path, p_key, p_fields, p_now);
  if answer is not null then return answer; end if;
  perform from member where id = p_member for no key update;
  agreed := use_quote(p_member, p_quote, p_print, p_pin, p_now);
  goes_to := (agreed.plan ->> 'to')::integer;
  if agreed.plan ->> 'method' = 'bank' then
    select changed_at into changed from bank_account
    where id = goes_to and version = (agreed.plan ->> 'version')::integer and dropped_at is null for share;
  else
    select changed_at into changed from payout_address
    where id = goes_to and version = (agreed.plan ->> 'version')::integer and dropped_at is null for share;
  end if;
  if not found then raise exception 'it goes elsewhere by now' using errcode = 'QM002'; end if;
  select date_trunc('milliseconds', greatest(changed, pin.changed_at, member.secured_at, member.doubted_at)
    + (agreed.plan ->> 'cooling')::interval) into cools
  from pin join member on member.id = pin.member_id where pin.member_id = p_member;
  if cools <= p_now then cools := null; end if;
  if cools <> (agreed.plan ->> 'cools')::timestamptz or cools is not null and agreed.plan ->> 'cools' is null then
    raise exception 'it cools for longer by now' using errcode = 'QM002';
  end if;
  first_state := case when cools is null then p_cool else p_cooling end;
  insert into withdrawal (order_no, quote_no, member_id, state, method, account, currency, amount, fee, net,
    bank_account_id, payout_address_id, dest, terms, created_at, since, cool_until, wake_at, due_at)
  values (p_number, p_quote, p_member, first_state, agreed.plan ->> 'method', agreed.account, agreed.plan ->> 'currency',
    agreed.gross, (agreed.plan ->> 'fee')::bigint, agreed.gross - (agreed.plan ->> 'fee')::bigint,
    case agreed.plan ->> 'method' when 'bank' then goes_to end, case agreed.plan ->> 'method' when 'usdt' then goes_to end,
    agreed.plan -> 'dest', agreed.plan -> 'terms', p_now, p_now, cools, cools, (agreed.plan ->> 'due')::timestamptz)
  returning id into made;
  if agreed.plan ->> 'method' = 'bank' then
    insert into bank_use (room, ref, bank_account_id, since) values ('withdrawal', p_number, goes_to, p_now);
  end if;
  posted := post('hold', p_number, 0, 'member', '', p_now, agreed.from_accounts, agreed.to_accounts, agreed.amounts);
  insert into withdrawal_event (withdrawal_id, version, event, state, actor, at)
  values (made, 0, 'made', first_state, 'member', p_now);
  insert into event (member_id, topic, body, at)
  values (p_member, 'withdrawal', jsonb_build_object('order_no', p_number, 'version', 0, 'event', 'made'), p_now);
  answer := jsonb_build_object('id', made, 'order_no', p_number, 'at', p_now, 'state', first_state, 'cools', cools, 'plan', agreed.plan,
    'account', agreed.account, 'gross', agreed.gross::text, 'posting', posted);
  perform keep_answer(p_member, p_path, p_key, answer);
  return answer;
end $$;
revoke execute on function begin_withdrawal from public;
grant execute on function begin_withdrawal to quay_app;
