-- What a member owes the house, by currency: a recharge was taken back after its money was gone, and capital paid the rest.
create or replace function debts_of(p_member integer) returns table (currency text, amount bigint)
language sql stable set search_path = public, pg_temp as $$
  select entry.currency, -sum(entry.amount)::bigint
  from recharge
    join posting on posting.kind = 'recharge_back' and posting.ref = recharge.order_no
    join entry on entry.posting_id = posting.id and entry.class = 'capital' and entry.amount < 0
  where recharge.member_id = p_member and recharge.state = 'reversed'
  group by entry.currency;
$$;
