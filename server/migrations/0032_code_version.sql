-- Codes move as everything else does: by the version that was read.
alter table verification_code add column version integer not null default 0;
