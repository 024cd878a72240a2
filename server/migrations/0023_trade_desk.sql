-- Which operator looks into a dispute now, for as long as the order's lease runs.
create table order_lease (
  order_id integer primary key references trade_order,
  operator_id integer not null references operator,
  since timestamptz not null
);

alter table order_split add constraint order_split_four_eyes check (second_id <> operator_id);

create index trade_order_bound on trade_order (merchant_id)
  where rail = 'bank' and state not in ('completed', 'cancelled');
create index trade_order_disputed on trade_order (since) where state like 'disputed.%';
create index merchant_state on merchant (state, changed_at);

alter table desk_request drop constraint desk_request_kind_check;
alter table desk_request add constraint desk_request_kind_check check (kind in
  ('manual', 'thaw', 'resume', 'operator', 'ruling', 'terms'));

-- New terms are the last ones with what two operators agreed to change. They hold a moment later than anybody's clock
-- shows, so that nothing under way begins by the one and goes on by the other.
create function desk_terms(p_request desk_request, p_at timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last trade_terms;
  made trade_terms;
begin
  select * into strict last from trade_terms order by since desc limit 1;
  made := jsonb_populate_record(last, p_request.body || jsonb_build_object(
    'since', greatest(p_at, latest_act(), last.since) + interval '5 seconds'));
  insert into trade_terms select made.*;
  return (select jsonb_object_agg(key, to_jsonb(last) -> key) from jsonb_object_keys(p_request.body) as key);
end $$;

-- Decides what another operator asked for, and does it in the same moment; the maker alone may only take it back.
-- A ruling is carried out by whoever decides it, in the same transaction.
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
      when 'resume' then delete from halt returning to_jsonb(halt) into was;
      when 'operator' then
        insert into operator (email, name, password_hash, created_at)
        values (asked.subject, asked.body ->> 'name', asked.body ->> 'password_hash', p_at);
      when 'terms' then
        was := desk_terms(asked, p_at);
        became := asked.body;
      when 'ruling' then became := asked.body;
    end case;
  end if;
  update desk_request set state = case when p_approves then 'approved' else 'refused' end,
    checker_id = p_checker, decided_at = p_at, posting_id = posted, body = body - 'password_hash' where id = p_request;
  perform desk_note((select email from operator where id = p_checker),
    asked.kind || case when p_approves then ' approve' else ' refuse' end, asked.subject, asked.reason, was,
    jsonb_strip_nulls(jsonb_build_object('request', asked.id, 'posting', posted) || became), p_at);
  return posted;
end $$;

revoke update on order_split from quay_app;
revoke insert, update, delete on order_lease from quay_app;
grant insert, update, delete on order_lease to quay_desk;
revoke execute on function desk_terms from public;
