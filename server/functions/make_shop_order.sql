-- Makes an order of exactly what was shown: the key, the pieces, what pools promise, the points that are set aside, the
-- order, its lines, its coupon, the news of it and the answer kept under its key are one statement. What else it was worked
-- out of was read a moment before; pieces, prices, the most of one kind, points, pools and the coupon are taken here, so two
-- orders cannot both have the last of them. Everybody takes pieces in one order, goods by goods: what a list says of goods
-- changes with their stock.
create or replace function make_shop_order(
  p_path text, p_key text, p_fields bytea, p_order jsonb, p_lines jsonb, p_cart bigint[], p_unpaid_most integer,
  p_reply jsonb, p_now timestamptz
) returns jsonb language plpgsql
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  answer jsonb;
  asked shop_order := jsonb_populate_record(null::shop_order, p_order);
  lines shop_order_line[] := array(select line from jsonb_populate_recordset(null::shop_order_line, p_lines) as line);
  wanted shop_order_line;
  made integer;
  posted bigint;
  held bigint;
  held_version integer;
begin
  answer := take_key(asked.member_id, p_path, p_key, p_fields, p_now);
  if answer is not null then return answer; end if;
  perform from member where id = asked.member_id for no key update;
  if exists (select from frozen where member_id = asked.member_id and (until_at is null or until_at > p_now)) then
    raise exception 'the member is frozen' using errcode = 'QM004';
  end if;
  if (select count(*) from shop_order where member_id = asked.member_id and state = 'unpaid') >= p_unpaid_most then
    raise exception 'enough is unpaid' using errcode = 'QM010';
  end if;
  for wanted in select * from unnest(lines) order by goods_id, variant_id loop
    update variant set stock = stock - wanted.num
    where id = wanted.variant_id and stock >= wanted.num and (price, points) = (wanted.price, wanted.points_price)
      and is_on;
    if not found or exists (
      select from variant
      where id = wanted.variant_id and most is not null
        and most < wanted.num + bought_of(asked.member_id, wanted.variant_id)) then
      raise exception 'it is less, or costs something else, by now' using errcode = 'QM002';
    end if;
  end loop;
  if asked.reserved > 0 then
    if hold_pool((select id from account where member_id is null and name = 'pool:EUR:points'))
      < asked.reserved + (select coalesce(sum(reserved), 0) from shop_order where reserved > 0) then
      raise exception 'the pool is promised' using errcode = 'QM002';
    end if;
  end if;
  if asked.cut_reserved > 0 then
    if hold_pool((select id from account where member_id is null and name = 'pool:EUR:coupon'))
      < asked.cut_reserved + (select coalesce(sum(cut_reserved), 0) from shop_order where cut_reserved > 0) then
      raise exception 'the pool is promised' using errcode = 'QM002';
    end if;
  end if;
  if asked.points > 0 then
    posted := post('hold', asked.order_no, 0, 'member', '', p_now, array[open_account(asked.member_id, 'points')],
      array[open_account(asked.member_id, 'points', 'held')], array[asked.points::bigint]);
    select id into held from hold where posting_id = posted;
  end if;
  insert into shop_order (order_no, member_id, store_id, seller_id, shop, state, delivery, address, remark, goods,
    carriage, worth, cut, cut_by, member_coupon_id, pay, points, terms, reserved, cut_reserved, hold_id, created_at, since,
    due_at, wake_at)
  values (asked.order_no, asked.member_id, asked.store_id, asked.seller_id, asked.shop, asked.state, asked.delivery,
    asked.address, asked.remark, asked.goods, asked.carriage, asked.worth, asked.cut, asked.cut_by,
    asked.member_coupon_id, asked.pay, asked.points, asked.terms, asked.reserved, asked.cut_reserved, held,
    p_now, p_now, asked.due_at, asked.due_at)
  returning id into made;
  insert into shop_order_line (order_id, goods_id, variant_id, texts, num, price, points_price, cash, worth, cut, points)
  select made, goods_id, variant_id, texts, num, price, points_price, cash, worth, cut, points from unnest(lines);
  if asked.member_coupon_id is not null then
    update member_coupon set state = 'held', version = version + 1, order_id = made, since = p_now, wake_at = null
    where id = asked.member_coupon_id and member_id = asked.member_id and state = 'unused' and starts_at <= p_now
      and ends_at > p_now
    returning version into held_version;
    if not found then raise exception 'the coupon is held, used or over by now' using errcode = 'QM002'; end if;
    insert into member_coupon_event (member_coupon_id, version, event, state, actor, at)
    values (asked.member_coupon_id, held_version, 'hold', 'held', 'member', p_now);
    insert into event (member_id, topic, body, at)
    values (asked.member_id, 'coupon',
      jsonb_build_object('id', asked.member_coupon_id, 'version', held_version, 'event', 'hold'), p_now);
  end if;
  insert into shop_order_event (order_id, version, event, state, actor, at)
  values (made, 0, 'made', asked.state, 'member', p_now);
  insert into event (member_id, topic, body, at)
  values (asked.member_id, 'shop-order', jsonb_build_object('order_no', asked.order_no, 'version', 0, 'event', 'made'), p_now);
  delete from cart_line where member_id = asked.member_id and id = any (p_cart);
  answer := p_reply || jsonb_build_object('id', made);
  perform keep_answer(asked.member_id, p_path, p_key, answer);
  return answer;
end $$;
revoke execute on function make_shop_order from public;
grant execute on function make_shop_order to quay_app;
