import { sql } from 'kysely';
import type { OwnData } from '#server/db/own-data.ts';
import { ownDataWords } from '#texts/casting/own-data-words.ts';

/** The data of this context in the archive that a person downloads. A company appears by its name only. */
export const ownData: readonly OwnData[] = [
  {
    name: 'forfragningar',
    of: 'talent',
    words: ownDataWords.forfragningar,
    // Notes are opinions of the company's members: the archive says that notes exist, without the text of the notes.
    rows: ({ talent_id }) => sql`
      select k.created_date, c.name as company_name, p.title as project_title, r.title as role_title, k.request_message,
        k.interest_status, k.answer_message, k.terms,
        exists (select from candidate_notes n where n.candidate_id = k.id) as has_notes
      from candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
        join project_roles r on r.id = k.role_id
      where k.talent_id = ${talent_id} order by k.created_date, k.id`,
  },
];
