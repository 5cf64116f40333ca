import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { writeReview } from '#server/features/work/review/commands/write-review.ts';
import { loadReviews } from '#server/features/work/review/queries/load-reviews.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

/** The company's reviews of the first talents; the other talents get none. */
const SAID = [
  {
    scores: { punctual: 5, prepared: 5, easy_to_work_with: 5 },
    words: 'Lyhörd, påläst och alltid på plats före utsatt tid. Det märktes på hela teamet att vi trivdes ihop.',
  },
  {
    scores: { punctual: 4, prepared: 5, easy_to_work_with: 5 },
    words: 'Gjorde tagning sju lika levande som den första. Vi ringer gärna igen.',
  },
];

/** The first talent's review of the company. */
const ANSWERED = {
  scores: { communication: 4, as_agreed: 5, safe_and_kind: 5 },
  words: 'Tydligt dagsbesked kvällen innan, varm mat i regnet och någon som frågade hur det gick.',
};

async function write(stage: Stage, { story, company, plan, id }: ToldProject, moment: Moment): Promise<void> {
  const where = sql`w.project_id = ${id} and w.status = 'open'`;
  const open = await loadReviews(stage.services.db, company, where, moment);
  for (const [index, said] of SAID.entries()) {
    const review = open[index];
    if (!review) return;
    await run(stage, `${story.title}: review`, (trx) =>
      writeReview(trx, company, review.candidate_id, { ...said, note: '', revision: 0 }, moment),
    );
    const answers =
      index === 0 && story.is_paid && plan.find(({ talent }) => talent.actor.talent_id === review.talent_id);
    if (!answers) continue;
    await run(stage, `${story.title}: answer`, (trx) =>
      writeReview(trx, answers.talent.actor, review.candidate_id, { ...ANSWERED, note: '', revision: 0 }, moment),
    );
  }
}

/**
 * Adds reviews to the timeline. After paid work the company and its first talent have both written, so these reviews
 * are public. After work that was just approved only the company has written, and nobody else can read its review yet.
 * Small jobs that went smoothly get no reviews.
 */
export function tellReviews(stage: Stage, told: ToldProject): void {
  const { completed, reported, is_paid, goes_smoothly } = told.story;
  if (goes_smoothly) return;
  const day = is_paid ? completed && completed + 7 : reported && reported + 1;
  if (day !== undefined) stage.timeline.add(day, 15, (moment) => write(stage, told, moment));
}
