create or replace function forget_answers(p_before timestamptz, p_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare gone integer;
begin
  update answer_floor set at = p_before where at < p_before;
  with old as (
    select member_id, path, key from money_call where at < p_before order by at limit p_most for update skip locked)
  delete from money_call using old
  where (money_call.member_id, money_call.path, money_call.key) = (old.member_id, old.path, old.key);
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke execute on function forget_answers from public;
grant execute on function forget_answers to quay_app;
