-- Whoever waits at the desk is compared with every name of their accounts, of those they forgot as well.
create index bank_account_member on bank_account (member_id);
