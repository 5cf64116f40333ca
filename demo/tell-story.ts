import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import { createProject } from '#server/features/projects/project/commands/create-project.ts';
import { moveProject } from '#server/features/projects/project/commands/move-project.ts';
import { pickTalents } from '#server/features/projects/project/commands/pick-talents.ts';
import { saveProject } from '#server/features/projects/project/commands/save-project.ts';
import { loadProject } from '#server/features/projects/project/queries/load-project.ts';
import { sendRequests } from '#server/features/work/pipeline/commands/send-requests.ts';
import { briefInput } from './brief-input.ts';
import type { DemoProject } from './people/demo-project.ts';
import { randomFrom, seedOf } from './people/random.ts';
import type { PlannedRequest } from './plan-casting.ts';
import { run, type Stage, type ToldProject } from './stage.ts';
import type { Story } from './story.ts';
import { tellAgreements } from './tell-agreements.ts';
import { tellAuditions } from './tell-auditions.ts';
import { tellCandidates } from './tell-candidates.ts';
import { tellClosing } from './tell-closing.ts';
import { tellDays } from './tell-days.ts';
import { tellInvoices } from './tell-invoices.ts';
import { tellOrder } from './tell-order.ts';
import { tellDetails } from './tell-payouts.ts';
import { tellPhones } from './tell-phones.ts';
import { tellPresentation } from './tell-presentation.ts';
import { tellReports } from './tell-reports.ts';
import { tellReviews } from './tell-reviews.ts';
import { tellRights } from './tell-rights.ts';
import { tellTapes } from './tell-tapes.ts';
import { tellThreads } from './tell-threads.ts';

import { REQUEST_WORDS } from './words.ts';

async function write(stage: Stage, told: ToldProject, brief: DemoProject, moment: Moment): Promise<void> {
  const { story, company } = told;
  const rough = briefInput(brief, story, stage.calendar, true);
  told.id = await run(stage, `${story.title}: create`, (trx) => createProject(trx, company, rough, moment));
}

async function complete(stage: Stage, told: ToldProject, brief: DemoProject, moment: Moment): Promise<void> {
  const { story, company, id } = told;
  const input = briefInput(brief, story, stage.calendar, false);
  await run(stage, `${story.title}: save`, (trx) => saveProject(trx, company, id, { ...input, revision: 1 }, moment));
  const project = await loadProject(stage.services.db, company, id);
  told.role_ids = project?.roles.map((role) => role.id) ?? [];
}

/** The company selects talents in a project that has sent no request yet. */
async function pick(stage: Stage, told: ToldProject, picks: readonly PlannedRequest[], moment: Moment): Promise<void> {
  for (const [role_index, role_id] of told.role_ids.entries()) {
    const people = picks.filter((one) => one.role_index === role_index).map((one) => one.talent.actor.talent_id);
    if (people.length === 0) continue;
    await run(stage, `${told.story.title}: pick`, (trx) =>
      pickTalents(trx, told.company, told.id, role_id, people, moment),
    );
  }
}

async function ask(stage: Stage, told: ToldProject, asked: number, moment: Moment): Promise<void> {
  const { story, company, id, role_ids } = told;
  const now = told.plan.filter((one) => one.asked === asked);
  const [first] = now;
  if (!first) return;
  const picks = now.map(({ role_index, talent }) => ({
    role_id: role_ids[role_index] ?? '',
    talent_id: talent.actor.talent_id,
  }));
  const message = randomFrom(seedOf(story.title)).pick(REQUEST_WORDS);
  const answer_by = stage.calendar.day(first.answer_by);
  const sent = await run(stage, `${story.title}: ask`, (trx) =>
    sendRequests(trx, company, id, { picks, answer_by, message }, moment),
  );
  if (sent.skipped.length > 0) throw new Error(`${story.title} skipped ${JSON.stringify(sent.skipped)}`);
  const { rows } = await sql<{ id: string; talent_id: string }>`
    select id, talent_id from candidates where project_id = ${id}`.execute(stage.services.db);
  for (const { talent } of now) {
    const candidate = rows.find((row) => row.talent_id === talent.actor.talent_id);
    if (candidate) told.candidate_ids.set(talent, candidate.id);
  }
}

function tellEnd(stage: Stage, told: ToldProject): void {
  const { story, company } = told;
  const { timeline } = stage;
  const { activated, completed, cancelled } = story;
  if (activated !== undefined) {
    timeline.add(activated, 9, (moment) =>
      run(stage, `${story.title}: activate`, (trx) =>
        moveProject(trx, company, told.id, { command: 'activate', words: {}, accepts_short_roles: true }, moment),
      ),
    );
  }
  if (completed !== undefined) {
    timeline.add(completed, 11, (moment) =>
      run(stage, `${story.title}: complete`, (trx) =>
        moveProject(trx, company, told.id, { command: 'complete', words: {} }, moment),
      ),
    );
  }
  if (cancelled) {
    timeline.add(cancelled.on, 14, (moment) =>
      run(stage, `${story.title}: cancel`, (trx) =>
        moveProject(trx, company, told.id, { command: 'cancel', words: { reason: cancelled.reason } }, moment),
      ),
    );
  }
}

/** Writes one project's story into the timeline: every step by the company and its talents. */
export function tellStory(
  stage: Stage,
  story: Story,
  brief: DemoProject,
  company: CompanyActor,
  plan: readonly PlannedRequest[],
  picks: readonly PlannedRequest[],
): void {
  const { timeline } = stage;
  const told: ToldProject = { story, company, plan, id: '', role_ids: [], candidate_ids: new Map() };
  const step = (command: 'open-casting' | 'start-review') => (moment: Moment) =>
    run(stage, `${story.title}: ${command}`, (trx) =>
      moveProject(trx, company, told.id, { command, words: {} }, moment),
    );

  timeline.add(story.created, 8, (moment) => write(stage, told, brief, moment));
  if (story.is_rough) return;
  timeline.add(story.created, 13, (moment) => complete(stage, told, brief, moment));
  if (story.end === 'draft') return;
  timeline.add(story.created + 1, 8, step('open-casting'));
  if (picks.length > 0) timeline.add(story.created + 1, 12, (moment) => pick(stage, told, picks, moment));
  for (const asked of new Set(plan.map((one) => one.asked))) {
    timeline.add(asked, 7, (moment) => ask(stage, told, asked, moment));
  }
  tellCandidates(stage, told);
  if (story.reviewed !== undefined) timeline.add(story.reviewed, 8, step('start-review'));
  tellEnd(stage, told);
  tellAgreements(stage, told);
  tellRights(stage, told);
  tellDetails(stage, told);
  tellReports(stage, told);
  tellInvoices(stage, told);
  tellOrder(stage, told);
  tellAuditions(stage, told);
  tellTapes(stage, told);
  tellClosing(stage, told);
  tellPresentation(stage, told);
  tellPhones(stage, told);
  tellDays(stage, told);
  tellReviews(stage, told);
  tellThreads(stage, told);
}
