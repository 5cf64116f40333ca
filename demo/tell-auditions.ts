import { sql } from 'kysely';
import type { WrittenAudition } from '#contract/auditions/audition.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';
import { publishAudition } from '#server/features/auditions/audition/commands/move-audition.ts';
import { draftAudition } from '#server/features/auditions/audition/commands/write-audition.ts';
import { addPeople } from '#server/features/auditions/invitation/commands/add-people.ts';
import { answerInvitation } from '#server/features/auditions/invitation/commands/answer-invitation.ts';
import { DEMO_TALENT } from './accounts.ts';
import type { SeededTalent } from './seed-talents.ts';
import { run, type Stage, type ToldProject } from './stage.ts';
import { answerTimes, tellTimes } from './tell-audition-times.ts';

const FRAME = {
  max_takes: 3,
  max_minutes: 5,
  place: '',
  address: '',
  contact: '',
  bring: '',
  video_link: '',
  reads_together: false,
  may_choose_time: false,
  is_intimate: false,
} as const;

const TAPE = {
  ...FRAME,
  kind: 'self_tape',
  title: 'Scenen vid rödljuset',
  instruction:
    'Presentera dig kort med namn och längd. Spela sedan scenen en gång, rakt in i kameran, som om cyklisten stod bredvid dig. En tredje tagning får du göra precis som du vill.',
  context: 'Det regnar, klockan är sju på morgonen och du har just missat bussen. Du får syn på en granne på cykel.',
  tone: 'Vardagligt och varmt, med torr humor.',
  director_note: 'Vi letar efter någon som blir glad trots sig själv. Det behöver inte vara snyggt filmat.',
} as const;

const ON_SITE = {
  ...FRAME,
  kind: 'on_site',
  deadline_date: null,
  title: 'Provfilmning i vårdcentralen',
  instruction: 'Vi läser scenen i väntrummet två gånger, med motläsare på plats.',
  context: 'Ett anhörigsamtal som inte blir som någon tänkt sig.',
  tone: 'Lågmält.',
  director_note: '',
  place: 'Gamla vårdcentralen',
  address: 'Nygatan 12, Södertälje',
  contact: 'Maja Lind, 070-174 06 05',
  bring: 'Mjuka skor.',
  reads_together: true,
} as const satisfies Partial<WrittenAudition>;

/** Messages of talents who decline an invitation; one is empty. */
const NO_WORDS = [
  'Jag repeterar hela veckan, men vill gärna vara med ändå.',
  '',
  'Jag har tyvärr förlorat rösten. Det finns film i mitt CV.',
] as const;

/** All candidates who can be invited, in the order of their requests. */
async function interested({ services }: Stage, { id }: ToldProject): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from candidates where project_id = ${id} and interest_status = 'interested' and not is_deleted
      and closed_date is null and client_decision is distinct from 'rejected' order by created_date, id`.execute(
    services.db,
  );
  return rows.map((row) => row.id);
}

async function call(stage: Stage, told: ToldProject, written: WrittenAudition, moment: Moment) {
  const { story, company, id: project_id } = told;
  const id = await run(stage, `${story.title}: audition`, (trx) =>
    draftAudition(trx, company, project_id, written, moment),
  );
  const candidate_ids = await interested(stage, told);
  if (candidate_ids.length === 0) return;
  const people = { candidate_ids, message: 'Vi tyckte mycket om ditt CV och vill gärna se dig i scenen.' };
  await run(stage, `${story.title}: call`, (trx) => addPeople(trx, company, id, people, moment));
  await run(stage, `${story.title}: publish`, (trx) => publishAudition(trx, company, id, 1, moment));
}

/**
 * The invited talents answer: DEMO_TALENT accepts; of the others one in four declines, and one in four does not answer.
 */
async function answer(stage: Stage, { story, plan, id }: ToldProject, moment: Moment) {
  const { rows } = await sql<{ id: string; talent_id: string }>`
    select v.id, v.talent_id from invitations v join candidates k on k.id = v.candidate_id join talents t on t.id = v.talent_id
    where v.project_id = ${id} and v.status = 'invited' order by k.role_index, t.first_name, t.last_name`.execute(
    stage.services.db,
  );
  const actorOf = (talent_id: string): SeededTalent['actor'] | undefined =>
    plan.find(({ talent }) => talent.actor.talent_id === talent_id)?.talent.actor;
  for (const [index, { id: invitation, talent_id }] of rows.entries()) {
    const actor = actorOf(talent_id);
    const isLead = actor?.email === DEMO_TALENT.email;
    if (!actor || (!isLead && index % 4 === 3)) continue;
    const command = !isLead && index % 4 === 2 ? 'decline' : 'accept';
    const message = command === 'decline' ? (NO_WORDS[index % NO_WORDS.length] ?? '') : '';
    await run(stage, `${story.title}: answer`, (trx) =>
      answerInvitation(trx, actor, invitation, command, message, moment),
    );
  }
}

/**
 * Writes a project's audition into the timeline: tapes with a deadline still to come, or a day with slots in two rooms.
 */
export function tellAuditions(stage: Stage, told: ToldProject): void {
  const { audition } = told.story;
  if (audition === undefined) return;
  const { calendar, timeline } = stage;
  const decision_by = calendar.day(8);
  if (audition === 'on_site') {
    timeline.add(-2, 9, (moment) => call(stage, told, { ...ON_SITE, decision_by }, moment));
    timeline.add(-2, 10, (moment) => tellTimes(stage, told, moment));
    timeline.add(-1, 12, (moment) => answerTimes(stage, told, moment));
    return;
  }
  const written = { ...TAPE, deadline_date: instantAt(calendar.day(3), '12:00'), decision_by };
  timeline.add(-5, 10, (moment) => call(stage, told, written, moment));
  timeline.add(-4, 18, (moment) => answer(stage, told, moment));
}
