-- When our team looked at what a member sent: read with every recharge and order that shows a receipt.
create index desk_log_looks on desk_log (subject) where verb = 'look';
