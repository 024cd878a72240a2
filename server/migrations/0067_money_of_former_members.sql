-- What still comes from outside for somebody who is gone waits on their closed account, which takes nothing else.
alter table posting_rule add column to_gone boolean not null default false;
update posting_rule set to_gone = true
where kind in ('recharge', 'withdrawal_back', 'surplus') and to_class = 'member';
alter table account drop constraint account_closed;
create index account_of_gone on account (member_id) where closed;
