-- Who takes part at this moment and is open at this hour. It sets nothing and asks no table, so that PostgreSQL writes it
-- into the question that asks it, and no merchant costs a call.
create or replace function is_buying(m merchant, p_now timestamptz, p_hour time) returns boolean language sql stable as $$
  select m.state = 'active' and m.price is not null and m.cool_until <= p_now
    and (m.opens is null or case when m.opens < m.closes then p_hour >= m.opens and p_hour < m.closes
      else p_hour >= m.opens or p_hour < m.closes end);
$$;
