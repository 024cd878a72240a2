-- A row of goods is small, for what is said of it lies apart: whoever counts, sorts or picks goods reads little. Only the
-- words of its names are in it, by which the first of many are picked.
alter table goods set (toast_tuple_target = 128);
alter table goods alter column terms set storage external;
alter table goods add column named tsvector not null default '';
alter table goods alter column named set storage plain;
update goods set named = array_to_tsvector(array(select term from unnest(tsvector_to_array(terms)) as term where term like '%=%'));

create index goods_best on goods (shop, sold desc, id desc) where is_on;
drop index goods_of_category;
create index goods_of_category on goods (category_id, shop, is_sold_out, sold desc, id desc) where is_on;
