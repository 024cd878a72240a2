-- Decides what another operator asked for, and does it in the same moment; the maker alone may only take it back.
-- A ruling, an expulsion, orders of a venture that are cancelled, what becomes of a recharge, a withdrawal, a held
-- transfer or a return, and what goods cost are carried out by whoever decides them, in the same transaction.
create or replace function desk_decide(p_checker integer, p_request bigint, p_kind text, p_approves boolean, p_at timestamptz)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked desk_request;
  was jsonb;
  became jsonb := '{}';
  posted bigint;
begin
  select * into asked from desk_request
  where id = p_request and kind = p_kind and state = 'open' and expires_at > p_at for update;
  if not found then raise exception 'nothing open has this number' using errcode = 'QD001'; end if;
  if p_approves then
    case asked.kind
      when 'manual' then
        posted := desk_post(asked, p_at);
        select jsonb_build_object('amount', before::text), jsonb_build_object('amount', after::text) into was, became
        from entry where posting_id = posted and class = 'member';
      when 'thaw' then
        delete from frozen where member_id = (asked.body ->> 'member')::integer returning to_jsonb(frozen) into was;
        if found then perform tell_member((asked.body ->> 'member')::integer, 'freeze.lifted', 'freeze', '{}', p_at); end if;
      when 'lift' then
        delete from pause where member_id = (asked.body ->> 'member')::integer returning to_jsonb(pause) - 'lift_to' into was;
        if found then perform tell_member((asked.body ->> 'member')::integer, 'freeze.lifted', 'freeze', '{}', p_at); end if;
      when 'resume' then delete from halt returning to_jsonb(halt) into was;
      when 'operator' then
        insert into operator (email, name, password_hash, created_at)
        values (asked.subject, asked.body ->> 'name', asked.body ->> 'password_hash', p_at);
      when 'terms' then
        was := case asked.subject
          when 'cash' then desk_cash_terms(asked, p_at)
          when 'shop' then desk_shop_terms(asked, p_at)
          else desk_terms(asked, p_at) end;
        became := asked.body;
      when 'channel' then
        was := desk_channel(asked);
        became := asked.body;
      when 'centre' then
        was := desk_centre(asked, p_at);
        became := asked.body;
      when 'venture' then
        select venture.was, asked.body - 'wish' || jsonb_build_object('posting', venture.posted)
          || case asked.body ->> 'act' when 'change' then (asked.body ->> 'wish')::jsonb else '{}' end into was, became
        from desk_venture(asked, p_at) as venture;
      when 'shares' then
        if asked.body ->> 'act' in ('add', 'change', 'reopen') then was := desk_equity(asked, p_at);
        else perform desk_shares(asked, p_at); end if;
        became := asked.body - 'wish'
          || case asked.body ->> 'act' when 'change' then (asked.body ->> 'wish')::jsonb else '{}' end;
      when 'pool' then became := asked.body || jsonb_build_object('posting', desk_pool(asked, p_at));
      when 'coupon' then became := asked.body - 'wish'
        || jsonb_build_object('coupon', add_coupon((asked.body ->> 'wish')::jsonb - 'store', p_at));
      when 'factor' then was := desk_app_off((asked.body ->> 'operator')::integer);
      when 'ruling', 'expel', 'cash', 'held', 'goods', 'refund' then became := asked.body;
    end case;
  end if;
  update desk_request set state = case when p_approves then 'approved' else 'refused' end,
    checker_id = p_checker, decided_at = p_at, posting_id = posted, body = body - 'password_hash' where id = p_request;
  perform desk_note((select email from operator where id = p_checker),
    asked.kind || case when p_approves then ' approve' else ' refuse' end, asked.subject, asked.reason, was,
    jsonb_strip_nulls(jsonb_build_object('request', asked.id, 'posting', posted) || became), p_at);
  return posted;
end $$;
revoke execute on function desk_decide from public;
grant execute on function desk_decide to quay_desk;
