-- What the first screen asks for at every visit: how fast merchants paid today, and which order of somebody is open.
create index order_event_paid on order_event (at) include (order_id, version, event) where event in ('accept', 'pay');
create index trade_order_open_member on trade_order (member_id, wake_at) where state not in ('completed', 'cancelled');
create index trade_order_open_merchant on trade_order (merchant_id, wake_at) where state not in ('completed', 'cancelled');
