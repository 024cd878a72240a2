create or replace function desk_hash(p_last bytea, p_line desk_log) returns bytea language sql stable
return sha256(p_last || convert_to(jsonb_build_array(
  extract(epoch from p_line.at), p_line.actor, p_line.verb, p_line.subject, p_line.reason, p_line.before, p_line.after)::text, 'UTF8'));
