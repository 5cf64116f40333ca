-- Orders: whether they are booked all or none, and what talents answer with when the terms are not theirs.

alter table projects add column acceptance text not null default 'each';
alter table projects add constraint projects_acceptance_valid check (acceptance in ('all', 'each'));
comment on column projects.acceptance is 'Of an order: all is booked when everybody asked has said yes, each whoever has.';

alter table candidates add column role_terms_version int not null default 1;
update candidates set role_terms_version = terms_version;
comment on column candidates.role_terms_version is 'Which version of the terms of its role these go out from: they are current while the role has that one.';
comment on column candidates.terms_version is 'From 1; raised whenever the terms of this candidate become others, and the version an answer has to be to.';

create table counter_offers (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  status text not null,
  version int not null default 1,
  ends_on date not null,
  reply text not null default '',
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint counter_offers_status_valid
    check (status in ('with_company', 'with_talent', 'accepted', 'declined', 'withdrawn', 'lapsed', 'ended')),
  constraint counter_offers_version_counted check (version >= 1),
  constraint counter_offers_reply_valid check (length(reply) <= 500)
);
comment on table counter_offers is 'Other terms than those of an order, suggested by the talent and gone back and forth about until one side says yes or no.';
comment on column counter_offers.id is 'Identity.';
comment on column counter_offers.candidate_id is 'The request that is answered.';
comment on column counter_offers.project_id is 'The order.';
comment on column counter_offers.company_id is 'Whose order it is.';
comment on column counter_offers.talent_id is 'Who was asked.';
comment on column counter_offers.status is 'State; see domain/counter-offer/counter-offer.workflow.ts.';
comment on column counter_offers.version is 'The newest of its versions, which is the one that is open.';
comment on column counter_offers.ends_on is 'Last day to answer the newest version; that day counts.';
comment on column counter_offers.reply is 'Words of whoever said no, for the other side.';
comment on column counter_offers.created_date is 'When the talent first suggested it.';
comment on column counter_offers.updated_date is 'When the row last changed; kept by trigger.';
create unique index counter_offers_open_unique on counter_offers (candidate_id) where status in ('with_company', 'with_talent');
create index counter_offers_of_candidate on counter_offers (candidate_id, created_date desc, id);
create index counter_offers_of_project on counter_offers (project_id, created_date desc, id);
create index counter_offers_of_company on counter_offers (company_id) where status = 'with_company';
create index counter_offers_of_talent on counter_offers (talent_id) where status = 'with_talent';
create index counter_offers_to_lapse on counter_offers (ends_on) where status in ('with_company', 'with_talent');
create trigger counter_offers_touch before update on counter_offers for each row execute function touch_updated_date();

create table counter_offer_versions (
  counter_offer_id uuid not null references counter_offers,
  version int not null,
  made_by text not null,
  terms jsonb not null,
  words text not null,
  ends_on date not null,
  created_date timestamptz not null default now(),
  constraint counter_offer_versions_pk primary key (counter_offer_id, version),
  constraint counter_offer_versions_counted check (version >= 1),
  constraint counter_offer_versions_maker_valid check (made_by in ('talent', 'company')),
  constraint counter_offer_versions_terms_valid check (jsonb_typeof(terms -> 'days') = 'array' and terms ->> 'role_title' is not null),
  constraint counter_offer_versions_words_valid check (length(words) <= 1000)
);
comment on table counter_offer_versions is 'What each side has suggested, in turn. Rows are only added.';
comment on column counter_offer_versions.counter_offer_id is 'The counter-offer.';
comment on column counter_offer_versions.version is 'From 1.';
comment on column counter_offer_versions.made_by is 'talent or company.';
comment on column counter_offer_versions.terms is 'The whole terms as they would be, frozen; read with readTerms.';
comment on column counter_offer_versions.words is 'A sentence to the other side; empty for none.';
comment on column counter_offer_versions.ends_on is 'Last day to answer it.';
comment on column counter_offer_versions.created_date is 'When it was suggested.';
create trigger counter_offer_versions_keep before update or delete on counter_offer_versions for each row execute function refuse_to_change_history();
create trigger counter_offer_versions_keep_all before truncate on counter_offer_versions for each statement execute function refuse_to_change_history();
