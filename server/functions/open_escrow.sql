-- Opens an account of its own for what an order holds in one currency: one of the trade, one of the shop, or what a
-- member put in.
create or replace function open_escrow(p_order_no text, p_currency text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare opened bigint;
begin
  if not (p_order_no ~ '^T\d{10}$' and p_currency in ('COIN', 'EUR')
    or p_order_no ~ '^I\d{10}$' and p_currency in ('COIN', 'EUR', 'USDT')
    or p_order_no ~ '^S\d{10}$' and p_currency in ('EUR', 'POINTS')) then
    raise exception 'an escrow is not called that' using errcode = 'QL006';
  end if;
  insert into account (name, class, currency, amount) values ('escrow:' || p_order_no || ':' || p_currency, 'escrow', p_currency, 0)
  on conflict on constraint account_named do update set name = excluded.name
  returning id into opened;
  return opened;
end $$;
revoke execute on function open_escrow from public;
grant execute on function open_escrow to quay_app;
