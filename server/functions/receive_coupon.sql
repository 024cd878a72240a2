-- Gives a member one of a coupon: no more than there are, and no more than one member may have. Whoever asks at the same
-- time waits for it.
create or replace function receive_coupon(p_coupon integer, p_member integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given coupon;
  nth integer;
  ends timestamptz;
  made integer;
begin
  update coupon set taken = taken + 1
  where id = p_coupon and stopped_at is null and starts_at <= p_now and (ends_at is null or ends_at > p_now)
    and (total = 0 or taken < total)
  returning * into given;
  if not found then
    select * into given from coupon where id = p_coupon;
    if not found then raise exception 'nobody gives this coupon' using errcode = 'QM011'; end if;
    if given.stopped_at is null and not (given.starts_at <= p_now and (given.ends_at is null or given.ends_at > p_now)) then
      raise exception 'the time of the coupon is over, or to come' using errcode = 'QM014';
    end if;
    raise exception 'none of the coupon is left' using errcode = 'QM012';
  end if;
  select coalesce(max(n), 0) + 1 into nth from member_coupon where coupon_id = p_coupon and member_id = p_member;
  if nth > given.most then raise exception 'the member has enough of the coupon' using errcode = 'QM013'; end if;
  ends := case when given.valid_days is null then given.ends_at else p_now + given.valid_days * interval '1 day' end;
  insert into member_coupon (coupon_id, member_id, n, state, starts_at, ends_at, created_at, since, wake_at)
  values (p_coupon, p_member, nth, 'unused', p_now, ends, p_now, p_now, ends) returning id into made;
  insert into member_coupon_event (member_coupon_id, version, event, state, actor, at)
  values (made, 0, 'received', 'unused', 'member', p_now);
  insert into event (member_id, topic, body, at)
  values (p_member, 'coupon', jsonb_build_object('id', made, 'version', 0, 'event', 'received'), p_now);
  return made;
end $$;
revoke execute on function receive_coupon from public;
grant execute on function receive_coupon to quay_app;
