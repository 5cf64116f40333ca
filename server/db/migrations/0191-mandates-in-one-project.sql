-- A mandate that is begun in one project is none in another (server/http/acting.ts).
comment on column mandates.project_id is 'The one project that it holds in; null for all that the company or the talent has.';
