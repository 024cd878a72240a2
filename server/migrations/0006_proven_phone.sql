-- A phone number that a member only named is no name to sign in with, and keeps nobody else from proving it.
alter table member drop constraint member_mobile_key;
alter table member add mobile_proven boolean not null default false check (not mobile_proven or mobile is not null);
create unique index member_mobile on member (mobile) where mobile_proven;
