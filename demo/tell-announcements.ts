import { sql } from 'kysely';
import { projectInput } from '#contract/projects/project.ts';
import { START_TERMS } from '#domain/deal/terms/start-terms.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import {
  moveAnnouncement,
  openAnnouncement,
} from '#server/features/casting/announcement/commands/move-announcement.ts';
import { showInterest } from '#server/features/casting/announcement/commands/show-interest.ts';
import { writeAnnouncement } from '#server/features/casting/announcement/commands/write-announcement.ts';
import { createProject } from '#server/features/projects/project/commands/create-project.ts';
import { DEMO_COMPANY } from './accounts.ts';
import { isAdultOn, type SeededTalent } from './seed-talents.ts';
import { run, type Stage } from './stage.ts';

/** An announcement of a project's role; days are counted from today. */
interface Told {
  readonly company: string;
  readonly project: string;
  readonly role: string;
  readonly heading: string;
  readonly body: string;
  readonly question: string;
  readonly is_public: boolean;
  readonly sent: number;
  readonly closes: number;
  /** Number of answers; absent for an announcement that waits for its review. */
  readonly answers?: number;
  /** True for the company's first announcement, which an administrator reads before publication. */
  readonly is_first: boolean;
  /** True if the announcement needs a project of its own. */
  readonly is_alone?: true;
}

/** One closed announcement, two running, and one waiting for review. */
const ANNOUNCEMENTS: readonly Told[] = [
  {
    company: DEMO_COMPANY.key,
    project: 'Andra chansen',
    role: 'Väntrummet',
    is_public: false,
    is_first: true,
    heading: 'Sitt i väntrummet i en tv-serie',
    body: 'Vi söker ansikten i alla åldrar till väntrummet på en vårdcentral. Inga repliker, men du är i bild länge.',
    question: '',
    sent: -22,
    closes: -14,
    answers: 0,
  },
  {
    company: DEMO_COMPANY.key,
    project: 'Rättsläkaren i Visby',
    is_public: true,
    is_first: false,
    role: 'Poliser i uniform',
    heading: 'Poliser till en kriminalserie på Gotland',
    body: 'Vi kompletterar med poliser till andra säsongen. Ni är åtta som går skallgång, vaktar en avspärrning och sitter i en fikapaus som blir längre än tänkt.\n\nUniformen provas i Visby. Vi ordnar båten och boendet.',
    question: 'Har du gjort lumpen, varit ordningsvakt eller liknande?',
    sent: -3,
    closes: 5,
    answers: 3,
  },
  {
    company: 'fyrkant',
    project: 'Dans i en hiss',
    role: 'Dansaren',
    is_public: false,
    is_first: true,
    heading: 'Dans i en hiss, en dag i Stockholm',
    body: 'En kort film utan ord: fyra våningar, en hiss och någon som inte kan låta bli att dansa. Vi repeterar på plats samma morgon.',
    question: 'Skicka gärna med var vi kan se dig röra dig.',
    sent: -4,
    closes: 6,
    answers: 2,
    is_alone: true,
  },
  {
    company: 'kvarter',
    project: 'Pensionen som reser',
    role: 'Badaren',
    is_public: true,
    is_first: true,
    heading: 'Någon som badar året runt',
    body: 'Till en film om att ha tid. Du badar på riktigt, i oktober som i juli, och vi filmar när du gör det.',
    question: 'Hur ofta badar du, och var?',
    sent: -1,
    closes: 9,
  },
];

const ANSWERS = [
  'Det här vill jag gärna vara med på. Jag är ledig alla dagarna.',
  'Jag har gjort liknande förut och bor nära båten.',
  'Ja tack, jag kommer gärna på ett prov om ni vill se mig först.',
];

/** Some talents whom the project has not asked; the choice is the same every time. */
async function whoAnswers(stage: Stage, talents: readonly SeededTalent[], project_id: string, count: number) {
  const { rows } = await sql<{ talent_id: string }>`
    select talent_id from candidates where project_id = ${project_id}`.execute(stage.services.db);
  const asked = new Set(rows.map(({ talent_id }) => talent_id));
  return talents
    .filter(
      (talent) =>
        talent.is_findable &&
        talent.joined < -30 &&
        isAdultOn(talent, stage.calendar, 0) &&
        talent.person.playing_age_min <= 40 &&
        !asked.has(talent.actor.talent_id),
    )
    .slice(1, count + 1);
}

async function answer(stage: Stage, { actor }: SeededTalent, id: string, message: string, moment: Moment) {
  const { rows } = await sql<{ project_id: string; revision: number; media_ids: string[] }>`
    select a.project_id, a.revision + p.revision as revision,
      array(select m.id from media m where m.talent_id = ${actor.talent_id} order by m.position limit 2) as media_ids
    from announcements a join projects p on p.id = a.project_id where a.id = ${id}`.execute(stage.services.db);
  const [row] = rows;
  if (!row) throw new Error('The announcement to answer does not exist.');
  const { project_id, ...read } = row;
  await run(stage, 'answering an announcement', (trx) =>
    showInterest(trx, actor, { id, project_id }, { ...read, message }, moment),
  );
}

/** A project of one role, announced before the company asks anybody. */
async function writeProject(stage: Stage, owner: CompanyActor, { project, role }: Told, moment: Moment): Promise<void> {
  const day = stage.calendar.day(22);
  const wishes: Wish[] = [
    { demand: 'must', any: [{ kind: 'category', id: 'dancer' }] },
    { demand: 'must', any: [{ kind: 'age', min: 22, max: 40 }] },
    { demand: 'merit', any: [{ kind: 'skill', id: 'contemporary' }] },
  ];
  const input = projectInput.parse({
    kind: 'project',
    title: project,
    production_type: 'music_video',
    municipality_id: '0180',
    place: 'Katarinahissen',
    description: 'En kort film utan ord.',
    decision_by: stage.calendar.day(13),
    usage_media: ['online', 'organic_social'],
    usage_territory: 'WORLD',
    usage_months: 24,
    dates: [{ kind: 'work', starts_on: day, ends_on: day }],
    roles: [
      {
        title: role,
        description: 'Dansar ensam genom hela filmen.',
        headcount: 1,
        terms: { ...BLANK_TERMS, hours: START_TERMS.hours, fee: dayFee(kronor(5_200)) },
        wanted: { wishes },
      },
    ],
  });
  await run(stage, project, (trx) => createProject(trx, owner, input, moment));
}

async function write(stage: Stage, owner: CompanyActor, told: Told, moment: Moment): Promise<string> {
  const { rows } = await sql<{ project_id: string; role_id: string }>`
    select p.id as project_id, r.id as role_id from projects p join project_roles r on r.project_id = p.id
    where p.title = ${told.project} and r.title = ${told.role}`.execute(stage.services.db);
  const [ids] = rows;
  if (!ids) throw new Error(`The project ${told.project} has no role ${told.role}.`);
  const { heading, body, question, is_public } = told;
  const written = {
    heading,
    body,
    question,
    is_public,
    is_indexed: is_public,
    shows_company: true,
    picture_count: 2,
    closes_on: stage.calendar.day(told.closes),
  };
  return run(stage, heading, (trx) => writeAnnouncement(trx, owner, { ...ids, written }, moment));
}

/** Writes announcements into the timeline, with their reviews and answers. */
export function tellAnnouncements(
  stage: Stage,
  owners: ReadonlyMap<string, CompanyActor>,
  talents: readonly SeededTalent[],
): void {
  for (const told of ANNOUNCEMENTS) {
    const { sent, answers, is_first, heading } = told;
    const owner = owners.get(told.company);
    if (!owner) throw new Error(`The company of ${heading} was not made.`);
    let id = '';
    if (told.is_alone) stage.timeline.add(sent, 9, (moment) => writeProject(stage, owner, told, moment));
    stage.timeline.add(sent, 10, async (moment) => {
      id = await write(stage, owner, told, moment);
      await run(stage, heading, (trx) => openAnnouncement(trx, owner, id, is_first ? 'submit' : 'publish', moment));
    });
    if (answers === undefined) continue;
    if (is_first) {
      stage.timeline.add(sent, 14, (moment) =>
        run(stage, `${heading}: approve`, (trx) => moveAnnouncement(trx, stage.admin, id, 'approve', {}, moment)),
      );
    }
    stage.timeline.add(sent + 1, 16, async (moment) => {
      const { rows } = await sql<{ project_id: string }>`
        select project_id from announcements where id = ${id}`.execute(stage.services.db);
      const people = await whoAnswers(stage, talents, rows[0]?.project_id ?? '', answers);
      for (const [at, talent] of people.entries()) await answer(stage, talent, id, ANSWERS[at] ?? '', moment);
    });
  }
}
