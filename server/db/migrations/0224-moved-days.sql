-- The days of a production are moved for everybody at once.
create table day_moves (
  id uuid primary key,
  production_id uuid not null references projects on delete cascade,
  company_id uuid not null references companies on delete cascade,
  moves jsonb not null,
  message text not null default '',
  created_date timestamptz not null
);
comment on table day_moves is 'A move of days of a production, for all people who are booked or asked.';
comment on column day_moves.id is 'Identity.';
comment on column day_moves.production_id is 'The first project of the production.';
comment on column day_moves.company_id is 'The company of the production.';
comment on column day_moves.moves is 'The moved spans: first and last ISO day, and the ISO day to which the first day moved.';
comment on column day_moves.message is 'The words of the company to all; empty for none.';
comment on column day_moves.created_date is 'Time of the move.';
create index day_moves_of_production on day_moves (production_id, created_date desc, id);
create index day_moves_of_company on day_moves (company_id);

alter table agreements add column day_move_id uuid references day_moves on delete set null;
comment on column agreements.day_move_id is 'The move of days that this version was offered for; null for other versions.';
create index agreements_of_day_move on agreements (day_move_id) where day_move_id is not null;

alter table candidates add column day_move_id uuid references day_moves on delete set null;
comment on column candidates.day_move_id is 'The last move of days for which the candidate was asked again; null for none.';
create index candidates_of_day_move on candidates (day_move_id) where day_move_id is not null;
