-- What lists show of goods follows from what is sold of them.
create or replace function goods_follow() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update goods set least_price = found.least, most_price = found.most, least_points = found.points, is_sold_out = found.sold_out
  from (
    select coalesce(min(price), 0) as least, coalesce(max(price), 0) as most, coalesce(min(points), 0) as points,
      coalesce(max(stock), 0) = 0 as sold_out
    from variant where goods_id = new.goods_id and is_on) as found
  where id = new.goods_id and (least_price, most_price, least_points, is_sold_out)
    is distinct from (found.least, found.most, found.points, found.sold_out);
  return null;
end $$;
create or replace trigger goods_follow after insert or update of price, points, stock, is_on on variant
  for each row execute function goods_follow();
