-- A withdrawal whose money is set aside: nothing of it was paid yet, or given back.
create or replace function withdrawal_is_open(p_state text) returns boolean language sql immutable parallel safe as $$
  select p_state in ('cooling', 'queued', 'in_review', 'processing.sending', 'processing.errored');
$$;
