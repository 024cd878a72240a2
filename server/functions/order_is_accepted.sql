-- A merchant has said yes, and the coins have not gone yet.
create or replace function order_is_accepted(p_state text) returns boolean language sql immutable parallel safe as $$
  select p_state in ('awaiting_payment.due', 'awaiting_payment.late', 'paid', 'disputed.open', 'disputed.review', 'disputed.proposed');
$$;
