-- What was transferred by a member of whom it is in doubt who acts waits in its receiver's account, who is told until when.
create or replace function hold_transfer(p_quote quote, p_posted bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare made held_transfer;
begin
  insert into held_transfer (quote_no, member_id, payer_id, account, amount, hold_id, state, since, until_at, wake_at)
  select p_quote.quote_no, account.member_id, p_quote.member_id, account.name, hold.amount, hold.id, 'held', p_quote.used_at,
    (p_quote.plan ->> 'held_until')::timestamptz, (p_quote.plan ->> 'held_until')::timestamptz
  from hold join account on account.id = hold.account_id where hold.posting_id = p_posted
  returning * into strict made;
  perform tell_member(made.member_id, 'money.held', made.quote_no, jsonb_build_object(
    'amount', made.amount::text, 'currency', (select currency from account_kind where name = made.account),
    'from', made.payer_id, 'until', made.until_at), made.since);
end $$;
revoke execute on function hold_transfer from public;
