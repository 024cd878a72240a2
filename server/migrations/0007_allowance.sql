alter table allowance drop constraint allowance_spent_at_check;
alter table allowance add check (cardinality(spent_at) <= 1000);
