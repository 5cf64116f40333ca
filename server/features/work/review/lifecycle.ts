import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { OPEN_DAYS } from '#domain/work/review/review.rules.ts';
import { reviewSubject } from '#domain/work/review/shown-review.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { NewEvent } from '#server/events/event.ts';
import type { Loaded, Making, MakingAdapter } from '#server/lifecycle/adapter.ts';
import { type LoadedReview, loadReviews } from './queries/load-reviews.ts';

type People = Pick<
  LoadedReview,
  | 'candidate_id'
  | 'project_id'
  | 'company_id'
  | 'talent_id'
  | 'project_title'
  | 'company_name'
  | 'talent_name'
  | 'role_title'
>;

function about(review: People) {
  const { candidate_id, project_id, company_id, talent_id } = review;
  const { project_title, company_name, talent_name, role_title } = review;
  return {
    concerned: { candidate_id, project_id, company_id, talent_id },
    facts: { project_title, company_name, talent_name, role_title },
  };
}

/** A review in the form that `move` takes. */
export function reviewObject(review: LoadedReview): Loaded<'review'> {
  return { id: review.id, subject: reviewSubject(review), ...about(review) };
}

const DAY_MS = 86_400_000;

/**
 * New reviews: one for each candidate of `which` (a condition on `k`, candidates) who has no review, has worked in a
 * completed project, and whose work has been charged.
 */
async function openFor(trx: Trx, which: ReturnType<typeof sql>, { now }: Moment): Promise<Making<'review'>[]> {
  const { rows } = await sql<People>`
    select k.id as candidate_id, k.project_id, p.company_id, k.talent_id, p.title as project_title, c.name as company_name,
      btrim(t.first_name || ' ' || t.last_name) as talent_name, k.terms ->> 'role_title' as role_title
    from candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
      join talents t on t.id = k.talent_id
    where ${which} and p.status = 'completed'
      and exists (select from bookings b where b.candidate_id = k.id and b.status = 'completed')
      and exists (select from charges g where g.candidate_id = k.id and g.kind = 'work')
      and not exists (select from reviews w where w.candidate_id = k.id)
    order by k.id`.execute(trx);
  const closes_date = new Date(Date.parse(now) + OPEN_DAYS * DAY_MS).toISOString();
  return rows.map((row) => {
    const { candidate_id, project_id, company_id, talent_id } = row;
    const values = { candidate_id, project_id, company_id, talent_id, closes_date, created_date: now };
    return { id: randomUUID(), values, ...about(row) };
  });
}

const ofProjects = (trx: Trx, events: readonly NewEvent[], moment: Moment) =>
  openFor(trx, sql`k.project_id = any(${events.map(({ subject_id }) => subject_id)}::uuid[])`, moment);

const COLUMN_OF = { candidate: 'w.candidate_id', review: 'w.id' } as const;

export const reviewAdapter: MakingAdapter<'review'> = {
  async load(trx, { of, ids }, moment) {
    if (!(of in COLUMN_OF)) throw new Error(`Reviews are not found by ${of}`);
    const where = isAmong(sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]), ids);
    return (await loadReviews(trx, null, where, moment)).map(reviewObject);
  },
  makesWhen: {
    'project.complete': ofProjects,
    'project.complete-unanswered': ofProjects,
    'charge.arise': (trx, events, moment) => {
      const candidates = events.flatMap(({ concerned }) => concerned.candidate_id ?? []);
      return openFor(trx, sql`k.id = any(${candidates}::uuid[])`, moment);
    },
  },
};
