-- What coins are worth is recorded by whoever says it, and stays as it was said: robots are reckoned by it. What a sandbox
-- or the demo made up is marked as such.
alter table price add column demo boolean not null default false;
create trigger price_is_kept before update or delete or truncate on price execute function ledger_is_kept();
revoke update, delete on price from quay_app;
