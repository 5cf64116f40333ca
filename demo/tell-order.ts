import type { ProjectInput } from '#contract/projects/project.ts';
import { NO_ADDITIONS } from '#domain/deal/terms/fee.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { suggestTerms } from '#server/features/casting/counter-offer/commands/suggest-terms.ts';
import { createProject } from '#server/features/projects/project/commands/create-project.ts';
import { moveProject } from '#server/features/projects/project/commands/move-project.ts';
import { loadProject } from '#server/features/projects/project/queries/load-project.ts';
import { saveTemplate } from '#server/features/projects/project-start/commands/save-template.ts';
import { sendRequests } from '#server/features/work/pipeline/commands/send-requests.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

type RoleTerms = ProjectInput['roles'][number]['terms'];

const TITLE = 'Pratorna till trailern';

/**
 * An order for two talents whom the company has asked before and who have not answered; one makes a counter-offer with
 * a higher fee.
 */
async function order(stage: Stage, { company, plan }: ToldProject, moment: Moment): Promise<void> {
  const people = [...new Set(plan.filter(({ outcome }) => outcome === 'pending').map(({ talent }) => talent))].slice(
    0,
    2,
  );
  const day = stage.calendar.day(12);
  const wanted = { text: '', wishes: [], unknown: [] };
  const hours = { call_time: '09:00', end_time: '12:00' };
  const terms = { ...BLANK_TERMS, hours, fee: dayFee(kronor(4_200)) } as RoleTerms;
  const id = await run(stage, TITLE, (trx) =>
    createProject(
      trx,
      company,
      {
        kind: 'order',
        acceptance: 'all',
        title: TITLE,
        production_type: null,
        municipality_id: '0180',
        description: 'Två röster till en trailer på en minut, en förmiddag i studio.',
        place: 'Studio 2',
        usage_media: ['online'],
        usage_territory: 'SE',
        usage_months: 12,
        decision_by: null,
        greeting: '',
        dates: [{ kind: 'work', starts_on: day, ends_on: day }],
        roles: [{ title: 'Berättarröst', description: '', headcount: 2, terms, wanted }],
      },
      moment,
    ),
  );
  await run(stage, TITLE, (trx) => moveProject(trx, company, id, { command: 'open-casting', words: {} }, moment));
  const made = await loadProject(stage.services.db, company, id);
  const role_id = made?.roles[0]?.id ?? '';
  const picks = people.map(({ actor }) => ({ role_id, talent_id: actor.talent_id }));
  const answer_by = stage.calendar.day(5);
  await run(stage, TITLE, (trx) =>
    sendRequests(trx, company, id, { picks, answer_by, message: 'Kul om ni vill vara med igen.' }, moment),
  );
  await run(stage, TITLE, (trx) => saveTemplate(trx, company, id, 'Röster, en förmiddag', moment));
  const [first] = people;
  if (!first) return;
  const { rows } = await stage.services.pool.query<{ id: string }>(
    'select id from candidates where project_id = $1 and talent_id = $2',
    [id, first.actor.talent_id],
  );
  const proposal = { fee_ore: kronor(5_500), additions: NO_ADDITIONS, months: [12], ends_on: null };
  const words = 'Jag gör det gärna, men för nätet i ett år brukar jag ta lite mer.';
  await run(stage, TITLE, (trx) =>
    suggestTerms(trx, first.actor, rows[0]?.id ?? '', { ...proposal, words, terms_version: 1 }, moment),
  );
}

/** Writes into the timeline an order of DEMO_COMPANY, after its first requests. */
export function tellOrder(stage: Stage, told: ToldProject): void {
  if (told.story.has_order) stage.timeline.add(-1, 14, (moment) => order(stage, told, moment));
}
