-- Whether a member proves a second factor wherever one is asked for. What it asks is asked by match_orders once more, for
-- this would be called for every merchant that is read.
create or replace function has_second(p_member integer) returns boolean language sql stable as $$
  select exists (select from totp where totp.member_id = p_member and proven_at is not null)
    or exists (select from passkey where passkey.member_id = p_member);
$$;
