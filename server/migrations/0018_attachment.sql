-- Pictures that members sent. Each is a file outside the database, under a name that says nothing.
create table attachment (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  name text not null unique check (name ~ '^[0-9a-f]{32}$'),
  size integer not null check (size > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Of the bytes as they were sent: the same ones again are the same picture.
  sha256 bytea not null check (length(sha256) = 32),
  -- How it looks, in 64 bits: pictures that look alike differ in few of them.
  look bigint not null,
  created_at timestamptz not null,
  -- Since when it is part of something; until then it is only waiting to be.
  attached_at timestamptz,
  unique (member_id, sha256)
);
create index attachment_twin on attachment (sha256);
create index attachment_sent on attachment (member_id, created_at);
create index attachment_waiting on attachment (created_at) where attached_at is null;

-- Who else may see it: the other side of whatever it is part of.
create table attachment_viewer (
  attachment_id integer not null references attachment,
  member_id integer not null references member,
  primary key (attachment_id, member_id)
);

-- An operator looks at a member's picture: told to the log, so that nobody looks unseen.
create function desk_look(p_operator integer, p_attachment integer, p_reason text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare seen record;
begin
  select name, user_no into strict seen from attachment join member on member.id = member_id where attachment.id = p_attachment;
  perform desk_note((select email from operator where id = p_operator), 'look', seen.user_no, p_reason, null, jsonb_build_object('picture', seen.name), p_at);
end $$;

revoke execute on function desk_look from public;
grant execute on function desk_look to quay_desk;
