import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { signForTalent } from '#server/features/work/agreement/commands/sign-agreements.ts';
import { orderExtension, signOrder } from '#server/features/work/extension/commands/order-extension.ts';
import { findOffer } from '#server/features/work/extension/queries/find-offer.ts';
import { reportPublication } from '#server/features/work/right/commands/report-publication.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { DEMO_TALENT } from './accounts.ts';
import { must } from './must.ts';
import { run, type Stage, type ToldProject } from './stage.ts';
import { REQUEST } from './tell-agreements.ts';

const WEEK = 7;

async function findRights({ services }: Stage, { id }: ToldProject, line_index: number) {
  const { rows } = await sql<{ id: string; talent_id: string }>`
    select id, talent_id from usage_rights where project_id = ${id} and line_index = ${line_index} order by id`.execute(
    services.db,
  );
  return rows;
}

/** The company reports the first publication of one right of a story, for all its talents at once. */
async function report(stage: Stage, told: ToldProject, line_index: number, moment: Moment) {
  const [right] = await findRights(stage, told, line_index);
  if (!right) throw new Error(`${told.story.title} has no right to publish.`);
  const publication = { published_on: moment.today, seen_published_on: null, with_alike: true };
  await run(stage, `${told.story.title}: show`, (trx) =>
    reportPublication(trx, told.company, right.id, publication, moment),
  );
}

/**
 * The company extends one right of a story, for all talents, by the length of the right; DEMO_TALENT has not signed
 * yet.
 */
async function extend(stage: Stage, told: ToldProject, line_index: number, moment: Moment) {
  const { company, plan, story } = told;
  const services = { ...stage.services, clock: () => new Date(moment.now) };
  const what = `${story.title}: extend`;
  const signing = {
    party: 'company' as const,
    known_name: company.name,
    typed_name: company.name,
    account_id: company.account_id,
    request: REQUEST,
  };
  for (const { id, talent_id } of await findRights(stage, told, line_index)) {
    const offer = must(await findOffer(services.db, company, id, moment), what);
    const seen = { ends_on: offer.ends_on, total_ore: offer.company.total_ore };
    const ordered = await run(stage, what, (trx) => orderExtension(trx, company, id, { seen, signing }, moment));
    const { id: agreement_id, sha256 } = must(await signOrder(services, company, ordered, signing, moment), what);
    const actor = plan.find(({ talent }) => talent.actor.talent_id === talent_id)?.talent.actor;
    if (!actor || sha256 === null || actor.email === DEMO_TALENT.email) continue;
    const given = { typed_name: actor.name, account_id: actor.account_id, request: REQUEST };
    await run(stage, what, (trx) => signForTalent(trx, actor, { id: agreement_id, sha256 }, given, moment));
  }
}

/** Runs the deadlines of rights, which send notices and end rights. */
function keepDeadlines({ services }: Stage, { now }: Moment) {
  return sweepDeadlines({ ...services, clock: () => new Date(now) }, ['right']);
}

/**
 * Writes publications and extensions of a story's rights into the timeline, with the weekly deadline job since the
 * first publication.
 */
export function tellRights(stage: Stage, told: ToldProject): void {
  const { rights = [] } = told.story;
  for (const [index, { shown, extended }] of rights.entries()) {
    if (shown !== undefined) stage.timeline.add(shown, 15, (moment) => report(stage, told, index, moment));
    if (extended !== undefined) stage.timeline.add(extended, 14, (moment) => extend(stage, told, index, moment));
  }
  const first = Math.min(...rights.map(({ shown = 0 }) => shown));
  for (let day = first; rights.length > 0 && day <= 0; day += WEEK) {
    stage.timeline.add(Math.min(day + WEEK, 0), 5, (moment) => keepDeadlines(stage, moment));
  }
}
