create table market (
  id integer primary key check (id = 1),
  coin text not null,
  zone text not null,
  match_minutes integer not null check (match_minutes > 0)
);

-- Local times of the market's zone; a closing not after its opening is on the next day.
create table market_hours (
  weekday integer primary key check (weekday between 1 and 7),
  opens time not null,
  closes time not null
);

-- A day that differs; without times it is closed.
create table market_exception (
  day date primary key,
  opens time,
  closes time,
  check ((opens is null) = (closes is null))
);
