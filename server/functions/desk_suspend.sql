-- One operator is enough to stop a venture: nothing of it is bought or paid until two let it go on.
create or replace function desk_suspend(p_operator integer, p_venture integer, p_text text, p_reason text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare named text;
begin
  perform wake_investments(p_venture, '{running,suspended.pool}', p_at);
  update venture set suspended_at = p_at, suspended_text = p_text, changed_at = p_at
  where id = p_venture and suspended_at is null returning code into named;
  if not found then raise exception 'the venture is suspended already' using errcode = 'QD001'; end if;
  perform desk_note((select email from operator where id = p_operator), 'venture suspend', named, p_reason, null,
    jsonb_build_object('text', p_text), p_at);
end $$;
revoke execute on function desk_suspend from public;
grant execute on function desk_suspend to quay_desk;
