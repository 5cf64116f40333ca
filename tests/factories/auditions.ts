/** Auditions: the form, invitations as rows, and bodies for tests that call all routes. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { WrittenAudition } from '#contract/auditions/audition.ts';
import { type TimedRows, timedId, timedRows, timesBody } from './audition-times.ts';
import type { CallArgs, Raw } from './client.ts';

/** An instant so far in the future that no deadline has passed. */
const FAR = '2099-01-01T11:00:00.000Z';

/** A self-tape audition with a deadline far in the future, as the form sends it. */
export const aTape = (written: Partial<WrittenAudition> = {}): CallArgs<'POST /projects/:id/auditions'>['body'] => ({
  kind: 'self_tape',
  title: 'Scenen vid bordet',
  instruction: 'Säg repliken till någon du tycker om.',
  context: 'Två vänner möts efter lång tid.',
  deadline_date: FAR,
  decision_by: '2099-01-10',
  ...written,
});

interface Called extends TimedRows {
  /** A self-tape audition, and an unanswered invitation to it in which the talent has asked for more time. */
  readonly audition: string;
  readonly invitation: string;
  /** An accepted invitation to an audition in a room. */
  readonly met: string;
  /** A draft audition, and the invitation in it. */
  readonly added: string;
  readonly draft: string;
  /** Another invitation without an answer, for the routes that end invitations. */
  readonly ending: string;
  /** An audition without invitations. */
  readonly empty: string;
}

/** Auditions in a candidate's project, with invitations of the candidate in different states. */
export async function calledRows(pool: pg.Pool, candidate_id: string): Promise<Called> {
  const make = async (kind: string, status: string, called: string | null) => {
    const { rows } = await pool.query<{ audition: string; invitation: string }>(
      `with audition as (
        insert into auditions (project_id, company_id, kind, status, title, instruction, context, contact, place,
          deadline_date, decision_by, published_date)
        select k.project_id, p.company_id, $2, $3, 'Prov', 'Gör.', 'Hemma.', 'Kim', 'Studion',
          case when $2 = 'self_tape' then '${FAR}'::timestamptz end, '2099-01-10', case when $3 = 'published' then app_now() end
        from candidates k join projects p on p.id = k.project_id where k.id = $1 returning *),
      called as (
        insert into invitations (audition_id, candidate_id, role_id, project_id, company_id, talent_id, status,
          invited_date, asked_time_date)
        select a.id, k.id, k.role_id, k.project_id, a.company_id, k.talent_id, $4,
          case when $4 <> 'added' then app_now() end, case when $4 = 'invited' then app_now() end
        from audition a, candidates k where k.id = $1 and $4::text is not null returning id)
      select audition.id as audition, called.id as invitation from audition left join called on true`,
      [candidate_id, kind, status, called],
    );
    return { audition: rows[0]?.audition ?? '', invitation: rows[0]?.invitation ?? '' };
  };
  const first = await make('self_tape', 'published', 'invited');
  const { invitation: met } = await make('on_site', 'published', 'accepted');
  const { invitation: added, audition: draft } = await make('video_call', 'draft', 'added');
  const { invitation: ending } = await make('self_tape', 'published', 'invited');
  const { audition: empty } = await make('self_tape', 'draft', null);
  return { ...first, met, added, draft, ending, empty, ...(await timedRows(pool, met)) };
}

/** The id in `called` for the path of a route; undefined for other routes. */
export function calledId(route: string, called: Called): string | undefined {
  const timed = timedId(route, called);
  if (timed) return timed;
  if (/^POST \/invitations\/:id\/(attend|miss)/.test(route)) return called.met;
  if (route === 'POST /invitations/:id/remove') return called.added;
  if (route === 'POST /invitations/:id/withdraw') return called.ending;
  if (/\/auditions\/:id\/(possible|publish)/.test(route)) return called.empty;
  if (/ (\/talent)?\/invitations\/:id/.test(route)) return called.invitation;
  return / \/auditions\/:id/.test(route) ? called.audition : undefined;
}

/** A valid body, so that the route goes on to look for its object; undefined for other routes. */
export function auditionBody(route: string): Raw['body'] | undefined {
  const ofTimes = timesBody(route);
  if (ofTimes) return ofTimes;
  if (route === 'POST /projects/:id/auditions') return aTape();
  if (route === 'PUT /auditions/:id') return { content: aTape(), revision: 1 };
  if (route === 'POST /auditions/:id/publish') return { revision: 1 };
  if (route === 'POST /auditions/:id/extend') return { deadline_date: '2099-01-02T11:00:00.000Z' };
  if (route === 'POST /auditions/:id/invitations') return { candidate_ids: [randomUUID()] };
  if (route.endsWith('/grant-time')) return { due_date: '2099-01-03T11:00:00.000Z' };
  if (route.endsWith('/ask-time')) return { message: 'Jag är på resa.' };
  if (route.endsWith('/access-needs')) return { words: 'Ramp.', consents: true };
  return / (\/talent)?\/(auditions|invitations)\/:id/.test(route) ? {} : undefined;
}
