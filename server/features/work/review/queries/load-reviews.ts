import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { ReviewStatus } from '#domain/work/review/review.workflow.ts';
import type { ReviewPart } from '#domain/work/review/shown-review.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

/**
 * Actors who read reviews. Talents and companies read their own, as far as `shownPart` allows; administrators read all.
 */
export type ReviewActor = TalentActor | ProjectActor;

/** A review with its people. */
export interface LoadedReview {
  readonly id: string;
  readonly status: ReviewStatus;
  readonly closes_date: string;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly birth_date: string | null;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly company: ReviewPart<'company'> | null;
  readonly talent: ReviewPart<'talent'> | null;
}

/** The condition on `w` (reviews) and `p` (projects) for the reviews that the actor may see; without an actor, all. */
function visibleReviews(actor: ReviewActor | null) {
  if (actor === null) return sql`true`;
  return actor.role === 'talent' ? sql`w.talent_id = ${actor.talent_id}` : visibleProjects(actor);
}

// A company sees the names of talents whom it may see (`isSeenTalent`); NOT_AVAILABLE replaces other names.
function nameFor(actor: ReviewActor | null, { today }: Moment) {
  const name = sql`btrim(t.first_name || ' ' || t.last_name)`;
  if (actor === null || actor.role === 'talent') return name;
  return sql`case when ${isSeenTalent('t', actor, today)} then ${name} else ${NOT_AVAILABLE} end`;
}

/**
 * Reviews that the actor may see, with both parts as stored; presenters apply `shownPart`. In `where` and `order`, `w`
 * is the review. Without an actor: all reviews, with the talents' names.
 */
export async function loadReviews(
  db: Db,
  actor: ReviewActor | null,
  where: ReturnType<typeof sql>,
  moment: Moment,
  order = sql`w.id`,
): Promise<LoadedReview[]> {
  const part = (side: string) => sql`(
    select jsonb_build_object('scores', part.scores, 'words', part.words, 'note', part.note, 'written_by', part.written_by,
      'revision', part.revision, 'reply', part.reply, 'hidden_reason', part.hidden_reason)
    from review_parts part where part.review_id = w.id and part.side = ${side})`;
  const { rows } = await sql<LoadedReview>`
    select w.id, w.status, w.closes_date, w.candidate_id, w.project_id, w.company_id, w.talent_id,
      p.title as project_title, c.name as company_name, ${nameFor(actor, moment)} as talent_name, t.birth_date,
      k.terms ->> 'role_title' as role_title, ${part('company')} as company, ${part('talent')} as talent
    from reviews w join candidates k on k.id = w.candidate_id join projects p on p.id = w.project_id
      join companies c on c.id = w.company_id join talents t on t.id = w.talent_id
    where ${where} and ${visibleReviews(actor)} order by ${order}`.execute(db);
  return rows;
}
