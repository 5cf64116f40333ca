import type { RawBuilder } from 'kysely';
import { sql } from '#server/db/sql.ts';

/**
 * The sides for which administrators have acted in assignments, as an array: 'company', 'talent'. `candidate` is a
 * condition on a candidate's id that follows `k.concerned_id`, such as `= c.id`.
 */
export const actedFor = (candidate: RawBuilder<unknown>) => sql<('company' | 'talent')[]>`
  array(select distinct case when m.company_id is null then 'talent' else 'company' end
    from event_concerns k join events e on e.id = k.event_id join mandates m on m.id = e.mandate_id
    where k.noun = 'candidate' and k.concerned_id ${candidate} order by 1)`;
