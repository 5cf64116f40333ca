-- Projects, companies and talents are looked up by a part of their name, from any screen.
create index if not exists projects_by_part_of_title on projects using gin (title gin_trgm_ops);
create index if not exists companies_by_part_of_name on companies using gin (name gin_trgm_ops);
create index talents_by_part_of_name on talents using gin (btrim(first_name || ' ' || last_name) gin_trgm_ops);
