-- What the demo made up of what a share was worth is marked as such.
alter table share_price add column demo boolean not null default false;
