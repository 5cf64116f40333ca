-- Nothing adds months to a right yet, so nothing counts them.

alter table usage_rights drop column extended_months;
comment on column usage_rights.ends_on is 'Last day of its time; null while that is not known or none is agreed.';
