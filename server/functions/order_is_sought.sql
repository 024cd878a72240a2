-- Nobody has said yes to it yet.
create or replace function order_is_sought(p_state text) returns boolean language sql immutable parallel safe as $$
  select p_state in ('matching.searching', 'matching.offered');
$$;
