import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { beginClosing } from '#server/features/casting/closing/commands/begin-closing.ts';
import { CLOSING_TEXTS } from '#texts/casting/closing-words.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

const KEPT =
  'Tack för en fin provfilmning. Vi valde någon annan som Nadia, men vi skriver fler avsnitt i vår och har dig i åtanke.';

/** Closes the first role of a project, and keeps one talent who said yes in mind. */
async function close(stage: Stage, { story, company, id, role_ids: [role_id = ''] }: ToldProject, moment: Moment) {
  const { rows } = await sql<{ id: string }>`
    select id from candidates where role_id = ${role_id} and interest_status = 'interested'
      and client_decision is distinct from 'approved' order by id limit 1`.execute(stage.services.db);
  const named = rows.map((row) => ({ candidate_id: row.id, outcome: 'kept' as const }));
  await run(stage, `${story.title}: close a role`, (trx) =>
    beginClosing(trx, company, id, { role_id, texts: { ...CLOSING_TEXTS, kept: KEPT }, named }, moment),
  );
}

/** Writes the closing of a role into the timeline. The next morning's deadline job tells the waiting talents. */
export function tellClosing(stage: Stage, told: ToldProject): void {
  if (told.story.has_closed_role) stage.timeline.add(-1, 15, (moment) => close(stage, told, moment));
}
