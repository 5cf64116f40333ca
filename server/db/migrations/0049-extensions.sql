-- Rights are extended: an agreement of kind extension names the right, which counts the months that were added.

alter table agreements add column extends_right_id uuid references usage_rights;
comment on column agreements.extends_right_id is 'The right that an extension lets run for as long again; null for work.';
alter table agreements add constraint agreements_extension_of_right check ((kind = 'extension') = (extends_right_id is not null));
-- One order at a time, whoever orders at once.
create unique index agreements_extension_once on agreements (extends_right_id) where status in ('draft', 'to_sign');
create index agreements_of_right on agreements (extends_right_id) where extends_right_id is not null;
create trigger agreements_keep_right before update on agreements for each row
  when (new.extends_right_id is distinct from old.extends_right_id) execute function agreements_keep_documents();

alter table usage_rights add column extended_months int not null default 0;
alter table usage_rights add constraint usage_rights_extended_counted check (extended_months >= 0);
comment on column usage_rights.extended_months is 'Months that signed extensions have added to those of the line.';
comment on column usage_rights.ends_on is 'Last day of its time, extensions counted; null while that is not known or none is agreed.';
