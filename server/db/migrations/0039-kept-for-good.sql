-- What is kept for good stays as it was written, also while a person is forgotten: only the history of events lets names
-- be blanked then.

alter function refuse_to_change_books() rename to refuse_any_change;
drop trigger agreement_signatures_keep on agreement_signatures;
create trigger agreement_signatures_keep before update or delete on agreement_signatures for each row execute function refuse_any_change();
drop trigger candidate_terms_keep on candidate_terms;
create trigger candidate_terms_keep before update or delete on candidate_terms for each row execute function refuse_any_change();
drop trigger closed_months_keep on closed_months;
create trigger closed_months_keep before update or delete on closed_months for each row execute function refuse_any_change();
