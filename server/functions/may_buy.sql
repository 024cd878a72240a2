-- Who may be sent an order at this moment: buying, and reachable.
create or replace function may_buy(m merchant, p_now timestamptz, p_hour time) returns boolean language sql stable as $$
  select is_buying(m, p_now, p_hour) and (m.auto_accept or is_seen(m.member_id, p_now))
    and not exists (select from pause where pause.member_id = m.member_id);
$$;
