create or replace function keep_answer(p_member integer, p_path text, p_key text, p_reply jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  update money_call set reply = p_reply where member_id = p_member and path = p_path and key = p_key and reply is null;
$$;
revoke execute on function keep_answer from public;
grant execute on function keep_answer to quay_app;
