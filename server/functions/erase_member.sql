-- Everything of a member who is let go that names them goes, in one transaction: what is theirs alone is deleted, what the books or
-- others need stays without a name, and their key is destroyed, so that sealed texts are read by nobody. Gives the names
-- of their pictures, and of those that others showed in their orders: the files go after the commit.
create or replace function erase_member(p_member integer, p_mark bytea, p_at timestamptz) returns setof text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- What stands where a name stood.
  former text := '--';
  orders integer[];
  accounts bigint[];
  quotes text[];
  pictures integer[];
begin
  perform from member where id = p_member and deleted_at is not null and erased_at is null for update;
  if not found then return; end if;
  orders := array(select id from trade_order where member_id = p_member or merchant_id = p_member);
  accounts := array(select id from account where member_id = p_member);
  pictures := array(
    select id from attachment where member_id = p_member
    union
    select attachment.id from attachment join (
      select right(jsonb_array_elements_text(images), 32) as name from order_statement where order_id = any (orders)
      union
      select right(jsonb_array_elements_text(payment -> 'proof'), 32) from trade_order where id = any (orders) and payment is not null
    ) as shown using (name));

  update member_key set wrapped = null, destroyed_at = p_at where member_id = p_member;
  insert into member_key (member_id, wrapped, made_at, destroyed_at) values (p_member, null, p_at, p_at) on conflict do nothing;
  if p_mark is not null then insert into former_username values (p_mark) on conflict do nothing; end if;

  delete from push_due using push_subscription
  where subscription_id = push_subscription.id and push_subscription.member_id = p_member;
  delete from push_subscription where member_id = p_member;
  delete from session where member_id = p_member;
  delete from device where member_id = p_member;
  delete from pin where member_id = p_member;
  delete from totp where member_id = p_member;
  delete from passkey where member_id = p_member;
  delete from recovery_code where member_id = p_member;
  delete from second_ticket where member_id = p_member;
  delete from pause where member_id = p_member;
  delete from email_change where member_id = p_member;
  delete from undo where member_id = p_member;
  delete from address where member_id = p_member;
  delete from cart_line where member_id = p_member;
  delete from goods_visit where member_id = p_member;
  -- Coupons stay, for as many are taken; nobody is shown them any more.
  delete from shown_code using member_coupon own where member_coupon_id = own.id and own.member_id = p_member;
  with ended as (
    update member_coupon set state = 'expired', version = version + 1, since = p_at, wake_at = null
    where member_id = p_member and state = 'unused' returning id, version)
  insert into member_coupon_event (member_coupon_id, version, event, state, actor, at)
  select id, version, 'expire', 'expired', 'system', p_at from ended;
  -- Its number opens the page of its carrier, and what was said of it leads to a door.
  delete from parcel_trace using parcel join shop_order on shop_order.id = order_id
  where parcel_id = parcel.id and member_id = p_member;
  update parcel set tracking_no = 'GONE-' || lpad(parcel.id::text, 10, '0'), wake_at = null
  from shop_order where shop_order.id = order_id and member_id = p_member;
  delete from placement where p_member in (member_id, centre_id, parent_id);
  delete from watchword where member_id = p_member;
  delete from member_role where member_id = p_member;
  delete from mini_handle using mini_identity where mini_handle.openid = mini_identity.openid and member_id = p_member;
  delete from mini_identity where member_id = p_member;
  delete from member_notice where member_id = p_member;
  delete from event where member_id = p_member;
  delete from trade_pause where member_id = p_member;
  delete from frozen where member_id = p_member;
  delete from proof_leaf where member_id = p_member;
  delete from proof_secret where member_id = p_member;
  delete from allowance where key ~ ('^[a-z-]+:' || p_member || '(:|$)');

  delete from attachment_viewer where attachment_id = any (pictures) or member_id = p_member;
  delete from recharge_proof where attachment_id = any (pictures);
  delete from refund_picture where attachment_id = any (pictures);
  delete from merchant_picture where attachment_id = any (pictures) or member_id = p_member;

  -- Movements at our bank that were theirs, by what they became, what they said, or whose account they name.
  delete from bank_entry_words words using bank_entry_words about
    left join recharge on recharge.member_id = p_member and (recharge.outside_ref = about.ref
      or position(recharge.reference in upper(about.text || ' ' || about.end_to_end)) > 0
      or (recharge.payer_name <> '' and lower(recharge.payer_name) = lower(about.party)))
    left join withdrawal on withdrawal.member_id = p_member and (withdrawal.outside_ref = about.ref
      or position(withdrawal.order_no in about.end_to_end || ' ' || about.text) > 0)
  where (words.iban, words.ref) = (about.iban, about.ref)
    and (recharge.id is not null or withdrawal.id is not null or about.party_iban in (
      select version.iban from bank_account_version version join bank_account on bank_account.id = bank_account_id
      where member_id = p_member));

  update bank_account set version = version + 1, first_name = former, last_name = former,
    iban = 'XX00' || lpad(id::text, 11, '0'), swift = 'XXXXXXXX', bank_id = null, bank_name = former, country = 'XX',
    address = former, is_default = false, dropped_at = coalesce(dropped_at, p_at)
  where member_id = p_member;
  delete from bank_account_version using bank_account where bank_account_id = bank_account.id and member_id = p_member;
  update payout_address set label = '', is_default = false, dropped_at = coalesce(dropped_at, p_at),
    address = case network when 'TRC20' then 'T' || repeat('1', 33) else '0x' || repeat('0', 40) end
  where member_id = p_member;

  update withdrawal set dest = case method
    when 'bank' then jsonb_build_object('method', 'bank', 'name', former, 'bank_name', former, 'iban', '', 'swift', '')
    else jsonb_build_object('method', 'usdt', 'network', dest -> 'network', 'address', '', 'label', '') end,
    reason = case when reason = '' then '' else 'other' end, text = ''
  where member_id = p_member;
  update recharge set payer_name = '', text = '' where member_id = p_member;
  update trade_order set phrase_hash = case when phrase_hash is not null then '' end,
    payee = case when payee is not null then jsonb_build_object('name', former, 'bank_name', former, 'iban', '', 'swift', '') end
  where member_id = p_member;
  update trade_order set payment = payment
      || jsonb_build_object('reference', '', 'proof', '[]'::jsonb)
      || case when merchant_id = p_member then '{"payer_name": ""}'::jsonb else '{}' end
  where id = any (orders) and payment is not null;
  update order_split set text = '', reason = '' where order_id = any (orders);
  update merchant set name = former, contact = former, reject_reason = '' where member_id = p_member;
  update merchant_event set reason = '' where member_id = p_member;
  update service_centre set region = former where member_id = p_member;
  update cancellation set wish = '', text = '' where member_id = p_member;
  update account_opening set numbers = '{}' where member_id = p_member or centre_id = p_member;
  update desk_request set reason = '(erased)', body = body - 'text'
  where body -> 'member' = to_jsonb(p_member) or subject in (
    select user_no from member where id = p_member union all
    select merchant_no from merchant where member_id = p_member union all
    select center_no from service_centre where member_id = p_member union all
    select order_no from trade_order where id = any (orders) union all
    select order_no from recharge where member_id = p_member union all
    select order_no from withdrawal where member_id = p_member union all
    select order_no from shop_order where member_id = p_member);

  -- Answers that calls gave, and quotes: of theirs only what the audit asks for remains, in those of others nobody is named.
  quotes := array(select quote_no from quote where member_id <> p_member and to_accounts && accounts);
  update quote set note = '', says = '{}', plan = null where member_id = p_member;
  update quote set note = '', says = says - 'receiver' where quote_no = any (quotes);
  update money_call set reply = case when reply ? 'posting' then jsonb_build_object('posting', reply -> 'posting') else '{}' end
  where member_id = p_member and reply is not null;
  update money_call set reply = reply #- '{says,receiver}' where quote_no = any (quotes) and reply is not null;
  update money_call set reply = reply || '{"payee": null, "payment": null, "dispute": null}'
  where reply ->> 'order_no' in (select order_no from trade_order where id = any (orders));
  update money_call set reply = regexp_replace(
    reply::text, '"merchant_name": "(\\.|[^"\\])*"', '"merchant_name": "' || former || '"', 'g')::jsonb
  where coalesce(reply ->> 'order_no', reply #>> '{order,order_no}') in (select order_no from trade_order where merchant_id = p_member);

  update member set email = 'erased-' || id || '@erased.invalid', mobile = null, mobile_proven = false, username = null,
    nickname = former, avatar = '', gender = 'unset', password_hash = 'erased', cancel_requested_at = null,
    invite_code = upper(left(md5(random()::text || p_member), 12)), erased_at = p_at
  where id = p_member;
  return query with gone as (delete from attachment where id = any (pictures) returning name)
    insert into former_picture select name from gone on conflict do nothing returning former_picture.name;
end $$;
revoke execute on function erase_member from public;
grant execute on function erase_member to quay_app, quay_desk;
