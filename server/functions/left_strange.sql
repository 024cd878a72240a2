-- What of a quote goes to strangers while it is in doubt who acts, in cents.
create or replace function left_strange(p_quote quote) returns bigint language sql immutable as $$
  select case when p_quote.most_strange is null then 0 else coalesce(p_quote.worth, 0) end;
$$;
