import { sql } from 'kysely';
import type { OwnData } from '#server/db/own-data.ts';
import { ownInjuries } from '#server/features/work/injury/commands/sealed-injuries.ts';
import { ownDataWords } from '#texts/work/own-data-words.ts';

/** The data of this context in the archive that a person downloads. A company appears by its name only. */
export const ownData: readonly OwnData[] = [
  {
    name: 'uppdrag',
    of: 'talent',
    words: ownDataWords.uppdrag,
    rows: ({ talent_id }) => sql`
      select c.name as company_name, p.title as project_title, b.starts_on, b.ends_on, b.status, b.missed_days
      from bookings b join projects p on p.id = b.project_id join companies c on c.id = b.company_id
      where b.talent_id = ${talent_id} order by b.starts_on, b.id`,
  },
  {
    name: 'avtal',
    of: 'talent',
    words: ownDataWords.avtal,
    rows: ({ talent_id }) => sql`
      select number, version, status, signed_date, terms from agreements where talent_id = ${talent_id} order by number, version`,
  },
  {
    name: 'arbetsrapporter',
    of: 'talent',
    words: ownDataWords.arbetsrapporter,
    rows: ({ talent_id }) => sql`
      select last_day, status, work, comment from work_reports where talent_id = ${talent_id} order by last_day, id`,
  },
  {
    name: 'omdomen',
    of: 'talent',
    words: ownDataWords.omdomen,
    // The talent reads the company's part only after publication. Hidden parts are left out.
    rows: ({ talent_id }) => sql`
      select c.name as company_name, s.side, s.scores, s.words, s.reply
      from reviews r join review_parts s on s.review_id = r.id join companies c on c.id = r.company_id
      where r.talent_id = ${talent_id} and (r.status = 'published' or s.side = 'talent') and s.hidden_reason is null
      order by r.created_date, r.id, s.side`,
  },
  ownInjuries,
];
