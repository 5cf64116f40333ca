-- The mobile number of a talent, confirmed by a code in a text message.
create table talent_phones (
  talent_id uuid primary key references talents (id) on delete cascade,
  number text,
  confirmed_date timestamptz,
  waiting_number text,
  code_hash text,
  code_expires_date timestamptz,
  wrong_tries smallint not null default 0,
  constraint talent_phones_number_valid check (number ~ '^\+[1-9][0-9]{6,14}$'),
  constraint talent_phones_waiting_number_valid check (waiting_number ~ '^\+[1-9][0-9]{6,14}$'),
  constraint talent_phones_confirmed check ((number is null) = (confirmed_date is null)),
  constraint talent_phones_waiting check ((waiting_number is null) = (code_hash is null)
    and (code_hash is null) = (code_expires_date is null))
);
comment on table talent_phones is 'Mobile numbers of talents, each confirmed by a code that was sent to it.';
comment on column talent_phones.talent_id is 'The talent whose number it is.';
comment on column talent_phones.number is 'The confirmed number (E.164); null before one is confirmed.';
comment on column talent_phones.confirmed_date is 'The moment at which the code of the number was typed.';
comment on column talent_phones.waiting_number is 'The number that the latest code went to; null when none waits.';
comment on column talent_phones.code_hash is 'The latest code, keyed and bound to talent and number.';
comment on column talent_phones.code_expires_date is 'The moment from which the code is dead.';
comment on column talent_phones.wrong_tries is 'Wrong tries at the latest code.';
