-- Every foreign key has an index that finds its rows by it alone, so that deleting what it leads to, and asking by it, reads
-- no table whole. Where an index stood for some of the rows only, and those were most of them, it is for all now.
create index agreement_approvals_of_agreement on agreement_approvals (agreement_id);
create index agreement_approvals_of_consent on agreement_approvals (consent_id);
drop index agreement_approvals_of_talent;
create index agreement_approvals_of_talent on agreement_approvals (talent_id);
create index agreements_of_document on agreements (document_id) where document_id is not null;
create index agreements_of_signed_document on agreements (signed_document_id) where signed_document_id is not null;
create index bank_entry_parts_of_invoice on bank_entry_parts (invoice_id);
create index bank_files_of_file on bank_files (file_id);
create index book_exports_of_file on book_exports (file_id);
create index bookings_of_role on bookings (role_id);
create index candidates_of_role on candidates (role_id);
create index challenges_of_account on challenges (account_id);
drop index clearances_of_project;
create index clearances_of_project on clearances (project_id, created_date, id);
drop index counter_offers_of_company;
create index counter_offers_of_company on counter_offers (company_id, status);
drop index counter_offers_of_talent;
create index counter_offers_of_talent on counter_offers (talent_id, status);
create index invoice_papers_of_document on invoice_papers (document_id);
drop index invoices_of_company;
create index invoices_of_company on invoices (company_id, issued_on desc, id);
drop index notices_of_talent;
create index notices_of_talent on notices (talent_id, created_date desc, id) where talent_id is not null;
drop index notices_of_company;
create index notices_of_company on notices (company_id, created_date desc, id) where company_id is not null;
create index notices_of_project on notices (related_project_id) where related_project_id is not null;
create index notices_of_candidate on notices (related_candidate_status_id) where related_candidate_status_id is not null;
drop index options_of_company;
create index options_of_company on options (company_id, status);
create index payouts_of_document on payouts (document_id) where document_id is not null;
drop index recordings_of_invitation;
create index recordings_of_invitation on recordings (invitation_id, position, id);
create index sign_offs_of_project on sign_offs (project_id);
create index summonses_of_call_sheet on summonses (call_sheet_id);

-- What jobs look for every hour or minute is found by its time, and what is rare by an index of what is rare.
create index busy_spans_over on busy_spans (ends_on);
create index email_changes_over on email_changes (expires_date);
create index invitations_with_needs on invitations (id) where access_needs <> '';
create index password_reset_tokens_over on password_reset_tokens (expires_date);
create index payouts_at_risk on payouts (calm_until) where status not in ('sent', 'paid');
create index sessions_over on sessions (expires_date);
create index verifications_by_value on verifications using hash (value);
