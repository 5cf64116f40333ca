-- Terms have a version. Those that were frozen before keep the text that somebody said yes to, without one, and are read
-- through readTerms of the contract; what the database itself looks at stands in the same place in both.

alter table candidates drop constraint candidates_terms_valid;
alter table candidates drop column day_fee_ore;
alter table candidates add column day_fee_ore bigint not null generated always as
  (case when terms ? 'version' then coalesce((terms -> 'fee' ->> 'amount_ore')::bigint, 0) else (terms ->> 'day_fee_ore')::bigint end) stored;
alter table candidates add constraint candidates_terms_valid
  check (jsonb_typeof(terms -> 'days') = 'array' and day_fee_ore >= 0 and terms ->> 'role_title' is not null
    and (not terms ? 'version' or terms -> 'version' = '2'));

comment on column candidates.terms is 'The terms as they were sent, frozen: everything that is promised (domain/terms). Never rewritten; read with readTerms.';
comment on column candidates.day_fee_ore is 'Fee per day in the terms, in öre; follows from them.';

-- A reserve day is kept free in case another is moved.
alter table project_dates drop constraint project_dates_kind_valid;
alter table project_dates add constraint project_dates_kind_valid check (kind in ('work', 'fitting', 'rehearsal', 'travel', 'reserve'));
comment on column project_dates.kind is 'work, fitting, rehearsal, travel or reserve.';
alter table bookings drop constraint bookings_kind_valid;
alter table bookings add constraint bookings_kind_valid check (kind in ('work', 'fitting', 'rehearsal', 'travel', 'reserve'));
comment on column bookings.kind is 'work, fitting, rehearsal, travel or reserve.';
