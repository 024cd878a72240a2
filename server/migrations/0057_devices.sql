-- A session is named by a number that says nothing, never by its token. Of the browser that opened it: its family and its
-- system; and where it was seen last, shortened.
alter table session
  add column session_no label not null unique default translate(gen_random_uuid()::text, '-', ''),
  add column browser text not null default '' check (length(browser) <= 32),
  add column system text not null default '' check (length(system) <= 32),
  add column network text not null default '' check (length(network) <= 32),
  -- The phone's mark, as `device` knows it: whoever is signed out from elsewhere is a stranger again.
  add column mark_hash bytea check (length(mark_hash) = 32),
  -- Why it ended, for whoever held it.
  add column ended_for text check (ended_for ~ '^[a-z]+$'),
  add check (ended_for is null or revoked_at is not null);

-- In which language a phone was used last: a warning of a stranger is not written in the stranger's.
alter table device
  add column locale text check (locale in ('en', 'zh-Hans', 'it', 'pt', 'pl', 'nl', 'sv', 'af', 'he', 'de'));
