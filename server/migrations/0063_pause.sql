-- Members who stopped everything that leaves their account, until they prove anew who they are.
create table pause (
  member_id integer primary key references member,
  since timestamptz not null
);

-- Words of a member's own that stand in every letter to them: under cover, so that whoever reads a row reads nothing.
create table watchword (
  member_id integer primary key references member,
  covered bytea not null,
  changed_at timestamptz not null
);

alter table verification_code drop constraint verification_code_scene_check;
alter table verification_code add constraint verification_code_scene_check check (scene in (
  'login', 'register', 'reset', 'bind_mobile', 'up_mobile', 'bind_email', 'payword', 'password', 'bank',
  'withdraw_address', 'zhuxiao', 'pause'));
