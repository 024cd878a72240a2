-- A new coupon of the house or of a store, as the desk wrote it; what it is for is named by its codes.
create or replace function add_coupon(p_wish jsonb, p_at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one coupon := jsonb_populate_record(null::coupon, p_wish);
  giver integer;
  codes text[] := array(select jsonb_array_elements_text(coalesce(p_wish -> 'of', '[]')));
  ids integer[];
  made integer;
begin
  if p_wish ? 'store' then select id into strict giver from store where code = p_wish ->> 'store'; end if;
  ids := case one.scope
    when 'category' then array(select id from goods_category where code = any(codes) order by id)
    when 'goods' then array(
      select id from goods where code = any(codes) and shop = 'shop' and (giver is null or store_id = giver) order by id)
    else '{}' end;
  if cardinality(ids) <> cardinality(codes) then
    raise exception 'it is for something that nobody sells' using errcode = '23514';
  end if;
  insert into coupon (store_id, names, type, amount, percent, min_amount, scope, scope_ids, total, most, starts_at, ends_at,
    valid_days, created_at)
  values (giver, one.names, one.type, coalesce(one.amount, 0), coalesce(one.percent, 0), one.min_amount, one.scope, ids,
    one.total, one.most, coalesce(one.starts_at, p_at), one.ends_at, one.valid_days, p_at)
  returning id into made;
  return made;
end $$;
revoke execute on function add_coupon from public;
