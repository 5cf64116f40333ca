-- The name that a talent works under, and the pronoun (docs/decisions/0211-names.md).
alter table talents add column stage_name text not null default '', add column pronoun text not null default '';
comment on column talents.first_name is 'First part of the name under which the talent is shown: of the stage name if there is one, otherwise of the legal name.';
comment on column talents.last_name is 'The rest of the name under which the talent is shown; empty for one word.';
comment on column talents.stage_name is 'Name that the talent works under, instead of the legal name; empty for none.';
comment on column talents.pronoun is 'Pronoun in the talent''s own words; empty if not told.';

create table legal_names (
  talent_id uuid primary key references talents (id) on delete cascade,
  first_name text not null,
  last_name text not null
);
comment on table legal_names is 'Legal names of the talents who are shown under another name; read by server/names/names.ts only.';
comment on column legal_names.talent_id is 'The talent.';
comment on column legal_names.first_name is 'Legal first name.';
comment on column legal_names.last_name is 'Legal surname; empty for a person with one name only.';
