-- Whether somebody has had the house open within the last five minutes.
create or replace function is_seen(p_member integer, p_now timestamptz) returns boolean language sql stable as $$
  select exists (
    select from session where member_id = p_member and revoked_at is null and seen_at > p_now - interval '300 seconds');
$$;
