-- It matches, and an offer is also what a merchant buys for: the function is called match_orders from now on.
drop function if exists offer_orders(timestamptz, integer, text, boolean);
