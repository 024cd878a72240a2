-- A member's accounts of a currency as their entries left them at a posting.
create or replace function accounts_after(p_member integer, p_currency text, p_sequence bigint)
returns table (name text, available bigint, held bigint) language sql stable set search_path = public, pg_temp as $$
  select name, coalesce(sum(after) filter (where part = 'available'), 0)::bigint, coalesce(sum(after) filter (where part = 'held'), 0)::bigint
  from account, lateral (
    select after from entry
    where account_id = account.id and version is not null and posting_id <= p_sequence
    order by version desc limit 1) as last
  where member_id = p_member and currency = p_currency
  group by name order by name;
$$;
