-- Each request keeps the whole terms that it was sent with. Those sent before are given the terms their role has now,
-- which could not change under them but for the use of the material and the number of people.

alter table candidates add column terms jsonb;
update candidates k set terms = jsonb_build_object(
    'role_title', r.title,
    'headcount', r.headcount,
    'day_fee_ore', k.day_fee_ore,
    'municipality_id', p.municipality_id,
    'place', p.place,
    'days', coalesce((
      select jsonb_agg(jsonb_build_object('kind', d.kind, 'starts_on', d.starts_on, 'ends_on', d.ends_on) order by d.starts_on)
      from project_dates d where d.project_id = p.id), '[]'),
    'usage_media', to_jsonb(p.usage_media),
    'usage_territory', p.usage_territory,
    'usage_months', p.usage_months)
  from project_roles r join projects p on p.id = r.project_id
  where r.id = k.role_id;
alter table candidates alter column terms set not null;
alter table candidates drop column day_fee_ore;
alter table candidates add column day_fee_ore bigint not null generated always as ((terms ->> 'day_fee_ore')::bigint) stored;
alter table candidates add constraint candidates_terms_valid
  check (jsonb_typeof(terms -> 'days') = 'array' and (terms ->> 'day_fee_ore')::bigint >= 0 and terms ->> 'role_title' is not null);

comment on column candidates.terms is 'The terms as they were sent, frozen: role, headcount, fee, place, days, use (domain/terms).';
comment on column candidates.day_fee_ore is 'Fee per day in the terms, in öre; follows from them.';
