-- What is held of a member who stopped everything by a letter waits for two operators, who send it back or release it.
alter table held_transfer drop constraint held_transfer_state_check;
alter table held_transfer add constraint held_transfer_state_check
  check (state in ('held', 'disputed', 'released', 'returned'));
drop index held_transfer_member;
create index held_transfer_member on held_transfer (member_id) where state in ('held', 'disputed');
create index held_transfer_payer on held_transfer (payer_id);
update held_transfer set state = 'disputed', version = version + 1, wake_at = null
where state = 'held' and payer_id in (select member_id from pause where lift_to is not null);

insert into posting_rule (kind, from_class, to_class) values ('transfer_back', 'held', 'member');

alter table desk_request drop constraint desk_request_kind_check;
alter table desk_request add constraint desk_request_kind_check check (kind in
  ('manual', 'thaw', 'resume', 'operator', 'ruling', 'terms', 'expel', 'cash', 'channel', 'centre', 'factor', 'venture',
   'shares', 'lift', 'held'));
