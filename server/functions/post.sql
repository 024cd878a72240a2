-- Posts one step whole and tells the members it touches, in one round trip: rows with a floor are locked in the
-- order of their ids, the legs are worked out one after the other, and everything is written at once. An account
-- without a floor has no version and no head here, and nothing that comes of them. To one whose member is gone comes
-- only what a rule brings from outside.
create or replace function post(
  p_kind text, p_ref text, p_step integer, p_actor text, p_note text, p_at timestamptz,
  p_from bigint[], p_to bigint[], p_amount bigint[], p_settles bigint[] default '{}'
) returns bigint language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  made bigint;
  ids bigint[];
  members integer[];
  names text[];
  classes text[];
  currencies text[];
  amounts bigint[];
  versions bigint[];
  heads bytea[];
  gone boolean[];
  giver text;
  here integer;
  moved bigint;
  places integer[];
  moves bigint[];
  numbers bigint[];
  afters bigint[];
  hashes bytea[];
begin
  insert into posting (kind, ref, step, actor, note, at)
  select p_kind, p_ref, p_step, p_actor, p_note, p_at where not exists (select from halt)
  returning id into made;
  if not found then raise exception 'the books are closed' using errcode = 'QL005'; end if;
  select array_agg(id), array_agg(member_id), array_agg(name), array_agg(class), array_agg(currency), array_agg(amount),
    array_agg(version), array_agg(head), array_agg(closed)
  into ids, members, names, classes, currencies, amounts, versions, heads, gone
  from (
    select * from (
      select id, member_id, name, class, currency, amount, version, head, closed
      from account where id = any (p_from || p_to) and amount is not null order by id for no key update) as floored
    union all
    select id, null, name, class, currency, null, null, null, false
    from account where id = any (p_from || p_to) and amount is null) as touched;
  for leg in 1 .. 2 * cardinality(p_amount) loop
    here := array_position(ids, case leg % 2 when 1 then p_from[(leg + 1) / 2] else p_to[leg / 2] end);
    if leg % 2 = 1 then
      giver := classes[here];
    elsif gone[here] and not exists (
      select from posting_rule where (kind, from_class, to_class) = (p_kind, giver, classes[here]) and to_gone) then
      raise exception 'the member is gone' using errcode = '23514', constraint = 'account_closed';
    end if;
    moved := case leg % 2 when 1 then -p_amount[(leg + 1) / 2] else p_amount[leg / 2] end;
    amounts[here] := amounts[here] + moved;
    versions[here] := versions[here] + 1;
    heads[here] := entry_hash(heads[here], made, leg, ids[here], versions[here], moved, amounts[here]);
    places[leg] := here;
    moves[leg] := moved;
    numbers[leg] := versions[here];
    afters[leg] := amounts[here];
    hashes[leg] := heads[here];
  end loop;
  update account set amount = mine.amount, version = mine.version, head = mine.head
  from unnest(ids, amounts, versions, heads) as mine(id, amount, version, head)
  where account.id = mine.id and mine.amount is not null;
  insert into entry (posting_id, leg, account_id, class, currency, amount, version, before, after, hash)
  select made, leg, ids[place], classes[place], currencies[place], amount, number, after - amount, after, hash
  from unnest(places, moves, numbers, afters, hashes) with ordinality as legs(place, amount, number, after, hash, leg);
  if 'held' = any (classes) then
    insert into hold (posting_id, account_id, amount)
    select made, account_id, sum(amount) from entry
    where entry.posting_id = made and class = 'held' and amount > 0 group by account_id;
  end if;
  if cardinality(p_settles) > 0 then
    insert into hold_end (hold_id, posting_id) select held, made from unnest(p_settles) as held;
  end if;
  insert into event (member_id, topic, body, at)
  select member_id, 'money', jsonb_build_object('accounts', jsonb_agg(distinct name)), p_at
  from unnest(members, names) as touched(member_id, name) where member_id is not null
  group by member_id;
  return made;
end $$;
revoke execute on function post from public;
grant execute on function post to quay_app;
