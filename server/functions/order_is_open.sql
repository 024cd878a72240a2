-- An order to which something still happens, besides that it is judged.
create or replace function order_is_open(p_state text) returns boolean language sql immutable parallel safe as $$
  select p_state not in ('completed', 'cancelled');
$$;
