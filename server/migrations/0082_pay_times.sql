-- How long a merchant took from acceptance to payment, in seconds, of the newest twenty-one orders that were completed.
alter table merchant add column pay_times integer[] not null default '{}';
update merchant set pay_times = lately.times
from (
  select merchant_id, array_agg(took order by nth desc) as times
  from (
    select o.merchant_id, row_number() over (partition by o.merchant_id order by o.since desc, o.id desc) as nth,
      extract(epoch from paid.at - accepted.at)::integer as took
    from trade_order o
      cross join lateral (select version, at from order_event where order_id = o.id and event = 'pay' order by version desc limit 1) as paid
      cross join lateral (
        select at from order_event
        where order_id = o.id and event = 'accept' and version < paid.version order by version desc limit 1) as accepted
    where o.state = 'completed' and o.merchant_id is not null) as each
  where nth <= 21 group by merchant_id) as lately
where merchant.member_id = lately.merchant_id;
