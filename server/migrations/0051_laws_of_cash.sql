-- Who agreed to a move of a withdrawal, where it took two.
alter table withdrawal_event add column second_id integer references operator;

-- How deep a deposit lay when it was credited, in blocks.
alter table deposit add column depth integer check (depth > 0);

-- What was paid is found on a statement by what the bank calls it.
create index bank_entry_ref on bank_entry (ref);
