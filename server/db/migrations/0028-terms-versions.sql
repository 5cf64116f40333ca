-- Terms change under people who were asked: what they held before is kept, and an answer says which version it is to.

alter table project_roles add column terms_version int not null default 1;
comment on column project_roles.terms_version is 'From 1; raised when the terms change although people were asked for the role.';

alter table candidates add column terms_version int not null default 1;
alter table candidates add column terms_date timestamptz;
update candidates set terms_date = created_date;
alter table candidates alter column terms_date set not null;
alter table candidates alter column terms_date set default now();
comment on column candidates.terms is 'The terms as they were last sent or signed, frozen: everything that is promised (domain/terms). What they were before stands in candidate_terms; read with readTerms.';
comment on column candidates.terms_version is 'From 1; which version of the terms this is, and the one an answer has to be to.';
comment on column candidates.terms_date is 'When these terms were sent; the figures known then count for the price.';

create table candidate_terms (
  candidate_id uuid not null references candidates,
  version int not null,
  terms jsonb not null,
  sent_date timestamptz not null,
  was_accepted boolean not null,
  created_date timestamptz not null default now(),
  constraint candidate_terms_pk primary key (candidate_id, version),
  constraint candidate_terms_version_counted check (version >= 1)
);
comment on table candidate_terms is 'Terms that somebody was asked about before they changed. Rows are only added.';
comment on column candidate_terms.candidate_id is 'Who was asked for what.';
comment on column candidate_terms.version is 'Which version it was, from 1.';
comment on column candidate_terms.terms is 'As they were sent, frozen; read with readTerms.';
comment on column candidate_terms.sent_date is 'When they were sent.';
comment on column candidate_terms.was_accepted is 'True when the talent had said yes to them.';
comment on column candidate_terms.created_date is 'When others took their place.';
create trigger candidate_terms_keep before update or delete on candidate_terms for each row execute function refuse_to_change_history();
create trigger candidate_terms_keep_all before truncate on candidate_terms for each statement execute function refuse_to_change_history();
