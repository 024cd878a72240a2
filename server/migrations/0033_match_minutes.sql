alter table market drop column match_minutes;
