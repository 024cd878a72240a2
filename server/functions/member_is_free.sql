-- A quote is used by a call that moves money, and by nothing else. Whatever its act is: what is not known to stay with
-- its member leaves, and a member may have paused that.
create or replace function member_is_free() returns trigger language plpgsql as $$
begin
  if exists (
    select from public.frozen where member_id = new.member_id and (until_at is null or until_at > new.used_at)) then
    raise exception 'the member is frozen' using errcode = 'QM004';
  end if;
  if new.act not in ('compose', 'profit_to_coin', 'shop_to_balance', 'points_to_balance', 'recharge') then
    perform public.heed_pause(new.member_id);
  end if;
  return new;
end $$;
