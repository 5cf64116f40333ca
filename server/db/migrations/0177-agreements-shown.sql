-- Who becomes a guardian after the agreement was signed has nothing to sign, but reads it and tells what the work takes.
alter table agreement_approvals
  drop constraint agreement_approvals_status_valid,
  add constraint agreement_approvals_status_valid check (status in ('asked', 'shown', 'signed', 'declined', 'cancelled'));
comment on table agreement_approvals is 'A guardian asked to sign the agreement of somebody under 18, or shown what was signed before they were one, by a link.';
comment on column agreement_approvals.asked_date is 'When the guardian was first asked, or shown it.';
