-- Operators move a window.
grant update (opens, closes) on exchange_window to quay_desk;
