-- How many of one kind a member bought, or is about to: what was cancelled or given back does not count.
create or replace function bought_of(p_member integer, p_variant integer) returns integer
language sql stable set search_path = public, pg_temp as $$
  select coalesce(sum(line.num), 0)::integer
  from shop_order join shop_order_line line on order_id = shop_order.id
  where member_id = p_member and state <> 'cancelled' and line.variant_id = p_variant and not is_back;
$$;
revoke execute on function bought_of from public;
grant execute on function bought_of to quay_app;
