-- A member's account by its name, opened when it is first needed.
create or replace function open_account(p_member integer, p_name text, p_part text default 'available') returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_id bigint;
begin
  loop
    select id into found_id from account where member_id = p_member and name = p_name and part = p_part;
    if found then return found_id; end if;
    insert into account (member_id, name, part, class, currency, amount)
    select p_member, name, p_part, case p_part when 'held' then 'held' else class end, currency, 0
    from account_kind where name = p_name
    on conflict on constraint account_named do nothing
    returning id into found_id;
    if found then return found_id; end if;
    if not exists (select from account_kind where name = p_name) then
      raise exception 'there is no account called %', p_name;
    end if;
  end loop;
end $$;
revoke execute on function open_account from public;
grant execute on function open_account to quay_app;
