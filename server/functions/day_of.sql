create or replace function day_of(p_now timestamptz) returns date language sql immutable return (p_now at time zone 'UTC')::date;
