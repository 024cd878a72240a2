create or replace function desk_note(
  p_actor text, p_verb text, p_subject text, p_reason text, p_before jsonb, p_after jsonb, p_at timestamptz
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare line desk_log;
begin
  perform pg_advisory_xact_lock(7825011);
  line.at := p_at; line.actor := p_actor; line.verb := p_verb; line.subject := p_subject;
  line.reason := p_reason; line.before := p_before; line.after := p_after;
  line.hash := desk_hash(coalesce((select hash from desk_log order by id desc limit 1), ''), line);
  insert into desk_log (at, actor, verb, subject, reason, before, after, hash)
  values (line.at, line.actor, line.verb, line.subject, line.reason, line.before, line.after, line.hash);
end $$;
revoke execute on function desk_note from public;
grant execute on function desk_note to quay_desk;
