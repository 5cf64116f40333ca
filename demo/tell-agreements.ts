import { sql } from 'kysely';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { agreementPrinting } from '#server/features/work/agreement/commands/print-agreements.ts';
import { signForCompany, signForTalent } from '#server/features/work/agreement/commands/sign-agreements.ts';
import { workOff } from '#server/jobs/lane.ts';
import { DEMO_TALENT } from './accounts.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

/** A visitor's browser, as the evidence of a signature records it. */
export const REQUEST = { ip: '127.0.0.1', headers: new Headers() };

interface Agreement {
  readonly id: string;
  readonly talent_id: string;
  readonly sha256: string;
}

async function findAgreements({ services }: Stage, project_id: string): Promise<Agreement[]> {
  const { rows } = await sql<Agreement>`
    select a.id, a.talent_id, d.sha256 from agreements a join documents d on d.id = a.document_id
    where a.project_id = ${project_id} order by a.id`.execute(services.db);
  return rows;
}

async function signAsCompany(stage: Stage, { story, company, id }: ToldProject, moment: Moment): Promise<void> {
  const parts = { ...stage.services, clock: () => new Date(moment.now) };
  // Two at the same time: one document is drawn in its own thread while another is written to the database.
  await workOff(parts.db, agreementPrinting(parts, sql`project_id = ${id}`), 2);
  const shown = await findAgreements(stage, id);
  if (shown.length === 0) return;
  const signing = {
    party: 'company' as const,
    known_name: company.name,
    typed_name: company.name,
    account_id: company.account_id,
    request: REQUEST,
  };
  await run(stage, `${story.title}: sign`, (trx) => signForCompany(trx, company, id, shown, signing, moment));
}

/**
 * All talents sign, except DEMO_TALENT in a project that was activated in the last three weeks and is not completed:
 * she leaves an agreement for the visitor to sign.
 */
async function signAsTalents(stage: Stage, told: ToldProject, moment: Moment): Promise<void> {
  const { story, id, plan } = told;
  const isToCome = story.completed === undefined && moment.today >= addDays(stage.calendar.day(0), -20);
  for (const agreement of await findAgreements(stage, id)) {
    const actor = plan.find(({ talent }) => talent.actor.talent_id === agreement.talent_id)?.talent.actor;
    if (!actor || (isToCome && actor.email === DEMO_TALENT.email)) continue;
    const signing = { typed_name: actor.name, account_id: actor.account_id, request: REQUEST };
    await run(stage, `${story.title}: sign`, (trx) => signForTalent(trx, actor, agreement, signing, moment));
  }
}

/**
 * Writes the signing of an activated project's agreements into the timeline: the company signs at once, talents the day
 * after.
 */
export function tellAgreements(stage: Stage, told: ToldProject): void {
  const { activated } = told.story;
  if (activated === undefined) return;
  stage.timeline.add(activated, 10, (moment) => signAsCompany(stage, told, moment));
  stage.timeline.add(activated + 1, 18, (moment) => signAsTalents(stage, told, moment));
}
