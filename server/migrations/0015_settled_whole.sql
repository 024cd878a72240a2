-- Whatever says that it settles what was set aside also takes it, all of it.
create function hold_is_spent() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare aside bigint;
begin
  select account_id into aside from hold where id = new.hold_id;
  if (select coalesce(sum(hold.amount), 0) from hold_end join hold on hold.id = hold_id
    where hold_end.posting_id = new.posting_id and hold.account_id = aside) <> (
    select coalesce(-sum(amount), 0) from entry
    where posting_id = new.posting_id and account_id = aside and amount < 0) then
    raise exception 'posting % settles what it does not take', new.posting_id using errcode = 'QL003';
  end if;
  return null;
end $$;
create constraint trigger hold_is_spent after insert on hold_end deferrable initially deferred
  for each row execute function hold_is_spent();
