import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { InjuryWords, WrittenInjury } from '#contract/work/injury.ts';
import { keepWords } from '#server/features/work/injury/commands/sealed-injuries.ts';
import type { TestServer } from '#tests/support/test-server.ts';

export const INJURY_WORDS: InjuryWords = {
  at_time: '14:30',
  place: 'Stallgången',
  what: 'Hästen backade.',
  injury: 'Bruten handled.',
};

/** A report of an injury of an assignment (the id of its candidate). */
export const anInjury = (assignment_id: string, given: Partial<WrittenInjury> = {}): WrittenInjury => ({
  id: randomUUID(),
  assignment_id,
  happened_on: '2026-12-10',
  is_serious: false,
  words: INJURY_WORDS,
  ...given,
});

/**
 * Inserts an injury that a talent has reported.
 * @returns its id
 */
export async function anInjuryRow({ services: { db, env } }: TestServer, candidate_id: string): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into work_injuries (id, candidate_id, company_id, talent_id, status, reported_by, happened_on, is_serious,
      created_date, updated_date)
    select ${id}, k.id, p.company_id, k.talent_id, 'reported', 'talent', '2026-01-02', true, app_now(), app_now()
    from candidates k join projects p on p.id = k.project_id where k.id = ${candidate_id}`.execute(db);
  await keepWords(db, env, id, INJURY_WORDS);
  return id;
}

/** A valid body for the routes of injuries; undefined for other routes and for commands without a body. */
export function injuryBody(route: string, candidate_id: string): object | undefined {
  if (route === 'POST /work-injuries') return anInjury(candidate_id, { happened_on: '2026-01-02' });
  if (/\/work-injuries\/:id\/(tell-authority|send)$/.test(route)) return { on: '2026-01-02' };
  return route.endsWith('/close-unsent') ? { reason: 'Talangen fakturerar.' } : undefined;
}
