-- What of a quote leaves without the second factor, in cents.
create or replace function left_unproven(p_quote quote) returns bigint language sql immutable as $$
  select case when p_quote.asks_above is not null and p_quote.second_at is null then coalesce(p_quote.worth, 0) else 0 end;
$$;
