-- When the password, the phone or the e-mail last changed: withdrawals cool after it, as they do after a new PIN.
alter table member add secured_at timestamptz;
