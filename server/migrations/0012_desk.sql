-- The operators' desk has a role of its own: what it may do beyond reading, it does by the functions below.
do $$ begin
  begin
    create role quay_desk nologin;
  exception when duplicate_object or unique_violation then null;
  end;
  grant quay_app to quay_desk;
  execute format('grant quay_desk to %I', current_user);
end $$;

-- Which books these are: an anchor that is kept outside belongs to one.
create table book (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  single boolean not null unique default true check (single)
);
insert into book default values;

-- What all accounts were at one moment: everything up to a posting, and nothing after it.
create table anchor (
  posting_id bigint primary key check (posting_id > 0),
  root bytea not null check (length(root) = 32),
  at timestamptz not null
);
create trigger anchor_is_kept before update or delete or truncate on anchor execute function ledger_is_kept();

create table audit_run (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  whole boolean not null,
  upto bigint not null,
  took_ms integer not null,
  findings jsonb not null default '[]'
);

-- Members whose money calls are refused; what others send them still arrives.
create table frozen (
  member_id integer primary key references member,
  reason text not null check (length(reason) between 3 and 200),
  since timestamptz not null,
  operator_id integer not null references operator
);

-- What one operator asks for and another one decides.
create table desk_request (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('manual', 'thaw', 'resume', 'operator')),
  subject text not null,
  body jsonb not null default '{}',
  reason text not null check (length(reason) between 3 and 200),
  maker_id integer not null references operator,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  state text not null default 'open' check (state in ('open', 'approved', 'refused')),
  checker_id integer references operator,
  decided_at timestamptz,
  posting_id bigint unique references posting,
  constraint desk_four_eyes check (state <> 'approved' or checker_id <> maker_id),
  check ((state = 'open') = (checker_id is null) and (state = 'open') = (decided_at is null)),
  check ((posting_id is not null) = (kind = 'manual' and state = 'approved'))
);
create index desk_request_open on desk_request (kind, id) where state = 'open';

-- Everything done at the desk, each line under the hash of the one before.
create table desk_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  verb text not null,
  subject text not null,
  reason text not null,
  before jsonb,
  after jsonb,
  hash bytea not null check (length(hash) = 32)
);
create trigger desk_log_is_kept before update or delete or truncate on desk_log execute function ledger_is_kept();

create function desk_hash(p_last bytea, p_line desk_log) returns bytea language sql stable
return sha256(p_last || convert_to(jsonb_build_array(
  extract(epoch from p_line.at), p_line.actor, p_line.verb, p_line.subject, p_line.reason, p_line.before, p_line.after)::text, 'UTF8'));

create function desk_note(
  p_actor text, p_verb text, p_subject text, p_reason text, p_before jsonb, p_after jsonb, p_at timestamptz
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare line desk_log;
begin
  perform pg_advisory_xact_lock(7825011);
  line.at := p_at; line.actor := p_actor; line.verb := p_verb; line.subject := p_subject;
  line.reason := p_reason; line.before := p_before; line.after := p_after;
  line.hash := desk_hash(coalesce((select hash from desk_log order by id desc limit 1), ''), line);
  insert into desk_log (at, actor, verb, subject, reason, before, after, hash)
  values (line.at, line.actor, line.verb, line.subject, line.reason, line.before, line.after, line.hash);
end $$;

-- The last posting of a moment at which none was under way: whatever has a lower number is in the books for good.
create function cut_books() returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table posting in share mode;
  return (select coalesce(max(id), 0) from posting);
end $$;

-- Anybody may stop the money; only two operators let it move again.
create function close_books(p_reason text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into halt (reason, since) values (p_reason, p_at) on conflict do nothing;
  if found then perform desk_note('the house', 'halt', 'books', p_reason, null, null, p_at); end if;
  return found;
end $$;

create function desk_halt(p_operator integer, p_reason text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into halt (reason, since) values (p_reason, p_at) on conflict do nothing;
  if not found then raise exception 'the books are closed already' using errcode = 'QD003'; end if;
  perform desk_note((select email from operator where id = p_operator), 'halt', 'books', p_reason, null, null, p_at);
end $$;

create function desk_freeze(p_operator integer, p_member integer, p_reason text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into frozen (member_id, reason, since, operator_id) values (p_member, p_reason, p_at, p_operator) on conflict do nothing;
  if not found then raise exception 'the member is frozen already' using errcode = 'QD003'; end if;
  perform desk_note((select email from operator where id = p_operator), 'freeze', (select user_no from member where id = p_member),
    p_reason, null, null, p_at);
end $$;

-- The first two operators are added as they come; from then on it takes two to add another.
create function desk_add_operator(p_by integer, p_email text, p_name text, p_hash text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare here bigint;
begin
  perform pg_advisory_xact_lock(7825011);
  select count(*) into here from operator;
  if here > 1 or (here = 1 and p_by is null) then raise exception 'it takes two operators' using errcode = 'QD002'; end if;
  insert into operator (email, name, password_hash, created_at) values (p_email, p_name, p_hash, p_at);
  perform desk_note(coalesce((select email from operator where id = p_by), 'nobody yet'), 'operator add', p_email, 'The first two.',
    null, jsonb_build_object('name', p_name), p_at);
end $$;

create function desk_propose(
  p_maker integer, p_kind text, p_subject text, p_body jsonb, p_reason text, p_at timestamptz
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare made bigint;
begin
  insert into desk_request (kind, subject, body, reason, maker_id, made_at, expires_at)
  values (p_kind, p_subject, p_body, p_reason, p_maker, p_at, p_at + interval '24 hours') returning id into made;
  perform desk_note((select email from operator where id = p_maker), p_kind || ' propose', p_subject, p_reason, null,
    jsonb_build_object('request', made) || (p_body - 'password_hash'), p_at);
  return made;
end $$;

-- Posts money that came or went outside the house, as two operators agreed.
create function desk_post(p_request desk_request, p_at timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  theirs bigint := open_account((p_request.body ->> 'member')::integer, p_request.body ->> 'account');
  outside bigint := (select house.id from account house join account own using (currency) where own.id = theirs and house.class = 'outside');
  comes boolean := p_request.body ->> 'direction' = 'in';
  posted bigint;
begin
  posted := post('manual', 'manual-' || p_request.id, 0, 'operator', p_request.reason, p_at,
    array [case when comes then outside else theirs end], array [case when comes then theirs else outside end],
    array [(p_request.body ->> 'amount')::bigint]);
  return posted;
end $$;

-- Decides what another operator asked for, and does it in the same moment; the maker alone may only take it back.
create function desk_decide(p_checker integer, p_request bigint, p_kind text, p_approves boolean, p_at timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
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
    end case;
  end if;
  update desk_request set state = case when p_approves then 'approved' else 'refused' end,
    checker_id = p_checker, decided_at = p_at, posting_id = posted, body = body - 'password_hash' where id = p_request;
  perform desk_note((select email from operator where id = p_checker),
    asked.kind || case when p_approves then ' approve' else ' refuse' end, asked.subject, asked.reason, was,
    jsonb_strip_nulls(jsonb_build_object('request', asked.id, 'posting', posted) || became), p_at);
  return posted;
end $$;

-- A quote is used by a call that moves money, and by nothing else.
create function member_is_free() returns trigger language plpgsql as $$
begin
  if exists (select from public.frozen where member_id = new.member_id) then
    raise exception 'the member is frozen' using errcode = 'QM004';
  end if;
  return new;
end $$;
create trigger quote_of_free_member before update of used_at on quote
  for each row when (new.used_at is not null) execute function member_is_free();

create function operator_is_of_desk() returns trigger language plpgsql as $$
begin
  if current_user in ('quay_app', 'quay_desk') and not new.demo then
    raise exception 'operators are added at the desk' using errcode = 'QD002';
  end if;
  return new;
end $$;
create trigger operator_is_of_desk before insert on operator for each row execute function operator_is_of_desk();

revoke insert, update, delete on book, anchor, audit_run, frozen, desk_request, desk_log from quay_app;
revoke update, delete on operator from quay_app;
grant insert on anchor, audit_run to quay_app;
revoke execute on function
  desk_note, cut_books, close_books, desk_halt, desk_freeze, desk_add_operator, desk_propose, desk_post, desk_decide from public;
grant execute on function cut_books, close_books to quay_app;
grant execute on function desk_note, desk_halt, desk_freeze, desk_add_operator, desk_propose, desk_decide to quay_desk;
