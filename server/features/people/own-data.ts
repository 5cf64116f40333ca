import { sql } from 'kysely';
import type { OwnData } from '#server/db/own-data.ts';
import { legalPart } from '#server/names/names.ts';
import { openOwnNumber, ownNumber } from '#server/sms/phones.ts';
import { ownDataWords } from '#texts/people/own-data-words.ts';

/** The data of this context in the archive that a person downloads. */
export const ownData: readonly OwnData[] = [
  {
    name: 'profil',
    of: 'talent',
    words: ownDataWords.profil,
    rows: ({ talent_id }) => sql`
      select ${legalPart('t', 'first_name')} as first_name, ${legalPart('t', 'last_name')} as last_name, t.stage_name, t.pronoun, t.bio, t.held_words as waiting_words, t.categories, t.plays_genders, t.playing_age_min, t.playing_age_max,
        t.municipality_id, t.height_cm, t.hair_color, t.eye_color, t.dialect, t.licences, t.day_fee_min_ore, t.agency, t.car,
        t.passport_until, t.declines, t.accepts,
        (select jsonb_object_agg(skill_id, level) from talent_skills s where s.talent_id = t.id) as skills,
        (select jsonb_object_agg(language_id, level) from talent_languages l where l.talent_id = t.id) as languages,
        (select jsonb_object_agg(size_id, value) from talent_sizes z where z.talent_id = t.id) as sizes,
        (select jsonb_agg(jsonb_build_object('title', title, 'role', role, 'year', year) order by position)
          from talent_credits c where c.talent_id = t.id) as credits
      from talents t where t.id = ${talent_id}`,
  },
  {
    name: 'mobilnummer',
    of: 'talent',
    words: ownDataWords.mobilnummer,
    rows: ({ talent_id }) => ownNumber(talent_id ?? ''),
    open: openOwnNumber,
  },
  {
    name: 'vardnadshavare',
    of: 'talent',
    words: ownDataWords.vardnadshavare,
    rows: ({ talent_id }) => sql`
      select guardian_name, guardian_email, status, decided_date from guardian_consents where talent_id = ${talent_id}
      order by created_date, id`,
  },
  {
    name: 'agenter',
    of: 'talent',
    words: ownDataWords.agenter,
    rows: ({ talent_id }) => sql`
      select agent_name, agent_email, status, allowed, created_date, answered_date, ended_date from representations
      where talent_id = ${talent_id} order by created_date, id`,
  },
  {
    name: 'agent-for',
    of: 'account',
    words: ownDataWords['agent-for'],
    rows: ({ account_id }) => sql`
      select btrim(t.first_name || ' ' || t.last_name) as talent_name, r.status, r.allowed, r.answered_date, r.ended_date
      from representations r join talents t on t.id = r.talent_id
      where r.agent_account_id = ${account_id} order by r.created_date, r.id`,
  },
  {
    name: 'skatt-och-konto',
    of: 'talent',
    words: ownDataWords['skatt-och-konto'],
    rows: ({ talent_id }) => sql`
      select tax_form, identity_number_masked, vat_number_masked, address_line, postcode, city, country, account_bank,
        account_ends_with from talent_payment_details where talent_id = ${talent_id}`,
  },
  {
    name: 'skattebeslut',
    of: 'talent',
    words: ownDataWords.skattebeslut,
    rows: ({ talent_id }) => sql`
      select kind, decided_on, valid_from, valid_to, points, month_ore, country, status, reason from tax_papers
      where talent_id = ${talent_id} order by created_date, id`,
  },
  {
    name: 'ratt-att-arbeta',
    of: 'talent',
    words: ownDataWords['ratt-att-arbeta'],
    rows: ({ talent_id }) => sql`
      select basis, valid_until, looked_on from work_rights where talent_id = ${talent_id} order by number`,
  },
  {
    name: 'upptagna-dagar',
    of: 'talent',
    words: ownDataWords['upptagna-dagar'],
    rows: ({ talent_id }) => sql`
      select starts_on, ends_on from busy_spans where talent_id = ${talent_id} order by starts_on, id`,
  },
  {
    name: 'upptagna-timmar',
    of: 'talent',
    words: ownDataWords['upptagna-timmar'],
    rows: ({ talent_id }) => sql`
      select day, from_time, to_time, note from busy_hours where talent_id = ${talent_id} order by day, from_time, to_time, id`,
  },
];
