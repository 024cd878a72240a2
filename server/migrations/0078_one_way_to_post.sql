-- A key is taken for a quote, a quote that was used is given whole, and the lifecycle says how a withdrawal begins.
drop function take_key(integer, text, text, bytea, timestamptz);
drop function use_quote(integer, text, bytea, text, timestamptz);
drop function if exists begin_withdrawal(integer, text, text, bytea, text, bytea, text, text, timestamptz);
