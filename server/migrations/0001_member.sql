create table member (
  id integer generated always as identity primary key,
  user_no text not null unique check (user_no ~ '^\d{8}$'),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  mobile text unique,
  username text check (username ~ '^[A-Za-z0-9_-]{6,11}$' and username !~ '^1[3-9]\d{9}$'),
  nickname text not null check (length(nickname) between 1 and 30),
  avatar text not null default '',
  gender text not null default 'unset' check (gender in ('unset', 'male', 'female')),
  password_hash text not null,
  payword_hash text,
  invite_code text not null unique check (invite_code ~ '^[A-Z0-9]{6,12}$'),
  inviter_id integer references member,
  level integer not null default 0 check (level >= 0),
  cancel_requested_at timestamptz,
  demo boolean not null default false,
  created_at timestamptz not null,
  check (inviter_id <> id)
);
create unique index member_username on member (lower(username)) where username is not null;
create index member_inviter on member (inviter_id) where inviter_id is not null;

create table member_role (
  member_id integer not null references member,
  role text not null check (role in ('merchant', 'store', 'captain', 'service')),
  since timestamptz not null,
  primary key (member_id, role)
);
create index member_role_members on member_role (role);

create table operator (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  demo boolean not null default false,
  created_at timestamptz not null
);
