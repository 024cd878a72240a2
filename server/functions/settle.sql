-- Confirms a quote: the PIN that was proven, the quote, the posting, the news of it and the answer kept under its key
-- are one statement. Whoever asks at the same time waits for the quote, and then finds the answer. Two clocks never
-- agree to the last moment: nothing is confirmed before it was quoted.
create or replace function settle(
  p_member integer, p_path text, p_key text, p_quote text, p_print bytea, p_pin text, p_now timestamptz
) returns jsonb language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  kept money_call;
  agreed record;
  today bigint;
  posted bigint;
  answer jsonb;
begin
  update quote set used_at = greatest(p_now, made_at) from pin
  where quote_no = p_quote and quote.member_id = p_member and print = p_print and used_at is null and expires_at > p_now
    and pin.member_id = p_member and pin.hash = p_pin and (pin.locked_until is null or pin.locked_until <= p_now)
  returning act, account, kind, note, from_accounts, to_accounts, amounts, gross, most_a_day, says, used_at,
    second_asked and second_at is null as half_proven into agreed;
  if not found then
    select * into kept from money_call where member_id = p_member and path = p_path and key = p_key;
    if not found then
      if exists (select from pin where member_id = p_member and hash = p_pin and (locked_until is null or locked_until <= p_now)) then
        raise exception 'the quote is stale' using errcode = 'QM002';
      end if;
      raise exception 'the PIN is another, or locked' using errcode = 'QM005';
    end if;
    if (kept.quote_no, kept.print) is distinct from (p_quote, p_print) then
      raise exception 'the key was used' using errcode = 'QM001';
    end if;
    return kept.reply;
  end if;
  if agreed.half_proven then raise exception 'the second factor was not proven' using errcode = 'QM006'; end if;
  insert into day_total values (p_member, agreed.act, agreed.account, day_of(agreed.used_at), agreed.gross)
  on conflict (member_id, act, account, day) do update set gross = day_total.gross + excluded.gross
  returning gross into today;
  if today > agreed.most_a_day then raise exception 'more than a day may hold' using errcode = 'QM003'; end if;
  posted := post(agreed.kind, p_quote, 0, 'member', agreed.note, agreed.used_at,
    agreed.from_accounts, agreed.to_accounts, agreed.amounts);
  insert into money_call (member_id, path, key, quote_no, print, reply, at)
  values (p_member, p_path, p_key, p_quote, p_print,
    jsonb_build_object('posting', posted, 'at', floor(extract(epoch from agreed.used_at))::bigint, 'says', agreed.says, 'holdings', holdings_of(p_member, agreed.used_at)), agreed.used_at)
  on conflict do nothing
  returning reply into answer;
  if not found then raise exception 'the key was used' using errcode = 'QM001'; end if;
  return answer;
end $$;
revoke execute on function settle from public;
grant execute on function settle to quay_app;
