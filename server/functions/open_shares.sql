-- A currency for the shares of an equity or of a fund: where they come from, what the house has of them, and the account
-- that a member has of them. There are none before two operators issue some.
create or replace function open_shares(p_currency text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into currency (code, scale, issued) values (p_currency, 4, true);
  insert into account_kind (name, currency, class) values (p_currency, p_currency, 'member');
  insert into account (name, class, currency, amount)
  values ('outside:' || p_currency, 'outside', p_currency, null), ('capital:' || p_currency, 'capital', p_currency, 0);
end $$;
revoke execute on function open_shares from public;
