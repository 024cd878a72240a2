-- Whether a line is bought at the next check-out.
alter table cart_line add column selected boolean not null default true;
