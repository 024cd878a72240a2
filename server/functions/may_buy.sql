-- Who may be sent an order at this moment: taking part, open at this hour, and reachable. It sets nothing and asks no
-- table itself, so that PostgreSQL writes it into the question that asks it, and no merchant costs a call.
create or replace function may_buy(m merchant, p_now timestamptz, p_hour time) returns boolean language sql stable as $$
  select m.state = 'active' and m.price is not null and m.cool_until <= p_now
    and (m.opens is null or case when m.opens < m.closes then p_hour >= m.opens and p_hour < m.closes
      else p_hour >= m.opens or p_hour < m.closes end)
    and (m.auto_accept or is_seen(m.member_id, p_now));
$$;
