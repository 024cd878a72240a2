-- What one operator does about coupons: writes down one that a store gives, or stops one, of which no more are given then.
create or replace function desk_coupon(p_operator integer, p_act text, p_wish jsonb, p_reason text, p_at timestamptz)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare theirs integer;
begin
  if p_act = 'add' then
    if not p_wish ? 'store' then raise exception 'the house gives by two operators' using errcode = '23514'; end if;
    theirs := add_coupon(p_wish, p_at);
  else
    update coupon set stopped_at = p_at where id = (p_wish ->> 'id')::integer and stopped_at is null returning id into theirs;
    if not found then return null; end if;
  end if;
  perform desk_note((select email from operator where id = p_operator), 'coupon ' || p_act, theirs::text, p_reason, null,
    p_wish || jsonb_build_object('id', theirs), p_at);
  return theirs;
end $$;
revoke execute on function desk_coupon from public;
grant execute on function desk_coupon to quay_desk;
