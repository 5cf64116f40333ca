import { sql } from 'kysely';
import { z } from 'zod';
import { id } from '#contract/kernel/fields.ts';
import { isShownCarefully } from '#domain/auditions/presentation/presentation.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { isShowableTape, isShownToClients } from '#server/features/auditions/presentation/policy.ts';

/** The parts of the URL of a presented film or sound. */
export const tapeUrl = z.object({ person_id: id, tape_id: id, file: z.enum(['play', 'poster']) });
type TapeAddress = z.output<typeof tapeUrl>;

/**
 * The file of a film or sound in a presentation, with the presentation's id. Null if clients may not see the person or
 * the recording now, and for a person under 18 or of unknown age. The caller checks that the presentation is shared.
 */
export async function findTape(db: Db, { person_id, tape_id, file }: TapeAddress, { today }: Moment) {
  const kinds = file === 'play' ? ['playable', 'original'] : ['poster'];
  const { rows } = await sql<{
    file_id: string;
    presentation_id: string;
    company_id: string;
    birth_date: string | null;
  }>`
    select f.id as file_id, x.id as presentation_id, x.company_id, t.birth_date
    from presentation_people s join presentations x on x.id = s.presentation_id join candidates k on k.id = s.candidate_id
      join projects p on p.id = k.project_id join talents t on t.id = k.talent_id
      join recordings r on r.id = any(s.recording_ids)
      join private_files f on f.noun = 'recording' and f.subject_id = r.id and f.kind = any(${kinds}) and f.deleted_date is null
    where s.id = ${person_id} and r.id = ${tape_id} and ${isShowableTape()} and ${isShownToClients(today)}
    order by f.kind = 'playable' desc, f.created_date desc, f.id limit 1`.execute(db);
  const [found] = rows;
  return found && !isShownCarefully(found, today) ? found : null;
}
