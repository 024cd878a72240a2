-- The latest moment at which the house is known to have acted; postings up to this one are behind it.
create table clock_mark (
  house integer primary key default 1 check (house = 1),
  at timestamptz not null,
  posting_id bigint not null
);
insert into clock_mark (at, posting_id) values ('-infinity', 0);

create function mark_clock(p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update clock_mark set at = p_at where at < p_at;
$$;

create function latest_act() returns timestamptz language sql stable set search_path = public, pg_temp as $$
  select nullif(greatest(clock_mark.at, (
    select posting.at from posting where id > posting_id order by id desc limit 1)), '-infinity') from clock_mark;
$$;

-- Two operators who let the money move again answer for the clock too: nothing later than that has happened.
create function clock_is_right() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update clock_mark set at = new.decided_at, posting_id = (select coalesce(max(id), 0) from posting)
  where latest_act() > new.decided_at;
  return null;
end $$;
create trigger clock_is_right after update of state on desk_request
  for each row when (new.kind = 'resume' and new.state = 'approved') execute function clock_is_right();

-- Answers of calls that moved money are kept from here on.
create table answer_floor (
  house integer primary key default 1 check (house = 1),
  at timestamptz not null
);
insert into answer_floor (at) values ('-infinity');

create function forget_answers(p_before timestamptz, p_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare gone integer;
begin
  update answer_floor set at = p_before where at < p_before;
  with old as (
    select member_id, path, key from money_call where at < p_before order by at limit p_most for update skip locked)
  delete from money_call using old
  where (money_call.member_id, money_call.path, money_call.key) = (old.member_id, old.path, old.key);
  get diagnostics gone = row_count;
  return gone;
end $$;

create index verification_code_over on verification_code (coalesce(ended_at, expires_at));

revoke insert, update, delete on clock_mark, answer_floor from quay_app;
revoke execute on function mark_clock, forget_answers from public;
grant execute on function mark_clock, forget_answers to quay_app;
