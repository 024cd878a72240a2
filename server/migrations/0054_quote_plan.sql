-- What becomes of a quote besides its posting, as its member was shown it: where a withdrawal goes, and by when.
alter table quote add column plan jsonb;
