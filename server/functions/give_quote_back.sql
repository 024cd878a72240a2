-- What the act of a quote took of the day in which it was used may be done after all. Whoever calls this knows that it
-- came to nothing.
create or replace function give_quote_back(p_quote text) returns void
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare agreed quote;
begin
  select * into agreed from quote where quote_no = p_quote and used_at is not null;
  delete from day_total
  where (member_id, act, account, day, gross) = (agreed.member_id, agreed.act, agreed.account, day_of(agreed.used_at), agreed.gross);
  if not found then
    update day_total set gross = gross - agreed.gross
    where (member_id, act, account, day) = (agreed.member_id, agreed.act, agreed.account, day_of(agreed.used_at));
  end if;
  update day_left set unproven = unproven - left_unproven(agreed), strange = strange - left_strange(agreed)
  where (member_id, day) = (agreed.member_id, day_of(agreed.used_at));
end $$;
revoke execute on function give_quote_back from public;
