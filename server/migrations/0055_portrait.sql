-- A picture that a member wears: every member may see it, and one that is no longer worn is forgotten like any other.
alter table attachment add column is_portrait boolean not null default false check (not is_portrait or attached_at is not null);
