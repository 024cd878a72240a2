-- What seals the texts that are about a member, in tables that are only ever added to; erasure destroys it, and nobody
-- reads them again. It is kept under the house's own secret, so that the base alone opens nothing.
create table member_key (
  member_id integer primary key references member,
  wrapped bytea check (length(wrapped) = 60),
  made_at timestamptz not null,
  destroyed_at timestamptz,
  check ((wrapped is null) = (destroyed_at is not null))
);
revoke update, delete on member_key from quay_app;

-- A sealed text is longer than what was typed; how much may be typed is said where it is typed.
alter domain posting_note drop constraint posting_note_check;
alter domain posting_note add constraint posting_note_check check (length(value) <= 2000);
alter table desk_request drop constraint desk_request_reason_check;
alter table desk_request add constraint desk_request_reason_check check (length(reason) between 3 and 2000);
alter table frozen drop constraint frozen_reason_check;
alter table frozen add constraint frozen_reason_check check (length(reason) between 3 and 2000);
alter table gateway_message drop constraint gateway_message_body_check;
alter table gateway_message add constraint gateway_message_body_check check (length(body) <= 131072);

-- Who paid or was paid, and what they wrote: apart from the movement itself, which stays whatever becomes of them.
create table bank_entry_words (
  iban text not null,
  ref text not null,
  end_to_end text not null,
  text text not null,
  party text not null,
  party_iban text not null,
  primary key (iban, ref),
  foreign key (iban, ref) references bank_entry
);
insert into bank_entry_words select iban, ref, end_to_end, text, party, party_iban from bank_entry;
alter table bank_entry drop column end_to_end, drop column text, drop column party, drop column party_iban;
revoke insert, update, delete on bank_entry_words from quay_app;
grant insert on bank_entry_words to quay_desk;

-- Since when everything in these tables is sealed: what stood before is sealed when the house opens, which knows the secret.
create table names_sealed (
  house integer primary key default 1 check (house = 1),
  at timestamptz not null
);
revoke insert, update, delete on names_sealed from quay_app;
