-- Agreements: one for each assignment and version of its terms, what guardians sign, and the signatures themselves.

create table agreements (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  number bigint not null generated always as identity,
  version int not null,
  status text not null,
  awaits text,
  minor_until date,
  document_id uuid references documents,
  signed_document_id uuid references documents,
  claimed_until timestamptz,
  offered_date timestamptz,
  passed_date timestamptz,
  remind_date timestamptz,
  signed_date timestamptz,
  decline_reason text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint agreements_number_unique unique (number),
  constraint agreements_version_unique unique (candidate_id, version),
  constraint agreements_version_counted check (version >= 1),
  constraint agreements_status_valid check (status in ('draft', 'to_sign', 'signed', 'declined', 'void')),
  constraint agreements_awaits_valid check (awaits in ('company', 'guardian', 'talent')),
  constraint agreements_awaits_while_to_sign check ((status = 'to_sign') = (awaits is not null)),
  constraint agreements_document_before_signing check (status not in ('to_sign', 'signed') or document_id is not null),
  constraint agreements_signed_dated check ((signed_date is not null) = (status = 'signed'))
);
comment on table agreements is 'The agreement of one assignment.';
comment on column agreements.id is 'Identity.';
comment on column agreements.candidate_id is 'The assignment: the candidate that was booked.';
comment on column agreements.project_id is 'The project.';
comment on column agreements.company_id is 'One party.';
comment on column agreements.talent_id is 'The other party.';
comment on column agreements.number is 'What people call it by; from a sequence, so there may be gaps.';
comment on column agreements.version is 'From 1, for each assignment.';
comment on column agreements.status is 'State, with awaits; see domain/agreement/agreement.workflow.ts.';
comment on column agreements.awaits is 'Whose signature it waits for while it is to be signed: company, guardian or talent.';
comment on column agreements.minor_until is 'Last ISO day on which the talent is under 18; null for who was not when it was made.';
comment on column agreements.document_id is 'What is signed; null until it is made.';
comment on column agreements.signed_document_id is 'The same with the page of evidence; null until it is made.';
comment on column agreements.claimed_until is 'Until when a process is making a document of it, so that no other does.';
comment on column agreements.offered_date is 'When the document was there to be signed.';
comment on column agreements.passed_date is 'When the talent was asked to sign.';
comment on column agreements.remind_date is 'When the talent is reminded next; null for never.';
comment on column agreements.signed_date is 'When the last signature was given.';
comment on column agreements.decline_reason is 'Why it was not signed, in the words of whoever declined.';
comment on column agreements.created_date is 'When the row was made.';
comment on column agreements.updated_date is 'When the row last changed; kept by trigger.';
create unique index agreements_standing on agreements (candidate_id) where status in ('draft', 'to_sign', 'signed');
create index agreements_of_project on agreements (project_id, created_date, id);
create index agreements_of_company on agreements (company_id, created_date desc, id);
create index agreements_of_talent on agreements (talent_id, created_date desc, id);
create index agreements_to_print on agreements (id)
  where status = 'draft' or (status = 'signed' and signed_document_id is null);
create index agreements_to_remind on agreements (remind_date) where status = 'to_sign' and awaits = 'talent';
create index agreements_until_adult on agreements (minor_until) where status = 'to_sign' and awaits = 'guardian';
create trigger agreements_touch before update on agreements for each row execute function touch_updated_date();

create function agreements_keep_documents() returns trigger language plpgsql as $$
begin
  raise exception 'What an agreement was signed as is never exchanged or removed' using errcode = 'restrict_violation';
end $$;
create trigger agreements_keep_documents before update on agreements for each row
  when ((old.document_id is not null and new.document_id is distinct from old.document_id)
    or (old.signed_document_id is not null and new.signed_document_id is distinct from old.signed_document_id))
  execute function agreements_keep_documents();
create trigger agreements_keep_signed before delete on agreements for each row
  when (old.status = 'signed' or old.signed_date is not null) execute function agreements_keep_documents();

-- A guardian who signs is part of a project's history.
alter table project_edit_logs drop constraint project_edit_logs_actor_role_valid;
alter table project_edit_logs add constraint project_edit_logs_actor_role_valid
  check (actor_role in ('company', 'talent', 'admin', 'system', 'guardian'));

-- The file of a document that is kept for good stays with it.
create function files_of_documents_stay() returns trigger language plpgsql as $$
begin
  if exists (select from documents where file_id = old.id and kept_until is null) then
    raise exception 'The file of a document that is kept for good is never removed or exchanged' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger private_files_of_documents before update or delete on private_files for each row execute function files_of_documents_stay();

create table agreement_approvals (
  id uuid primary key default gen_random_uuid(),
  agreement_id uuid not null references agreements,
  talent_id uuid not null references talents,
  consent_id uuid not null references guardian_consents,
  guardian_name text not null,
  guardian_email text not null,
  status text not null,
  token_hash text not null,
  token_expires_date timestamptz not null,
  asked_date timestamptz not null,
  remind_date timestamptz,
  decided_date timestamptz,
  decline_reason text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint agreement_approvals_token_unique unique (token_hash),
  constraint agreement_approvals_status_valid check (status in ('asked', 'signed', 'declined', 'cancelled'))
);
comment on table agreement_approvals is 'A guardian asked to sign the agreement of somebody under 18, by a link.';
comment on column agreement_approvals.id is 'Identity.';
comment on column agreement_approvals.agreement_id is 'What is to be signed.';
comment on column agreement_approvals.talent_id is 'For whom.';
comment on column agreement_approvals.consent_id is 'The consent by which this is a guardian on record.';
comment on column agreement_approvals.guardian_name is 'Name, as the guardian gave it with the consent.';
comment on column agreement_approvals.guardian_email is 'Where the link was mailed, in lower case.';
comment on column agreement_approvals.status is 'State, see domain/approval/approval.workflow.ts.';
comment on column agreement_approvals.token_hash is 'SHA-256 of the random token; the token itself is only in the mail.';
comment on column agreement_approvals.token_expires_date is 'From then on it cannot be signed by the link; what was signed can be read ever after.';
comment on column agreement_approvals.asked_date is 'When the guardian was first asked.';
comment on column agreement_approvals.remind_date is 'When the guardian is reminded next; null for never.';
comment on column agreement_approvals.decided_date is 'When the guardian signed or declined.';
comment on column agreement_approvals.decline_reason is 'Why not, in the guardian''s words.';
comment on column agreement_approvals.created_date is 'When the row was made.';
comment on column agreement_approvals.updated_date is 'When the row last changed; kept by trigger.';
create unique index agreement_approvals_standing on agreement_approvals (agreement_id, consent_id) where status <> 'cancelled';
create index agreement_approvals_of_talent on agreement_approvals (talent_id) where status = 'asked';
create index agreement_approvals_to_remind on agreement_approvals (remind_date) where status = 'asked';
create trigger agreement_approvals_touch before update on agreement_approvals for each row execute function touch_updated_date();

create table agreement_signatures (
  id uuid primary key default gen_random_uuid(),
  agreement_id uuid not null references agreements,
  party text not null,
  approval_id uuid references agreement_approvals,
  account_id uuid,
  signer_name text not null,
  document_sha256 text not null,
  text_version text not null,
  method text not null,
  network_address inet,
  user_agent text not null,
  created_date timestamptz not null default now(),
  constraint agreement_signatures_once unique nulls not distinct (agreement_id, party, approval_id),
  constraint agreement_signatures_party_valid check (party in ('company', 'guardian', 'talent')),
  constraint agreement_signatures_of_guardian check ((party = 'guardian') = (approval_id is not null)),
  constraint agreement_signatures_sha256_shape check (document_sha256 ~ '^[0-9a-f]{64}$'),
  constraint agreement_signatures_method_valid check (method in ('simple'))
);
comment on table agreement_signatures is 'Electronic signatures: who signed which bytes, when and from where. Rows are only added.';
comment on column agreement_signatures.id is 'Identity.';
comment on column agreement_signatures.agreement_id is 'What was signed.';
comment on column agreement_signatures.party is 'For whom: company, guardian or talent.';
comment on column agreement_signatures.approval_id is 'The guardian''s link; null for the others.';
comment on column agreement_signatures.account_id is 'Who was signed in, kept by number when the account is gone; null for guardians.';
comment on column agreement_signatures.signer_name is 'The name as it was typed.';
comment on column agreement_signatures.document_sha256 is 'The bytes that were signed, lower-case hex.';
comment on column agreement_signatures.text_version is 'Version of the sentence by which was signed.';
comment on column agreement_signatures.method is 'simple: the whole text shown, an explicit box, the name typed. Others may follow.';
comment on column agreement_signatures.network_address is 'From where, for the case of a dispute.';
comment on column agreement_signatures.user_agent is 'What the browser called itself, cut to 400 characters.';
comment on column agreement_signatures.created_date is 'When.';
create index agreement_signatures_of_approval on agreement_signatures (approval_id) where approval_id is not null;
create trigger agreement_signatures_keep before update or delete on agreement_signatures for each row execute function refuse_to_change_history();
create trigger agreement_signatures_keep_all before truncate on agreement_signatures for each statement execute function refuse_to_change_history();
