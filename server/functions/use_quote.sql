-- Makes a quote good for one act: whoever holds it, the PIN that was proven, the second factor where it is asked for, and
-- the limits of the day. Two clocks never agree to the last moment: nothing is used before it was quoted, and it counts in
-- the day in which it is used. The sums of the day are taken here, so quotes that were made side by side cannot outrun
-- them; and what was quoted before it was in doubt who acts is quoted anew.
create or replace function use_quote(p_member integer, p_quote text, p_print bytea, p_pin text, p_now timestamptz) returns quote
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  agreed quote;
  today bigint;
  gone day_left;
begin
  update quote set used_at = greatest(p_now, made_at) from pin
  where quote_no = p_quote and quote.member_id = p_member and print = p_print and used_at is null and expires_at > p_now
    and pin.member_id = p_member and pin.hash = p_pin and (pin.locked_until is null or pin.locked_until <= p_now)
  returning quote.* into agreed;
  if not found then
    if exists (select from pin where member_id = p_member and hash = p_pin and (locked_until is null or locked_until <= p_now)) then
      raise exception 'the quote is stale' using errcode = 'QM002';
    end if;
    raise exception 'the PIN is another, or locked' using errcode = 'QM005';
  end if;
  if agreed.second_asked and agreed.second_at is null then
    raise exception 'the second factor was not proven' using errcode = 'QM006';
  end if;
  if exists (select from member where id = p_member and doubted_at > agreed.made_at) then
    raise exception 'it is in doubt who acts' using errcode = 'QM002';
  end if;
  insert into day_total values (p_member, agreed.act, agreed.account, day_of(agreed.used_at), agreed.gross)
  on conflict (member_id, act, account, day) do update set gross = day_total.gross + excluded.gross
  returning gross into today;
  if today > agreed.most_a_day then raise exception 'more than a day may hold' using errcode = 'QM003'; end if;
  if agreed.asks_above is not null or agreed.most_strange is not null then
    gone := count_left(p_member, agreed.used_at, left_unproven(agreed), left_strange(agreed));
    if agreed.second_at is null and (agreed.worth is null or gone.unproven > agreed.asks_above) and has_second(p_member) then
      raise exception 'the second factor was not proven' using errcode = 'QM006';
    end if;
    if agreed.worth is null and agreed.most_strange is not null or gone.strange > agreed.most_strange then
      raise exception 'more than may go to strangers' using errcode = 'QM009';
    end if;
  end if;
  return agreed;
end $$;
revoke execute on function use_quote from public;
grant execute on function use_quote to quay_app;
