-- Confirms a quote: the key, the quote, the posting, the news of it and the answer kept under its key are one statement.
-- Whoever asks at the same time waits for the key, and then finds the answer.
create or replace function settle(
  p_member integer, p_path text, p_key text, p_quote text, p_print bytea, p_pin text, p_now timestamptz
) returns jsonb language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  answer jsonb;
  agreed quote;
  posted bigint;
begin
  answer := take_key(p_member, p_path, p_key, p_print, p_now, p_quote);
  if answer is not null then return answer; end if;
  agreed := use_quote(p_member, p_quote, p_print, p_pin, p_now);
  posted := post(agreed.kind, p_quote, 0, 'member', agreed.note, agreed.used_at,
    agreed.from_accounts, agreed.to_accounts, agreed.amounts);
  if agreed.plan ? 'held_until' then perform hold_transfer(agreed, posted); end if;
  answer := jsonb_build_object('posting', posted, 'at', floor(extract(epoch from agreed.used_at))::bigint,
    'says', agreed.says, 'holdings', holdings_of(p_member, agreed.used_at));
  perform keep_answer(p_member, p_path, p_key, answer);
  return answer;
end $$;
revoke execute on function settle from public;
grant execute on function settle to quay_app;
