-- Tickets of statements that were used: each fetches one file once. A row may go when its ticket is over anyway.
create table spent_ticket (
  seal bytea primary key,
  dies_at timestamptz not null
);
create index spent_ticket_dies on spent_ticket (dies_at);
