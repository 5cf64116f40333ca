-- Agreements have versions: each holds the terms it promises, and one that is signed replaces the one before it.

alter table agreements add column kind text not null default 'work';
alter table agreements alter column kind drop default;
alter table agreements add constraint agreements_kind_valid check (kind in ('work', 'extension'));
comment on column agreements.kind is 'work: the work of an assignment; extension: that what was made may be shown for longer.';

alter table agreements add column terms jsonb;
update agreements a set terms = k.terms from candidates k where k.id = a.candidate_id;
alter table agreements alter column terms set not null;
alter table agreements add constraint agreements_terms_valid
  check (jsonb_typeof(terms -> 'days') = 'array' and terms ->> 'role_title' is not null);
comment on column agreements.terms is 'What this version promises, frozen (domain/terms); read with readTerms.';

alter table agreements add column replaces_id uuid references agreements;
comment on column agreements.replaces_id is 'The version whose terms it changes: the signed one, or the first, which holds what was said yes to; null for a first one.';
create index agreements_by_replaced on agreements (replaces_id) where replaces_id is not null;

alter table agreements drop constraint agreements_version_unique;
alter table agreements add constraint agreements_version_unique unique (candidate_id, kind, version);
comment on column agreements.version is 'From 1, for each assignment and kind.';

alter table agreements drop constraint agreements_status_valid;
alter table agreements add constraint agreements_status_valid
  check (status in ('draft', 'to_sign', 'signed', 'declined', 'void', 'replaced'));
-- What was signed was signed then, whatever has taken its place.
alter table agreements drop constraint agreements_signed_dated;
alter table agreements add constraint agreements_signed_dated
  check (case status when 'signed' then signed_date is not null when 'replaced' then true else signed_date is null end);

-- One that holds and one that is to be signed in its place, for the work of an assignment.
drop index agreements_standing;
-- Held when the transaction ends, since a version and what it replaces change in the same.
alter table agreements add constraint agreements_signed_once
  exclude using btree (candidate_id with =) where (kind = 'work' and status = 'signed') deferrable initially deferred;
alter table agreements add constraint agreements_offered_once
  exclude using btree (candidate_id with =) where (kind = 'work' and status in ('draft', 'to_sign')) deferrable initially deferred;

drop index agreements_to_print;
create index agreements_to_print on agreements (id)
  where status = 'draft' or (signed_date is not null and signed_document_id is null);

create trigger agreements_keep_terms before update on agreements for each row
  when (new.terms is distinct from old.terms or new.kind is distinct from old.kind or new.version is distinct from old.version)
  execute function agreements_keep_documents();
