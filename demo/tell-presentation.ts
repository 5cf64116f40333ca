import { sql } from 'kysely';
import type { Vote } from '#domain/auditions/presentation/presentation.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import {
  lookAsGuest,
  openPresentation,
  voteAsGuest,
} from '#server/features/auditions/presentation/commands/be-guest.ts';
import { linkPresentation } from '#server/features/auditions/presentation/commands/move-presentation.ts';
import { preparePresentation } from '#server/features/auditions/presentation/commands/write-presentation.ts';
import { findGuest } from '#server/features/auditions/presentation/queries/find-guest.ts';
import { moveCandidate } from '#server/features/casting/candidate/commands/move-candidate.ts';
import { must } from './must.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

const SHOWN = 6;

/** The guests of the presentation, with their votes on the first people shown. */
const GUESTS: readonly { name: string; says: readonly (readonly [Vote, string])[] }[] = [
  {
    name: 'Karin, Ahlgren & Co',
    says: [
      ['yes', 'Precis så vi har tänkt oss.'],
      ['maybe', ''],
      ['no', ''],
    ],
  },
  {
    name: 'Petter',
    says: [
      ['yes', ''],
      ['yes', 'Kan vi se mer film?'],
      ['maybe', 'Lite för ung?'],
    ],
  },
];

interface Choice {
  readonly id: string;
  readonly client_decision: string | null;
}

/**
 * The company puts some talents who said yes on hold or calls them back, and shows the first ones to the client, who
 * votes.
 */
async function show(stage: Stage, { story, company, id }: ToldProject, moment: Moment): Promise<void> {
  const { rows } = await sql<Choice>`
    select id, client_decision from candidates
    where project_id = ${id} and interest_status = 'interested' and not is_deleted and closed_date is null
    order by role_index, client_decision nulls last, board_position, id`.execute(stage.services.db);
  const undecided = rows.filter(({ client_decision }) => client_decision === null);
  for (const [at, { id: candidate_id }] of undecided.slice(0, 4).entries()) {
    const command = at % 2 === 0 ? 'call-back' : 'hold';
    await run(stage, `${story.title}: ${command}`, (trx) =>
      moveCandidate(trx, company, candidate_id, { command, words: {} }, moment),
    );
  }
  const candidate_ids = rows.slice(0, SHOWN).map((row) => row.id);
  const begun = { title: `Urval till ${story.title}`, candidate_ids };
  const made = await run(stage, `${story.title}: a presentation`, (trx) =>
    preparePresentation(trx, company, id, begun, moment),
  );
  const link = await run(stage, `${story.title}: its link`, (trx) =>
    linkPresentation(trx, company, made, 'share', moment),
  );
  for (const guest of GUESTS) await visit(stage, link, guest, moment);
}

async function visit(
  stage: Stage,
  { token, code }: { token: string; code: string },
  { name, says }: (typeof GUESTS)[number],
  moment: Moment,
): Promise<void> {
  const browser = {
    id: '',
    ip: '',
    headers: new Headers(),
    signal: new AbortController().signal,
    setCookies: () => undefined,
  };
  const device = must(await openPresentation(stage.services, { token, code, name }, browser, moment), `${name} looks`);
  const guest = await findGuest(stage.services.db, token, device, moment);
  if (!guest) throw new Error(`${name} was not let in`);
  const { rows } = await sql<{ id: string }>`
    select id from presentation_people where presentation_id = ${guest.presentation.id} order by position, id`.execute(
    stage.services.db,
  );
  for (const [at, { id: person_id }] of rows.entries()) {
    await run(stage, `${name} looks`, (trx) => lookAsGuest(trx, guest, person_id, 'person', moment));
    const [vote, comment] = says[at] ?? [];
    if (vote)
      await run(stage, `${name} says ${vote}`, (trx) =>
        voteAsGuest(trx, token, device, { person_id, vote, comment: comment ?? '' }, moment),
      );
  }
}

/** Writes a presentation to the client into the timeline, for a project whose candidates are decided. */
export function tellPresentation(stage: Stage, told: ToldProject): void {
  if (told.story.end === 'decided' && told.story.kind !== 'order' && !told.story.has_closed_role)
    stage.timeline.add(-1, 16, (moment) => show(stage, told, moment));
}
