-- Terms have a version. Those that were frozen before keep the text that somebody said yes to, without one, and are read
-- through readTerms of the contract; what the database itself looks at stands in the same place in both.

alter table candidates drop constraint candidates_terms_valid;
alter table candidates drop column day_fee_ore;
alter table candidates add column day_fee_ore bigint not null generated always as
  (case when terms ? 'version' then coalesce((terms -> 'fee' ->> 'amount_ore')::bigint, 0) else (terms ->> 'day_fee_ore')::bigint end) stored;
alter table candidates add constraint candidates_terms_valid
  check (jsonb_typeof(terms -> 'days') = 'array' and day_fee_ore >= 0 and terms ->> 'role_title' is not null
    and (not terms ? 'version' or terms -> 'version' = '2'));

comment on column candidates.terms is 'The terms as they were sent, frozen: everything that is promised (domain/terms). Never rewritten; read with readTerms.';
comment on column candidates.day_fee_ore is 'Fee per day in the terms, in öre; follows from them.';

-- A reserve day is kept free in case another is moved.
alter table project_dates drop constraint project_dates_kind_valid;
alter table project_dates add constraint project_dates_kind_valid check (kind in ('work', 'fitting', 'rehearsal', 'travel', 'reserve'));
comment on column project_dates.kind is 'work, fitting, rehearsal, travel or reserve.';
alter table bookings drop constraint bookings_kind_valid;
alter table bookings add constraint bookings_kind_valid check (kind in ('work', 'fitting', 'rehearsal', 'travel', 'reserve'));
comment on column bookings.kind is 'work, fitting, rehearsal, travel or reserve.';

create table rates (
  key text not null,
  valid_from date not null,
  value bigint not null,
  source text not null,
  is_uncertain boolean not null default false,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint rates_pk primary key (key, valid_from),
  constraint rates_value_valid check (value >= 0),
  constraint rates_days_valid check (is_day(valid_from))
);
comment on table rates is 'The figures prices are worked out with, each from a day on until the next of the same key. Kept by the administrator.';
comment on column rates.key is 'Which figure, and so in what it is measured (domain/price/rates.ts).';
comment on column rates.valid_from is 'First day on which it holds, ISO.';
comment on column rates.value is 'Basis points, öre or years, by its key.';
comment on column rates.source is 'Where the figure comes from, for people.';
comment on column rates.is_uncertain is 'True for a cautious default that somebody has to confirm (docs/to-confirm.md).';
comment on column rates.created_date is 'When the row was made.';
comment on column rates.updated_date is 'When the row last changed; kept by trigger.';
create trigger rates_touch before update on rates for each row execute function touch_updated_date();

insert into rates (key, valid_from, value, source, is_uncertain) values
  ('commission', '2026-01-01', 2000, 'Vår egen: 20 % ovanpå arvode och rättigheter, det vanliga i branschen.', false),
  ('umbrella_fee', '2026-01-01', 600, 'Exempel på egenanställningsföretags avgift; skiljer sig mellan företagen.', true),
  ('employer_contribution', '2026-01-01', 3142, 'Skatteverket: arbetsgivaravgifter 2026, 31,42 %.', false),
  ('employer_contribution_young', '2026-01-01', 3142, 'Ingen nedsättning före den 1 april 2026.', false),
  ('employer_contribution_young', '2026-04-01', 2081, 'SFS 2026:100, prop. 2025/26:66: 20,81 % för lön som betalas ut 2026-04-01–2027-09-30.', false),
  ('employer_contribution_young', '2027-10-01', 3142, 'SFS 2026:100: nedsättningen upphör efter 2027-09-30.', false),
  ('young_from_age', '2026-01-01', 18, 'SFS 2026:100: fyllt 18 vid årets ingång.', false),
  ('young_before_age', '2026-01-01', 23, 'SFS 2026:100: inte fyllt 23 vid årets ingång.', false),
  ('young_month_max', '2026-01-01', 2500000, 'SFS 2026:100: på de första 25 000 kr i månaden.', false),
  ('employer_contribution_old', '2026-01-01', 1021, 'Skatteverket: bara ålderspensionsavgift, 10,21 %, från året efter att man fyllt 67.', false),
  ('old_from_age', '2026-01-01', 67, 'Skatteverket: fyllt 67 vid årets ingång (2026: födda 1938–1958).', false),
  ('contribution_free_born', '2026-01-01', 1937, 'Skatteverket: inga avgifter för den som är född 1937 eller tidigare.', false),
  ('income_tax', '2026-01-01', 3000, 'Skatteverket: 30 % när man inte är huvudarbetsgivare, och på engångsbelopp.', false),
  ('a_sink_tax', '2026-01-01', 1500, 'A-SINK: 15 % på utländska artisters ersättning.', false),
  ('holiday_pay', '2026-01-01', 1200, 'Semesterlagen: minst 12 % på lönen, också för enstaka dagar.', false),
  ('mileage_free', '2026-01-01', 2500, 'Skatteverket: 25 kr per mil i egen bil.', false),
  ('per_diem_free', '2026-01-01', 30000, 'Skatteverket: traktamente 300 kr per dag 2026 (0,5 % av prisbasbeloppet 59 200 kr).', false),
  ('vat.appearance', '2026-01-01', 2500, 'Huvudregeln: modell, statist, programledare med flera framför inget verk.', false),
  ('vat.live', '2026-01-01', 0, '10 kap. 30 § ML: artistens eget framförande inför publik.', true),
  ('vat.recording', '2026-01-01', 600, 'Skatteverket 2010-01-29 (131 51522-10/111): framförande för kamera eller mikrofon, också i reklam.', true),
  ('vat.copyright', '2026-01-01', 600, 'Skatteverket, Rättslig vägledning 341291: upplåtelse av upphovsrätt.', false),
  ('vat.image', '2026-01-01', 2500, 'Huvudregeln: samtycke till bild är varken upphovsrätt eller närstående rätt.', true),
  ('vat.commission', '2026-01-01', 2500, 'Huvudregeln: förmedlingsavgift.', false),
  ('vat.resale.appearance', '2026-01-01', 2500, 'Huvudregeln.', false),
  ('vat.resale.live', '2026-01-01', 2500, 'RR 2002-03-11 (7007-2000): bara artistens egen försäljning är undantagen.', false),
  ('vat.resale.recording', '2026-01-01', 2500, 'Försiktigt: 6 % i vår egen försäljning är rimligt men inte bekräftat.', true),
  ('vat.resale.copyright', '2026-01-01', 600, 'Skatteverket, Rättslig vägledning 341291: 6 % i varje senare led.', false),
  ('vat.resale.image', '2026-01-01', 2500, 'Huvudregeln: samtycke till bild är varken upphovsrätt eller närstående rätt.', true),
  ('vat.umbrella', '2026-01-01', 2500, 'Huvudregeln: den som säljer vidare i eget namn tar ut 25 %.', false),
  ('reference_rate', '2026-01-01', 200, 'Riksbanken: referensränta första halvåret 2026, 2,00 %.', false),
  ('reference_rate', '2026-07-01', 200, 'Försiktigt: andra halvåret 2026 är inte bekräftat.', true),
  ('late_interest_over_reference', '2026-01-01', 800, '6 § räntelagen: referensräntan och 8 procentenheter.', false),
  ('reminder_fee', '2026-01-01', 6000, 'Lag 1981:739: 60 kr, om det är avtalat i förväg.', false),
  ('collection_fee', '2026-01-01', 18000, 'Lag 1981:739: inkassokrav 180 kr.', false),
  ('late_payment_fee', '2026-01-01', 45000, 'Förseningsersättning mellan företag 450 kr.', false);

-- What is agreed for a role is written with it, as one value; it held a fee by the day before. 0 öre said unpaid.
alter table project_roles add column terms jsonb not null default '{
  "days": null,
  "fee": {"basis": "day", "amount_ore": null, "hours_per_day": 8, "minimum_hours": 0, "included": "", "of_kind": {
    "fitting": {"pay": "as_work", "amount_ore": null}, "rehearsal": {"pay": "as_work", "amount_ore": null},
    "travel": {"pay": "as_work", "amount_ore": null}, "reserve": {"pay": "as_work", "amount_ore": null}}},
  "additions": {"overtime": null, "ob": null, "travel_time": null, "mileage_ore": null, "per_diem_ore": null, "outlays": null},
  "rights": null,
  "synthetic": {"digital_replica": false, "voice_synthesis": false, "model_training": false},
  "cancellation": {"steps": [], "weather": null},
  "content": [],
  "content_note": ""
}';
update project_roles set terms = jsonb_set(terms, '{fee,basis}', '"unpaid"') where day_fee_ore = 0;
update project_roles set terms = jsonb_set(terms, '{fee,amount_ore}', to_jsonb(day_fee_ore)) where day_fee_ore > 0;
alter table project_roles drop column day_fee_ore;
alter table project_roles add constraint project_roles_terms_valid
  check (terms -> 'fee' ->> 'basis' is not null and (terms -> 'fee' ->> 'amount_ore')::bigint between 0 and 100000000);
comment on column project_roles.terms is 'What is agreed for the role; its days and rights are null where they are those of the project (domain/terms/written-terms.ts).';
