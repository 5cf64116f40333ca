import { sql } from 'kysely';
import type { OwnData } from '#server/db/own-data.ts';
import { ownDataWords } from '#texts/money/own-data-words.ts';

/** The data of this context in the archive that a person downloads. */
export const ownData: readonly OwnData[] = [
  {
    name: 'utbetalningar',
    of: 'talent',
    words: ownDataWords.utbetalningar,
    rows: ({ talent_id }) => sql`
      select number, status, gross_ore, tax_ore, net_ore, sent_on from payouts where talent_id = ${talent_id} order by created_date, id`,
  },
  {
    name: 'f-skatt-for-uppdrag',
    of: 'talent',
    words: ownDataWords['f-skatt-for-uppdrag'],
    rows: ({ talent_id }) => sql`
      select p.title as project_title, f.invokes, f.created_date from f_tax_invocations f
        join candidates k on k.id = f.candidate_id join projects p on p.id = k.project_id
      where f.talent_id = ${talent_id} order by f.id`,
  },
];
