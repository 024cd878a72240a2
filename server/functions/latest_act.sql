create or replace function latest_act() returns timestamptz language sql stable set search_path = public, pg_temp as $$
  select nullif(greatest(clock_mark.at, (
    select posting.at from posting where id > posting_id order by id desc limit 1)), '-infinity') from clock_mark;
$$;
