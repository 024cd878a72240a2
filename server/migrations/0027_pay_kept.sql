-- Until when an order could have been paid, while it waits for something else: it goes on from there.
alter table trade_order add column pay_kept timestamptz;
