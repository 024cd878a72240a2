-- Goods as they were wished for, new or instead of what was called so before; variants that the wish does not name are sold
-- no more. What a wish calls by a code is there already.
create or replace function put_goods(p_wish jsonb, p_at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one goods := jsonb_populate_record(null::goods, p_wish - 'terms');
  words tsvector := array_to_tsvector(array(select jsonb_array_elements_text(p_wish -> 'terms')));
  called tsvector := array_to_tsvector(array(
    select term from jsonb_array_elements_text(p_wish -> 'terms') as term where term like '%=%'));
  made integer;
begin
  insert into goods (code, shop, category_id, store_id, motif, texts, options, pictures, is_on, sold, created_at, terms, named)
  values (one.code, one.shop, (select id from goods_category where code = p_wish ->> 'category'),
    (select id from store where code = p_wish ->> 'store'), one.motif, one.texts, coalesce(one.options, '[]'),
    coalesce(one.pictures, '[]'), coalesce(one.is_on, true), coalesce(one.sold, 0), coalesce(one.created_at, p_at), words, called)
  on conflict (code) do update set category_id = excluded.category_id, store_id = excluded.store_id, motif = excluded.motif,
    texts = excluded.texts, options = excluded.options, pictures = excluded.pictures, is_on = excluded.is_on, terms = excluded.terms,
    named = excluded.named
  returning id into made;

  insert into variant as kept (goods_id, picks, price, points, stock, most)
  select made, array(select jsonb_array_elements_text(asked -> 'picks')), (asked ->> 'price')::bigint,
    coalesce((asked ->> 'points')::integer, 0), (asked ->> 'stock')::integer, (asked ->> 'most')::integer
  from jsonb_array_elements(p_wish -> 'variants') as asked
  on conflict (goods_id, picks) do update set price = excluded.price, points = excluded.points, stock = excluded.stock,
    most = excluded.most, is_on = true;
  update variant set is_on = false
  where goods_id = made and is_on and picks not in (
    select array(select jsonb_array_elements_text(asked -> 'picks')) from jsonb_array_elements(p_wish -> 'variants') as asked);

  insert into variant_price (variant_id, since, price, points)
  select id, p_at, price, points from variant
  where goods_id = made and is_on and (price, points) is distinct from (
    select (was.price, was.points) from variant_price was where variant_id = variant.id order by since desc limit 1)
  on conflict do nothing;

  insert into goods_word (locale, word)
  select distinct split_part(term, '=', 1), split_part(term, '=', 2) from jsonb_array_elements_text(p_wish -> 'terms') as term
  where term like '%=%' and length(split_part(term, '=', 2)) > 2
  on conflict do nothing;
  return made;
end $$;
revoke execute on function put_goods from public;
grant execute on function put_goods to quay_desk;
