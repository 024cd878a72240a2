-- Up to where what happened is forgotten: whoever asks from further back is told that there is a gap.
create table event_floor (
  house integer primary key default 1 check (house = 1),
  xact xid8 not null,
  id bigint not null
);
insert into event_floor (xact, id) values ('0', 0);
create index event_at on event (at);
