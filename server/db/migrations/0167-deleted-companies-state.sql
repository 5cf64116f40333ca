-- A company that has left is in a state of its own, so that no reading by its state takes it for one that may act.
alter table companies drop constraint companies_status_valid;
update companies set status = 'deleted' where deleted_date is not null;
alter table companies add constraint companies_status_valid
  check (status in ('pending', 'approved', 'refused', 'suspended', 'deleted'));
alter table companies add constraint companies_deleted_valid check ((status = 'deleted') = (deleted_date is not null));
